import { expect, it } from 'vitest';
import type { Mutant } from './mutant.ts';
import { weighVerdicts } from './weigh-verdicts.ts';

const mutant = (id: string): Mutant => ({
  id,
  kind: 'function',
  subject: '',
  change: '',
  words: [],
  statement: '',
});
const all = ['dead', 'alive', 'equal', 'excused and dead', 'not judged'].map(mutant);
const noticed = new Set(['dead', 'excused and dead']);

it('weighVerdicts() wants a reason for whoever is alive, and nobody else', () => {
  const verdicts = all.slice(0, 4).map((one) => ({
    mutant: one,
    noticedBy: noticed.has(one.id) ? 'a test' : undefined,
    complaint: '',
  }));
  const reasons = { equal: 'x', 'excused and dead': 'x', 'not judged': 'x', gone: 'x' };
  const balance = weighVerdicts(verdicts, all, reasons);
  expect(balance.noticed).toBe(2);
  expect(balance.excused.map(({ id }) => id)).toEqual(['equal']);
  expect(balance.survivors.map((one) => one.mutant.id)).toEqual(['alive']);
  expect(balance.needless).toEqual(['excused and dead']);
  expect(balance.stale).toEqual(['gone']);
});
