import { hasTextAt } from './picture.ts';

const ORIENTATION = 0x0112;
const SHORT = 3;

/** Which way up an EXIF segment's picture is, 1 to 8; 1 (as it lies) where it does not say. */
export function exifOrientation(body: Uint8Array): number {
  if (!hasTextAt(body, 0, 'Exif\0\0')) return 1;
  const tiff = new DataView(body.buffer, body.byteOffset + 6, body.byteLength - 6);
  if (tiff.byteLength < 14) return 1;
  const order = tiff.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const isLittle = order === 0x4949;
  const at = tiff.getUint32(4, isLittle);
  if (at + 2 > tiff.byteLength) return 1;
  const entries = tiff.getUint16(at, isLittle);
  for (let entry = at + 2; entry < at + 2 + entries * 12 && entry + 12 <= tiff.byteLength; entry += 12) {
    if (tiff.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const value = tiff.getUint16(entry + 8, isLittle);
    return tiff.getUint16(entry + 2, isLittle) === SHORT && value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An EXIF segment that says the orientation and nothing else. */
export function exifOfOrientation(orientation: number): Uint8Array {
  return Uint8Array.of(
    ...[0xff, 0xe1, 0, 34],
    ...[0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1],
    ...[ORIENTATION >> 8, ORIENTATION & 0xff, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  );
}
