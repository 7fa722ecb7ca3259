import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutRecords, placeRecords } from './cut-records.ts';
import { readRecord, writeRecord } from './read-record.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const columns = 3;
const place = (text: string) => {
  const bytes = bytesOf(text);
  return placeRecords(
    bytes,
    (start, end) => readRecord(textOf(bytes.subarray(start, end))).length === columns,
  ).map(({ start, end, line, isOpen }) => ({
    text: textOf(bytes.subarray(start, end)).replace(/\r$/, ''),
    line,
    isOpen,
  }));
};
const table = fc.array(fc.array(fc.string(), { minLength: columns, maxLength: columns }), { maxLength: 20 });

describe('cutRecords()', () => {
  it('ends with the last whole record', () => {
    expect(cutRecords(bytesOf('a,b\r\nc,d\r\ne'))).toEqual({ end: 10, records: 2, lines: 2 });
    expect(cutRecords(bytesOf('no line end'))).toEqual({ end: 0, records: 0, lines: 0 });
  });

  it('knows a line end in quotes from the end of a record', () => {
    expect(cutRecords(bytesOf('"a\nb",c\n"d\n'))).toEqual({ end: 8, records: 1, lines: 2 });
  });

  it('counts empty lines as lines alone', () => {
    expect(cutRecords(bytesOf('a\n\r\n\nb\n'))).toEqual({ end: 7, records: 2, lines: 4 });
  });

  it('counts every record of any table, wherever it is cut', () => {
    fc.assert(
      fc.property(table, fc.nat(), (rows, at) => {
        const bytes = bytesOf(rows.map(writeRecord).join(''));
        const cut = Math.min(at, bytes.length);
        const first = cutRecords(bytes.subarray(0, cut));
        const rest = cutRecords(bytes.subarray(first.end));
        expect(first.records + rest.records).toBe(rows.length);
        expect(first.end + rest.end).toBe(bytes.length);
      }),
    );
  });
});

describe('placeRecords()', () => {
  it('names the line that each record begins on', () => {
    expect(place('a,b,c\r\n\r\n"d\ne",f,g\nh,i,j')).toEqual([
      { text: 'a,b,c', line: 0, isOpen: false },
      { text: '"d\ne",f,g', line: 2, isOpen: false },
      { text: 'h,i,j', line: 4, isOpen: false },
    ]);
  });

  it('ends a record whose quote was forgotten with its line, and reads on', () => {
    expect(place('a,"b,c\n"d","e","f"\n"g","h","i"\n')).toEqual([
      { text: 'a,"b,c', line: 0, isOpen: true },
      { text: '"d","e","f"', line: 1, isOpen: false },
      { text: '"g","h","i"', line: 2, isOpen: false },
    ]);
  });

  it('says that a file ends in the middle of a quoted field', () => {
    expect(place('a,b,c\nd,"e')).toEqual([
      { text: 'a,b,c', line: 0, isOpen: false },
      { text: 'd,"e', line: 1, isOpen: true },
    ]);
  });

  it('finds the records of any table', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const found = place(rows.map(writeRecord).join(''));
        expect(found.map(({ isOpen }) => isOpen)).toEqual(rows.map(() => false));
        expect(found.length).toBe(rows.length);
      }),
    );
  });
});

describe('readRecord()', () => {
  it('is the other way round of writeRecord()', () => {
    const field = fc.string({ unit: fc.constantFrom('"', ',', '\n', 'a', 'é', '\u{1f3e0}') });
    fc.assert(
      fc.property(fc.array(field, { minLength: 1 }), (fields) => {
        expect(readRecord(writeRecord(fields).slice(0, -1))).toEqual(fields);
      }),
    );
  });
});
