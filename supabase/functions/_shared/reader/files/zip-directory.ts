/** One file of an archive, as the archive's directory describes it. */
export interface ZipMember {
  /** with the folders inside the archive, parted by "/" */
  readonly name: string;
  readonly isEncrypted: boolean;
  /** 0 stored, 8 deflated; other ways are not unpacked */
  readonly method: number;
  readonly checksum: number;
  readonly packedSize: number;
  readonly size: number;
  /** where the member's own header begins */
  readonly offset: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end of the directory is the last thing of an archive but for a comment of at most so many bytes. */
const LONGEST_END = 65_535 + 22;

/**
 * The members of a zip archive by its directory, folders left out (APPNOTE 6.3, sections 4.3.12 and 4.3.16).
 * @param most members are listed, and one more, so that the caller sees that there are too many
 * @returns null where the bytes are no whole archive, or one of the kind for over four gigabytes
 */
export function listZip(bytes: Uint8Array, most: number): readonly ZipMember[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const members: ZipMember[] = [];
  let place = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0 && members.length <= most; left -= 1) {
    if (place + 46 > end || view.getUint32(place, true) !== ENTRY) return null;
    const nameLength = view.getUint16(place + 28, true);
    const next =
      place + 46 + nameLength + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
    if (next > end) return null;
    const flags = view.getUint16(place + 8, true);
    const member: ZipMember = {
      name: readName(bytes.subarray(place + 46, place + 46 + nameLength)),
      isEncrypted: (flags & 1) === 1,
      method: view.getUint16(place + 10, true),
      checksum: view.getUint32(place + 16, true),
      packedSize: view.getUint32(place + 20, true),
      size: view.getUint32(place + 24, true),
      offset: view.getUint32(place + 42, true),
    };
    if (!member.name.endsWith('/')) members.push(member);
    place = next;
  }
  return members;
}

/** The bytes of a member as they are packed; null where the archive ends before they do. */
export function packedBytes(bytes: Uint8Array, { offset, packedSize }: ZipMember): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL) return null;
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return start + packedSize <= bytes.length ? bytes.subarray(start, start + packedSize) : null;
}

function findEnd(view: DataView): number | null {
  for (let place = view.byteLength - 22; place >= Math.max(0, view.byteLength - LONGEST_END); place -= 1) {
    if (view.getUint32(place, true) === END) return place;
  }
  return null;
}

/** Programs of today write UTF-8; what is none is read as older Windows wrote it. */
function readName(bytes: Uint8Array): string {
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    name = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
  return name.replaceAll('\\', '/');
}
