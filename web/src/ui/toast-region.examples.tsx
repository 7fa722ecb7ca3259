import { Button } from './button.tsx';
import { Cluster } from './cluster.tsx';
import type { Example } from './example.ts';
import { ToastRegion } from './toast-region.tsx';
import { showToast } from './toasts.ts';

export const examples: readonly Example[] = [
  {
    name: 'tones',
    render: () => (
      <Cluster>
        <Button onClick={() => showToast({ tone: 'neutral', text: 'Link copied.' })}>Say something</Button>
        <Button onClick={() => showToast({ tone: 'good', text: 'Your runs are now in your account.' })}>
          Good news
        </Button>
        <Button
          onClick={() =>
            showToast({
              tone: 'bad',
              text: 'The guess did not arrive. It is kept here; send it again.',
              action: { label: 'Send again', onPress: () => undefined },
            })
          }
        >
          Bad news
        </Button>
        <ToastRegion labels={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </Cluster>
    ),
  },
];
