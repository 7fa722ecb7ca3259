import { expect, test } from 'vitest';
import type { AsCaller } from './as-caller.ts';
import { factRows, readHomes } from './dossier-rows.ts';

const said = (value: unknown) => ({ value, source: 'typed' });
const row = {
  ...{
    id: 'one',
    title: 'Home',
    is_primary: true,
    stage: 'viewing',
    address_line: '',
    town: '',
    postcode: '',
  },
  ...{ country_code: 'GB', latitude: null, longitude: null },
  facts: { price_minor: said(30000000), bedrooms: said(3) },
};
const reading = (held: readonly string[]): AsCaller => ({
  rows: (_table, _query, schema) => Promise.resolve([schema.parse(row) as never]),
  call: () => Promise.resolve(held),
  ask: () => Promise.resolve(null),
});
const textOf = async (held: readonly string[]) =>
  factRows(await readHomes(reading(held), 'd'), 'GBP')
    .map(({ text }) => text)
    .join(' ');

test('readHomes() leaves out what is asked for a home that a game still asks the caller for, and nothing else', async () => {
  expect(await textOf([])).toContain('300,000');
  expect(await textOf(['one'])).not.toContain('300,000');
  expect(await textOf(['one'])).toContain('bedrooms');
  expect(await textOf(['other'])).toContain('300,000');
});
