import { expect, it } from 'vitest';
import type { Check } from './checks.ts';
import { chooseChecks } from './choose-checks.ts';
import type { Mutant } from './mutant.ts';

const check = (name: string, text = ''): Check => ({ name, text, complain: () => Promise.resolve('') });
const wide = check('wide.test.sql');
const narrow = check('narrow.test.sql');
const named = check('named.test.sql', 'select public.save_it()');
const elsewhere = check('elsewhere.test.sql');
const matrix = check('matrix: functions');
const footprint = (...functions: string[]) => ({
  functions: new Set(functions),
  named: new Set<string>(),
  durationMs: 1,
});
const footprints = new Map([
  [matrix, footprint()],
  [wide, footprint('private.save_it()', 'a', 'b', 'c')],
  [narrow, footprint('private.save_it()', 'a')],
  [named, footprint('private.save_it()', 'a', 'b', 'c', 'd')],
  [elsewhere, footprint('a')],
]);
const mutant: Mutant = {
  id: '',
  kind: 'function',
  subject: 'private.save_it()',
  change: '',
  words: ['save_it'],
  statement: '',
};

it('chooseChecks() asks those that reach the function: who names it first, then the narrowest', () => {
  expect(chooseChecks(mutant, footprints, new Map())).toEqual([named, narrow, wide]);
});

it('chooseChecks() asks last those that only name it on some way', () => {
  const naming = check('naming.test.sql');
  const more = new Map([[naming, { ...footprint(), named: new Set(['private.save_it()']) }], ...footprints]);
  expect(chooseChecks(mutant, more, new Map())).toEqual([named, narrow, wide, naming]);
});

it('chooseChecks() begins with whoever noticed the last mutant of the same function', () => {
  expect(chooseChecks(mutant, footprints, new Map([[mutant.subject, wide]]))[0]).toBe(wide);
});

it('chooseChecks() asks everybody about what is no function, those made for it first', () => {
  const chosen = chooseChecks({ ...mutant, kind: 'execute' }, footprints, new Map());
  expect(chosen).toHaveLength(5);
  expect(chosen[0]).toBe(matrix);
});
