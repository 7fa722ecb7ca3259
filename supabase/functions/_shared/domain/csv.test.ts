import { describe, expect, it } from 'vitest';
import { csvField, toCsv } from './csv.ts';

describe('csvField()', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['-5', "'-5"],
    ['@name', "'@name"],
    [' =1', "' =1"],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ])('defuses the formula %s', (text, field) => {
    expect(csvField(text)).toBe(field);
  });

  it('leaves numbers, also negative ones, as numbers', () => {
    expect([csvField(-12.5), csvField(0), csvField(true), csvField(null)]).toEqual([
      '-12.5',
      '0',
      'true',
      '',
    ]);
  });

  it('quotes separators, quotes and line breaks', () => {
    expect(csvField('a,"b"\nc')).toBe('"a,""b""\nc"');
    expect(csvField('plain')).toBe('plain');
  });
});

describe('toCsv()', () => {
  it('writes a header and a row a line', () => {
    expect(toCsv(['name', 'points'], [['Ada', 5]])).toBe('\ufeffname,points\r\nAda,5\r\n');
  });
});
