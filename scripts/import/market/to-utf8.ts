import { ImportError } from '../import-error.ts';

/**
 * A file's bytes as UTF-8 without a byte order mark.
 * @throws ImportError for UTF-16, which nothing below reads
 */
export async function* toUtf8(
  pieces: AsyncIterable<Uint8Array>,
  encoding: 'utf-8' | 'windows-1252',
): AsyncGenerator<Uint8Array> {
  const decoder = encoding === 'utf-8' ? null : new TextDecoder(encoding);
  let isFirst = true;
  for await (const piece of pieces) {
    let bytes = piece;
    if (isFirst) {
      const [a, b, c] = bytes;
      if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
        throw new ImportError('The file is in UTF-16. Save it as UTF-8 and import it again.');
      if (a === 0xef && b === 0xbb && c === 0xbf) bytes = bytes.subarray(3);
      isFirst = false;
    }
    yield decoder === null ? bytes : Buffer.from(decoder.decode(bytes, { stream: true }));
  }
}
