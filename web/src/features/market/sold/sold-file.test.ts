import { describe, expect, it } from 'vitest';
import { toCsv } from '#domain/csv.ts';
import { soldHomesCalls } from '#wire/examples/sold-homes.ts';
import { readTexts } from '#locales/read-texts.ts';
import { fileReader, ROWS_A_FILE, saleCells } from './sold-file.ts';

const { rows, sources } = soldHomesCalls.sold_homes;
const [sale] = rows;
if (!sale) throw new Error('the example has a sale');

describe('saleCells()', () => {
  it('has a cell for each column that the texts of every language name', () => {
    const cells = saleCells(sale, sources);
    for (const language of ['en', 'es'] as const)
      expect(readTexts(language)['sold.file'].split(',').length).toBe(cells.length);
  });

  it('says the source of the sale’s own kind, and is run by no spreadsheet', () => {
    const [first] = sources;
    const text = toCsv([], [saleCells({ ...sale, street: '=HYPERLINK("x")' }, sources)]);
    expect(text).toContain(`${first?.source ?? '?'}: ${first?.licence ?? '?'}`);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(saleCells({ ...sale, isSample: false }, sources).at(-1)).toBe('');
  });
});

describe('fileReader()', () => {
  it('ends with the list', async () => {
    const read = fileReader(() => Promise.resolve({ rows: [sale], next: null }));
    expect((await read(null)).next).toBeNull();
  });

  it('ends when the file is full, having asked for no more rows than it holds', async () => {
    const asked: number[] = [];
    const read = fileReader((_, pageRows) => {
      asked.push(pageRows);
      return Promise.resolve({ rows: Array.from({ length: pageRows }, () => sale), next: 'on' });
    });
    let after: string | null = null;
    do after = (await read(after)).next;
    while (after !== null);
    expect(asked.reduce((sum, rows) => sum + rows, 0)).toBe(ROWS_A_FILE);
  });
});
