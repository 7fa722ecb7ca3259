import { DOSSIER_PHOTO_WIDTHS } from '#wire/dossier-photos.ts';

/** A file of a photo: how wide it is, and in the place of which width it belongs. */
export interface PhotoPlace {
  readonly slot: (typeof DOSSIER_PHOTO_WIDTHS)[number];
  readonly width: number;
}

/** The files of a picture that is so wide. One narrower than a width has its own in that place. */
export function placesOf(source: number): readonly PhotoPlace[] {
  const last = DOSSIER_PHOTO_WIDTHS.findIndex((width) => width >= source);
  const slots = last === -1 ? DOSSIER_PHOTO_WIDTHS : DOSSIER_PHOTO_WIDTHS.slice(0, last + 1);
  return slots.map((slot) => ({ slot, width: Math.min(slot, source) }));
}
