import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../supabase/functions/_shared/reader/texts/decode-text.ts';
import { ImportError } from './import-error.ts';
import { guessDelimiter } from '../../supabase/functions/_shared/reader/feeds/read-table.ts';
import { readTable } from './read-table.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('decodeText', () => {
  it('decodeText() reads UTF-8, both UTF-16 orders and Windows-1252', () => {
    const text = 'price\n£320,000 – Peñíscola';
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
    expect(decodeText(new TextEncoder().encode(text))).toBe(text);
    expect(decodeText(utf16)).toBe(text);
    expect(decodeText(new Uint8Array(Buffer.from(utf16).swap16()))).toBe(text);
    expect(decodeText(bytes(0xa3, 0x33, 0x20, 0x96, 0x20, 0xf1))).toBe('£3 – ñ');
  });
});

describe('readTable', () => {
  it('readTable() drops the byte order mark and keeps quoted separators and line breaks', () => {
    const table = readTable('\ufeffid,title\r\n1,"Two, ""good"" rooms\nand a view"\r\n2,Plain\r\n');
    expect(table.header).toEqual(['id', 'title']);
    expect(table.rows).toEqual([
      { line: 2, cells: ['1', 'Two, "good" rooms\nand a view'] },
      { line: 4, cells: ['2', 'Plain'] },
    ]);
  });

  it('readTable() counts the lines that the file has, blank ones too', () => {
    const table = readTable('\n\nid,price\n\n1,5\n\n\n2,6');
    expect(table.rows.map((row) => row.line)).toEqual([5, 8]);
  });

  it('readTable() keeps empty cells of a tab-separated file in their columns', () => {
    expect(readTable('id\tbeds\tprice\n1\t\t5\n').rows[0]?.cells).toEqual(['1', '', '5']);
  });

  it('readTable() skips rows without any content', () => {
    expect(readTable('id,price\n1,5\n,\n').rows).toHaveLength(1);
  });

  it('readTable() refuses an empty file and a quote that never closes', () => {
    expect(() => readTable('  \n')).toThrow(ImportError);
    expect(() => readTable('id,title\n1,"open\n2,x')).toThrow(/line \d+/);
  });

  it('readTable() finds the line of every row, whatever the cells hold', () => {
    const cell = fc
      .array(fc.constantFrom('a', ',', '\n', '"', ' x'), { maxLength: 6 })
      .map((s) => `k${s.join('')}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), (rows) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        let text = 'a,b\n';
        const lines = rows.map((row) => {
          const line = text.split('\n').length;
          text += `${row.map(quote).join(',')}\n`;
          return line;
        });
        expect(readTable(text).rows.map((row) => row.line)).toEqual(lines);
      }),
    );
  });
});

describe('guessDelimiter', () => {
  it('guessDelimiter() reads it from the header, not from quoted names', () => {
    expect(guessDelimiter('a;b;"c,d,e,f,g"\n')).toBe(';');
    expect(guessDelimiter('a\tb\n')).toBe('\t');
    expect(guessDelimiter('one column')).toBe(',');
  });
});
