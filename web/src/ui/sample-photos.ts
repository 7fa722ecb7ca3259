import type { GalleryPhoto } from './photo-gallery.tsx';

function drawing(sky: string, ground: string, wall: string, roof: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 120 80"><path fill="${sky}" d="M0 0h120v80H0z"/><path fill="${ground}" d="M0 58h120v22H0z"/><path fill="${wall}" d="M34 34h52v30H34z"/><path fill="${roof}" d="M30 34 60 15l30 19z"/><path fill="#fff8" d="M40 40h10v9H40zM70 40h10v9H70z"/><path fill="#0006" d="M55 48h10v16H55z"/></svg>`,
  )}`;
}

const colors = [
  ['#bcd3df', '#8fa77a', '#d8c3a5', '#8c4a3a'],
  ['#e8d5b7', '#a8a184', '#f1ebe0', '#3f4a54'],
  ['#39465c', '#2c3a33', '#8a7e74', '#22252d'],
] as const;
const rooms = ['Front of the house', 'Garden side', 'At dusk'];

/** Three plain drawings, so that the gallery of components needs no file and no network. */
export const samplePhotos: readonly GalleryPhoto[] = colors.map(([sky, ground, wall, roof], place) => {
  const url = drawing(sky, ground, wall, roof);
  return {
    id: `sample-${place}`,
    sources: [400, 800, 1200].map((width) => ({ url, width })),
    width: 1200,
    height: 800,
    alt: `Sample drawing of a two-storey house, ${rooms[place] ?? ''}`,
    caption: rooms[place] ?? null,
    attribution: place === 0 ? 'Illustrated sample' : null,
  };
});
