import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { Example } from './example.ts';

function Asked() {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Clear this browser</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Forget everything in this browser?"
        labels={{ close: 'Close' }}
        isModal
        actions={
          <>
            <Button kind="quiet" onClick={close}>
              Keep it
            </Button>
            <Button kind="danger" onClick={close}>
              Forget it
            </Button>
          </>
        }
      >
        <p>
          Your unfinished runs and your guest name are kept here only. Once forgotten, they cannot be brought
          back.
        </p>
      </Dialog>
    </>
  );
}

export const examples: readonly Example[] = [{ name: 'a question', render: () => <Asked /> }];
