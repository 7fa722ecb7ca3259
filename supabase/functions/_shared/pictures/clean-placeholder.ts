import { cleanPicture } from './clean-picture.ts';

/**
 * A placeholder (a few pixels as a data address, part of every page with the photo) without notes of its picture.
 * @returns null where it is no picture
 */
export function cleanPlaceholder(address: string): string | null {
  const [, type, base64] = /^data:image\/(webp|jpeg);base64,([A-Za-z0-9+/=]+)$/.exec(address) ?? [];
  if (type === undefined || base64 === undefined) return null;
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
  const clean = cleanPicture(type === 'webp' ? 'webp' : 'jpg', bytes);
  if (clean === null) return null;
  const text = Array.from(clean.bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:image/${type};base64,${btoa(text)}`;
}
