import { Badge } from './badge.tsx';
import type { Example } from './example.ts';
import { PhotoGallery, type GalleryLabels } from './photo-gallery.tsx';
import { samplePhotos } from './sample-photos.ts';

const labels: GalleryLabels = {
  gallery: 'Photos of this home',
  previous: 'Previous photo',
  next: 'Next photo',
  fullScreen: 'Full screen',
  close: 'Close',
  position: (current, total) => `Photo ${current} of ${total}`,
};

export const examples: readonly Example[] = [
  {
    name: 'three photos',
    render: () => (
      <PhotoGallery photos={samplePhotos} labels={labels} isFirstUrgent>
        <Badge>Illustrated sample</Badge>
      </PhotoGallery>
    ),
  },
  {
    name: 'one photo, wide',
    render: () => (
      <PhotoGallery
        photos={samplePhotos.slice(0, 1)}
        labels={{ ...labels, gallery: 'The one photo' }}
        ratio="2 / 1"
      />
    ),
  },
];
