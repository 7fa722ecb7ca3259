import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readMarketOptions } from './market-options.ts';
import { openSource } from './open-source.ts';
import { quoteLines } from './quote-lines.ts';
import { readPieces, type Piece } from './read-pieces.ts';
import { sayMarketImport } from './say-market-import.ts';
import { createPace } from './show-pace.ts';
import { toUtf8 } from './to-utf8.ts';

async function* piecesOf(text: string | Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function all<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const found: Value[] = [];
  for await (const value of values) found.push(value);
  return found;
}
const TABLE = 'a,1\nb,"2\n2"\n\nc,3\nd,4';

describe('readPieces()', () => {
  it('cuts whole records, whatever the stream gives at a time', async () => {
    const ends = new Set<string>();
    for (const given of [1, 2, 3, 7, 100]) {
      const pieces = await all(readPieces(piecesOf(TABLE, given), { bytes: 0, lines: 0 }, 8));
      ends.add(pieces.map(({ endsAt }) => endsAt).join(' '));
      expect(Buffer.concat(pieces.map(({ bytes }) => bytes)).toString()).toBe(TABLE);
      expect(pieces.reduce((sum, { records }) => sum + records, 0)).toBe(4);
      expect(pieces.at(-1)?.endsAt).toBe(Buffer.byteLength(TABLE));
    }
    expect([...ends]).toEqual(['4 12 17 20']);
  });

  it('goes on after any piece as if it had not stopped', async () => {
    const whole = await all(readPieces(piecesOf(TABLE, 5), { bytes: 0, lines: 0 }, 4));
    let done = { bytes: 0, lines: 0 };
    const again: Piece[] = [];
    for (const _piece of whole) {
      const [next] = await all(readPieces(piecesOf(TABLE, 5), done, 4));
      if (!next) break;
      again.push(next);
      done = { bytes: next.endsAt, lines: next.firstLine - 1 + next.lines };
    }
    expect(again.map(({ bytes }) => bytes.toString()).join('')).toBe(TABLE);
    expect(again.map(({ firstLine }) => firstLine)).toEqual([...new Set(again.map((one) => one.firstLine))]);
  });
});

describe('toUtf8()', () => {
  const read = async (bytes: Uint8Array, encoding: 'utf-8' | 'windows-1252' = 'utf-8') =>
    Buffer.concat(await all(toUtf8(piecesOf(bytes, 3), encoding))).toString();

  it('takes a byte order mark off', async () => {
    expect(await read(Buffer.from('\ufeffid,price'))).toBe('id,price');
  });

  it('reads an older encoding where it is named', async () => {
    expect(await read(Buffer.from('caf\u00e9', 'latin1'), 'windows-1252')).toBe('café');
  });

  it('refuses UTF-16', async () => {
    await expect(read(Buffer.from('\ufeffid', 'utf16le'))).rejects.toThrow('UTF-16');
  });
});

describe('quoteLines()', () => {
  it('shows the beginning of each refused line', () => {
    const bytes = Buffer.from(`first\nsecond\r\n${'é'.repeat(300)}\n`);
    const said = quoteLines({ bytes, firstLine: 10 }, [
      { line: 11, reason: 'price_too_low' },
      { line: 12, reason: 'too_long' },
    ]);
    expect(said.map((one) => one.said)).toEqual(['second', 'é'.repeat(200)]);
  });
});

describe('createPace()', () => {
  it('tells lines, rate, share and what is left, at most once a second', () => {
    const said: string[] = [];
    let now = 0;
    const source = { size: 1000, taken: () => 0 };
    const pace = createPace(source, { write: (line: string) => said.push(line) }, () => now);
    now = 500;
    pace.step(1000, 100);
    now = 2000;
    pace.step(3000, 250);
    expect(said).toEqual(['4,000 lines, 2,000 a second, 25 %, about 6 s left\n']);
  });
});

describe('sayMarketImport()', () => {
  it('names refused lines with their reason, and how many more there were', () => {
    const outcome = {
      lines_read: 10, imported: 4, corrected: 1, deleted: 1, known: 2, refused: 2,
      first_on: '2020-01-01', last_on: '2024-05-17',
    }; // prettier-ignore
    expect(sayMarketImport(outcome, [{ line: 7, reason: 'price_too_low', said: '"x","1"' }])).toBe(
      'Line 7 refused: its price is below 100, so it is no price of a home. ("x","1")\n… and 1 more refused.\n' +
        '10 lines: 4 imported, 1 corrected, 1 deleted, 2 known already, 2 refused. From 2020-01-01 to 2024-05-17.\n',
    );
  });
});

describe('openSource()', () => {
  it('begins anywhere in a file that is not packed, whether or not it has a byte order mark', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'source-'));
    try {
      const file = join(folder, 'file.csv');
      for (const mark of ['', '\uFEFF']) {
        await writeFile(file, mark + TABLE);
        const source = await openSource(file);
        const rest = await all(source.from?.(4) ?? piecesOf('', 1));
        expect(Buffer.concat(rest).toString()).toBe(TABLE.slice(4));
        expect(source.taken()).toBe(source.size);
        const whole = await all(toUtf8((await openSource(file)).bytes, 'utf-8'));
        expect(Buffer.concat(whole).toString()).toBe(TABLE);
        const start = { bytes: 4, lines: 1, isThere: true };
        const [piece] = await all(
          readPieces((await openSource(file)).from?.(4) ?? piecesOf('', 1), start, 100),
        );
        expect(piece).toMatchObject({ firstLine: 2, endsAt: TABLE.length, records: 3 });
      }
      await writeFile(file, gzipSync(TABLE));
      expect((await openSource(file)).from).toBeNull();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('readMarketOptions()', () => {
  it('reads what is asked for', () => {
    expect(readMarketOptions(['sold', '--file', '-'])).toMatchObject({
      kind: 'sold',
      file: '-',
      encoding: 'utf-8',
    });
  });

  it.each([
    [['rented', '--file', 'x'], 'Say what to import'],
    [['sold'], '--file is missing'],
    [['sold', '--file', 'x', '--encoding', 'ebcdic'], '--encoding'],
    [['areas', '--file', 'x', '--area-kind', 'odd'], '--area-kind'],
    [['sold', '--odd'], 'Unknown option'],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => readMarketOptions(args)).toThrow(sentence);
  });
});
