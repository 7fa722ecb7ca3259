import { hasTextAt, joinBytes, type CleanPicture } from './picture.ts';

/** Bits of an extended WebP's head: which chunks follow. */
const ANIMATION = 0x02;
const PROFILE = 0x20;
const ALPHA = 0x10;
const MAX_PROFILE_BYTES = 65_536;

interface Chunk {
  readonly name: string;
  readonly body: Uint8Array;
}

/**
 * A still WebP with its pixels, transparency and colour profile, and nothing else: no EXIF, XMP, unknown chunk or bytes
 * after the end. Walks the chunks and decodes nothing.
 * @returns null where these bytes are no whole still WebP
 */
export function cleanWebp(bytes: Uint8Array): CleanPicture | null {
  const chunks = chunksOf(bytes);
  if (chunks === null) return null;
  const pixels = chunks.filter(({ name }) => name === 'VP8 ' || name === 'VP8L');
  const [picture] = pixels;
  if (picture === undefined || pixels.length !== 1) return null;
  const size = picture.name === 'VP8 ' ? sizeOfLossy(picture.body) : sizeOfLossless(picture.body);
  if (size === null) return null;
  const [head] = chunks;
  if (head?.name !== 'VP8X') return head === picture ? { bytes: file([picture]), ...size } : null;
  const flags = head.body[0] ?? 0;
  if (head.body.length !== 10 || (flags & ANIMATION) !== 0) return null;
  const profile = chunks.find(({ name, body }) => name === 'ICCP' && body.length <= MAX_PROFILE_BYTES);
  const alpha = picture.name === 'VP8 ' ? chunks.find(({ name }) => name === 'ALPH') : undefined;
  const canvas = new DataView(head.body.buffer, head.body.byteOffset, head.body.byteLength);
  const width = 1 + (canvas.getUint32(3, true) >>> 8);
  const height = 1 + (canvas.getUint16(7, true) | ((head.body[9] ?? 0) << 16));
  if (width !== size.width || height !== size.height) return null;
  const newHead = Uint8Array.from(head.body);
  newHead.fill(0, 1, 4);
  newHead[0] = (flags & ALPHA) | (profile === undefined ? 0 : PROFILE);
  return {
    bytes: file([
      { name: 'VP8X', body: newHead },
      ...(profile === undefined ? [] : [profile]),
      ...(alpha === undefined ? [] : [alpha]),
      picture,
    ]),
    ...size,
  };
}

/** The chunks of a RIFF file, as far as it says that it goes. */
function chunksOf(bytes: Uint8Array): Chunk[] | null {
  if (!hasTextAt(bytes, 0, 'RIFF') || !hasTextAt(bytes, 8, 'WEBP')) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) return null;
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= end;) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > end) return null;
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    chunks.push({ name, body: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** A key frame says its size after its start code, in 14 bits each. */
function sizeOfLossy(body: Uint8Array): { width: number; height: number } | null {
  if (body.length < 10 || ((body[0] ?? 1) & 1) !== 0) return null;
  if (body[3] !== 0x9d || body[4] !== 0x01 || body[5] !== 0x2a) return null;
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  return nonEmpty(view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff);
}

function sizeOfLossless(body: Uint8Array): { width: number; height: number } | null {
  if (body.length < 5 || body[0] !== 0x2f) return null;
  const bits = new DataView(body.buffer, body.byteOffset, body.byteLength).getUint32(1, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

function nonEmpty(width: number, height: number) {
  return width > 0 && height > 0 ? { width, height } : null;
}

function file(chunks: readonly Chunk[]): Uint8Array {
  const parts = chunks.flatMap(({ name, body }) => [
    ...[ascii(name), uint32(body.length), body],
    new Uint8Array(body.length % 2),
  ]);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return joinBytes([ascii('RIFF'), uint32(4 + length), ascii('WEBP'), ...parts]);
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}
