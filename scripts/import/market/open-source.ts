import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { ImportError } from '../import-error.ts';

/** A file that is read from its beginning to its end, unpacked on the way. */
export interface Source {
  readonly name: string;
  /** of the file as it lies there; null where nobody knows, as of standard input */
  readonly size: number | null;
  /** bytes of it that were read so far */
  readonly taken: () => number;
  readonly bytes: AsyncIterable<Uint8Array>;
  /**
   * The bytes from a place on, without reading those before it; null where they have to be read, as of what is packed.
   * A byte order mark counts as none. What is left of `bytes` is not to be read any more.
   */
  readonly from: ((place: number) => AsyncIterable<Uint8Array>) | null;
}

/** Tables and areas; an archive also holds notes and explanations of columns. */
const WANTED = /\.(csv|txt|geojson|json)$/i;
const BESIDE = /(recommend|columns|licen[cs]e|readme|dictionary)/i;

/**
 * Opens a file, `-` for standard input. What is packed is told by its first bytes, not by its name.
 * @throws ImportError for what cannot be read
 */
export async function openSource(
  path: string,
  { stdin = process.stdin, readSize = 1 << 20 }: { stdin?: Readable; readSize?: number } = {},
): Promise<Source> {
  let taken = 0;
  const isStdin = path === '-';
  const found = isStdin
    ? null
    : await stat(path).catch(() => {
        throw new ImportError(`${path} cannot be read. Check that it is there.`);
      });
  if (found?.isDirectory() === true) throw new ImportError(`${path} is a folder. Name the file.`);
  const [a, b, c] = found === null ? [] : await firstBytes(path);
  const isPacked = (a === 0x1f && b === 0x8b) || (a === 0x50 && b === 0x4b);
  const mark = a === 0xef && b === 0xbb && c === 0xbf ? 3 : 0;
  const raw = isStdin ? stdin : createReadStream(path, { highWaterMark: readSize });
  async function* counted(stream: Readable): AsyncGenerator<Uint8Array> {
    for await (const piece of stream) {
      const bytes = piece as Buffer;
      taken += bytes.length;
      yield bytes;
    }
  }
  return {
    name: isStdin ? 'standard input' : basename(path),
    size: found?.size ?? null,
    taken: () => taken,
    bytes: unpack(counted(raw)),
    from:
      isStdin || isPacked
        ? null
        : (place) => {
            raw.destroy();
            taken = place + mark;
            return counted(createReadStream(path, { start: place + mark, highWaterMark: readSize }));
          },
  };
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* unpack(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done === true) return;
  const rest: AsyncIterable<Uint8Array> = {
    async *[Symbol.asyncIterator]() {
      yield first.value;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
        yield next.value;
    },
  };
  const [a, b] = first.value;
  if (a === 0x1f && b === 0x8b) yield* gunzip(rest);
  else if (a === 0x50 && b === 0x4b) yield* unzip(rest);
  else yield* rest;
}

async function* gunzip(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { Readable: Reader } = await import('node:stream');
  const packed = Reader.from(pieces);
  const plain = createGunzip({ chunkSize: 1 << 18 });
  packed.on('error', (error) => plain.destroy(error));
  packed.pipe(plain);
  try {
    for await (const piece of plain) yield piece as Buffer;
  } catch (error) {
    throw new ImportError(
      `The packed file is damaged or ends too early (${error instanceof Error ? error.message : String(error)}). What was read before stays.`,
    );
  }
}

/** The first table of an archive, as it comes: an archive of five gigabytes is never in memory. */
async function* unzip(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  // Written by what the archive calls, which the compiler does not follow.
  const seen: { table?: string; fault?: Error } = {};
  const archive = new Unzip((file) => {
    if (seen.table !== undefined || !WANTED.test(file.name) || BESIDE.test(file.name)) return;
    seen.table = file.name;
    file.ondata = (error, data) => {
      if (error) seen.fault = error;
      else if (data.length > 0) ready.push(data);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  archive.register(UnzipPassThrough);
  for await (const piece of pieces) {
    archive.push(piece);
    if (seen.fault) throw new ImportError('The archive is damaged. What was read before stays.');
    yield* ready.splice(0);
  }
  if (seen.table === undefined)
    throw new ImportError('The archive holds no table (.csv, .txt) and no areas (.geojson, .json).');
}
