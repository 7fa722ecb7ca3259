import type { Photo } from '../photos.ts';

export const photo: Photo = {
  id: 'p1',
  path: '1',
  widths: [480],
  width: 480,
  height: 360,
  alt: 'Ένα σπίτι',
  room: 'living_room',
  placeholder: null,
  attribution: 'Άννα',
};
