import { Inflate } from 'fflate';
import { checksum } from '../../domain/checksum.ts';
import { fileKind } from './file-kind.ts';
import { listZip, packedBytes, type ZipMember } from './zip-directory.ts';

/** Why an archive, or a file in it, is not read. */
export const ARCHIVE_FAULTS = [
  'broken',
  'too_many',
  'too_large',
  'encrypted',
  'nested',
  'unknown',
  'empty',
] as const;
export type ArchiveFault = (typeof ARCHIVE_FAULTS)[number];

/** A file of an archive. Its name is for matching and for people: nothing is ever written or opened by it. */
export interface ArchiveFile {
  /** with the folders inside the archive */
  readonly name: string;
  readonly kind: 'homes' | 'photo';
  /**
   * Unpacks it.
   * @throws ArchiveError `broken` where what comes out is not what the archive promises
   */
  readonly read: () => Uint8Array<ArrayBuffer>;
}

export interface OpenArchive {
  /** in the natural order of their names: 2.jpg before 10.jpg */
  readonly files: readonly ArchiveFile[];
  readonly refused: readonly { readonly name: string; readonly fault: ArchiveFault }[];
}

/** An archive, or one file of it, that cannot be used. */
export class ArchiveError extends Error {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(`An archive is ${fault}.`);
    this.fault = fault;
  }
}

export interface ArchiveLimits {
  readonly entries: number;
  /** bytes of all files together, unpacked */
  readonly total: number;
  /** bytes of one file, unpacked */
  readonly each: number;
}

/** Photos of a hundred homes fit; a bomb of a thousand times its size does not. */
export const ARCHIVE_LIMITS: ArchiveLimits = { entries: 4_000, total: 1_000_000_000, each: 80_000_000 };

/** What programs leave in archives, and what belongs to a saved page without being one. */
const JUNK =
  /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|\.[^/]*\/|Thumbs\.db$|ehthumbs\.db$|desktop\.ini$)|(?:_files|_archivos|-Dateien|_fichiers|\.fld)\/|\.(?:css|m?js|map|woff2?|ttf|otf|eot|svg|ico)$/i;
const ARCHIVES = /\.(?:zip|7z|rar|tar|t?gz|bz2|xz)$/i;
const SLICE = 65_536;

/**
 * The homes and photos in a zip archive. Sizes are checked before anything is unpacked and once more while it is, since a
 * directory may lie.
 * @throws ArchiveError where nothing of it can be used
 */
export function openArchive(bytes: Uint8Array, limits: ArchiveLimits = ARCHIVE_LIMITS): OpenArchive {
  const all = listZip(bytes, limits.entries);
  if (all === null) throw new ArchiveError('broken');
  if (all.length > limits.entries) throw new ArchiveError('too_many');
  const members = all.filter(({ name }) => !JUNK.test(name)).sort(byName);
  if (members.reduce((sum, { size }) => sum + size, 0) > limits.total) throw new ArchiveError('too_large');
  const judged = members.map((member) => ({ member, fault: faultOf(member, limits) }));
  const files = judged.flatMap(({ member, fault }): ArchiveFile[] => {
    const kind = fileKind(member.name);
    return fault !== null || kind === 'other'
      ? []
      : [{ name: member.name, kind, read: () => unpack(bytes, member) }];
  });
  const refused = judged.flatMap(({ member: { name }, fault }) => (fault === null ? [] : [{ name, fault }]));
  if (files.length === 0 && refused.length === 0) throw new ArchiveError('empty');
  return { files, refused };
}

/** Is it a zip archive? Told by its first bytes, since a name may say anything. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);
}

const collator = new Intl.Collator('en', { numeric: true });

function byName(one: ZipMember, other: ZipMember): number {
  return collator.compare(one.name, other.name) || (one.name < other.name ? -1 : 1);
}

function faultOf(
  { name, isEncrypted, method, size }: ZipMember,
  { each }: ArchiveLimits,
): ArchiveFault | null {
  if (ARCHIVES.test(name)) return 'nested';
  if (isEncrypted || method === 99) return 'encrypted';
  if (fileKind(name) === 'other') return 'unknown';
  if (size > each) return 'too_large';
  return method === 0 || method === 8 ? null : 'broken';
}

function unpack(bytes: Uint8Array, member: ZipMember): Uint8Array<ArrayBuffer> {
  const packed = packedBytes(bytes, member);
  if (packed === null) throw new ArchiveError('broken');
  const out = new Uint8Array(member.size);
  const filled = member.method === 0 ? copy(packed, out) : inflate(packed, out);
  if (filled !== out.length || checksum(out) !== member.checksum) throw new ArchiveError('broken');
  return out;
}

function copy(packed: Uint8Array, out: Uint8Array): number {
  if (packed.length !== out.length) return -1;
  out.set(packed);
  return packed.length;
}

/** Slice by slice, so that what promises a page and unpacks to a planet is stopped at its first surplus. */
function inflate(packed: Uint8Array, out: Uint8Array): number {
  let filled = 0;
  const stream = new Inflate((chunk) => {
    if (filled + chunk.length > out.length) throw new ArchiveError('broken');
    out.set(chunk, filled);
    filled += chunk.length;
  });
  try {
    for (let place = 0; place < packed.length; place += SLICE)
      stream.push(packed.subarray(place, place + SLICE), place + SLICE >= packed.length);
  } catch {
    throw new ArchiveError('broken');
  }
  return filled;
}
