import { describe, expect, it } from 'vitest';
import { orderPhotos } from './photo-names.ts';

describe('orderPhotos()', () => {
  const order = (names: readonly string[]) => orderPhotos(names, (name) => name).map(({ file }) => file);

  it.each([
    'front.jpg',
    'fachada.jpg',
    'Façade.jpg'.normalize('NFD'),
    'Vorderseite.jpg',
    'Straßenseite.jpg',
    'devant.jpg',
  ])('puts %s before the garden behind and everything inside', (front) => {
    expect(order(['aa.jpg', 'back.jpg', front])).toEqual([front, 'back.jpg', 'aa.jpg']);
  });

  it('begins with the first picture where no name tells a side', () => {
    expect(order(['IMG_11.jpg', 'IMG_9.jpg', 'IMG_10.jpg'])).toEqual([
      'IMG_9.jpg',
      'IMG_10.jpg',
      'IMG_11.jpg',
    ]);
  });
});
