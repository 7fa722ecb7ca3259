import { z } from 'zod';

/** What a browser could write: Safari makes no WebP. */
export const PHOTO_FILE_TYPES = ['webp', 'jpg'] as const;

/** A photo of a home. Its files lie at `{path}/{width}.{fileType}`, one for each of `widths`. */
export const photo = z.object({
  id: z.string(),
  path: z.string(),
  /** WebP where nothing is said */
  fileType: z.enum(PHOTO_FILE_TYPES).optional(),
  widths: z.array(z.number().int()),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  room: z.string().nullable(),
  /** a few pixels as a data address, shown blurred until the file is there */
  placeholder: z.string().nullable(),
  attribution: z.string().nullable(),
});
export type Photo = Readonly<z.output<typeof photo>>;
