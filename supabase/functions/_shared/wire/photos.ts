import { z } from 'zod';

/** What a browser could write: Safari makes no WebP. */
export const PHOTO_FILE_TYPES = ['webp', 'jpg'] as const;

/** Where the files of a picture are that somebody has uploaded, and how it looks before they load. */
export const photoFiles = z.object({
  /** Storage folder */
  path: z.uuid(),
  fileType: z.enum(PHOTO_FILE_TYPES),
  widths: z.array(z.number().int().min(16).max(4_000)).min(1).max(3),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  placeholder: z
    .string()
    .max(4_000)
    .regex(/^data:image\/(?:webp|jpeg);base64,[A-Za-z0-9+/=]+$/),
});

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
