import { FetchFailure, malformed } from './fetch-failure.ts';
import { joinBytes } from './join-bytes.ts';
import type { Connection } from './network.ts';

/**
 * The body of an answer, unpacked. Its length is counted as it arrives and again as it unpacks, whatever the headers
 * promise: a small archive may hold a very long page.
 */
export async function readHttpBody(
  connection: Connection,
  headers: ReadonlyMap<string, string>,
  begun: Uint8Array,
  maxBytes: number,
): Promise<Uint8Array> {
  const packed = collect(framed(connection, headers, begun, maxBytes), maxBytes);
  const encoding = (headers.get('content-encoding') ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return packed;
  if (encoding !== 'gzip' && encoding !== 'x-gzip' && encoding !== 'deflate') {
    throw malformed(`The site packed its answer as ${encoding.slice(0, 40)}, which was not asked for.`);
  }
  return unpack(await packed, encoding === 'deflate' ? 'deflate' : 'gzip', maxBytes);
}

/** The bytes between the headers and the end of the body, as the headers frame it. */
async function* framed(
  connection: Connection,
  headers: ReadonlyMap<string, string>,
  begun: Uint8Array,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  const source = new ByteSource(connection, begun);
  const transfer = headers.get('transfer-encoding')?.trim().toLowerCase();
  const length = headers.get('content-length');
  if (transfer !== undefined) {
    // Both, or any other coding, is how requests are smuggled past somebody.
    if (transfer !== 'chunked' || length !== undefined) throw malformed('The site’s answer is framed twice.');
    yield* chunks(source);
    return;
  }
  if (length === undefined) {
    for (let part = await source.some(); part !== null; part = await source.some()) yield part;
    return;
  }
  if (!/^\d{1,15}$/.test(length)) throw malformed('The site’s answer has no readable length.');
  if (Number(length) > maxBytes) throw tooLarge();
  yield* exactly(source, Number(length));
}

async function* exactly(source: ByteSource, length: number): AsyncGenerator<Uint8Array> {
  for (let left = length; left > 0;) {
    const part = await source.some(left);
    if (part === null) throw malformed('The site’s answer is shorter than it said.');
    left -= part.length;
    yield part;
  }
}

async function* chunks(source: ByteSource): AsyncGenerator<Uint8Array> {
  for (;;) {
    const size = /^([\da-f]{1,8})[ \t]*(?:;.*)?$/i.exec(await source.line())?.[1];
    if (size === undefined) throw malformed('The site’s answer is broken into chunks that do not fit.');
    const length = Number.parseInt(size, 16);
    if (length === 0) return;
    yield* exactly(source, length);
    if ((await source.line()) !== '') throw malformed('The site’s answer has a chunk of another length.');
  }
}

const MAX_LINE = 1_024;

class ByteSource {
  readonly #connection: Connection;
  #kept: Uint8Array;

  constructor(connection: Connection, begun: Uint8Array) {
    this.#connection = connection;
    this.#kept = begun;
  }

  /** What is there, at most so many bytes; null at the end. */
  async some(max = Number.POSITIVE_INFINITY): Promise<Uint8Array | null> {
    while (this.#kept.length === 0) {
      const part = await this.#connection.read();
      if (part === null) return null;
      this.#kept = part;
    }
    const taken = this.#kept.subarray(0, max);
    this.#kept = this.#kept.subarray(taken.length);
    return taken;
  }

  async line(): Promise<string> {
    let at = this.#kept.indexOf(10);
    while (at === -1) {
      const part = this.#kept.length > MAX_LINE ? null : await this.#connection.read();
      if (part === null) throw malformed('The site’s answer ends in the middle.');
      this.#kept = joinBytes(this.#kept, part);
      at = this.#kept.indexOf(10);
    }
    const line = String.fromCharCode(...this.#kept.subarray(0, Math.min(at, MAX_LINE)));
    this.#kept = this.#kept.subarray(at + 1);
    return line.replace(/\r$/, '');
  }
}

async function collect(parts: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > maxBytes) throw tooLarge();
    kept.push(part);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of kept) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

async function unpack(packed: Uint8Array, format: 'gzip' | 'deflate', maxBytes: number): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream(format));
  const reader = stream.getReader();
  try {
    return await collect(partsOf(reader), maxBytes);
  } catch (error) {
    // Stops the unpacking of a bomb where it is.
    await reader.cancel().catch(() => undefined);
    if (error instanceof FetchFailure) throw error;
    throw malformed('The site’s answer could not be unpacked.');
  }
}

async function* partsOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

function tooLarge(): FetchFailure {
  return new FetchFailure(
    'too_large',
    'The page is larger than any listing. Paste or save the listing’s own page.',
  );
}
