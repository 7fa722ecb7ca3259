import { expect, it } from 'vitest';
import { nameMutants, type Draft } from './mutant.ts';

const draft: Draft = {
  kind: 'function',
  subject: 'private.f()',
  change: 'refusal off',
  text: 'perform  x',
  words: [],
  statement: '',
};

it('nameMutants() keeps an id while the text stays but for its spaces, and tells repetitions apart', () => {
  const [first, second, other] = nameMutants([
    draft,
    { ...draft, text: 'perform\n x ' },
    { ...draft, text: 'perform y' },
  ]);
  expect(second?.id).toBe(`${first?.id} #2`);
  expect(other?.id).not.toBe(first?.id);
  expect(first?.id).toMatch(/^private\.f\(\): refusal off [0-9a-f]{6}$/);
});
