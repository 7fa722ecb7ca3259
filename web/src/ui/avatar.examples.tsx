import { Avatar } from './avatar.tsx';
import { Cluster } from './cluster.tsx';
import type { Example } from './example.ts';
import { samplePhotos } from './sample-photos.ts';

export const examples: readonly Example[] = [
  {
    name: 'sizes',
    render: () => (
      <Cluster>
        <Avatar name="Sample Player" size="small" />
        <Avatar name="Olive Sample" />
        <Avatar name="The Sample Agency" size="large" />
        <Avatar
          name="A firm with a picture"
          size="large"
          imageUrl={samplePhotos[0]?.sources[0]?.url ?? null}
        />
      </Cluster>
    ),
  },
];
