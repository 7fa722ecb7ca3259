/** The kinds of picture that are stored, by the ending of their files. */
export type PictureType = 'webp' | 'jpg';

/** A picture without anything but its pixels, how to colour them, and which way is up. */
export interface CleanPicture {
  readonly bytes: Uint8Array;
  /** in pixels, as it is shown: turned where the picture says so */
  readonly width: number;
  readonly height: number;
}

/** Puts parts of a file together. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Does this text stand here? */
export function hasTextAt(bytes: Uint8Array, at: number, text: string): boolean {
  if (at + text.length > bytes.length) return false;
  for (let i = 0; i < text.length; i += 1) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}
