import { useEffect, useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { emptyRow } from '#wire/draft-row.ts';
import type { DraftDocument } from '#wire/drafts.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { BuilderContext, type Builder } from '../builder-context.ts';
import { judgeRows } from '../draft/judge-rows.ts';
import { newDraft } from '../draft/new-draft.ts';
import { RoundsFieldset } from './rounds-fieldset.tsx';

beforeEach(() => speakLocale('en-GB', readTexts('en')));

const row = (number: number) => {
  const empty = emptyRow({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    origin: 'typed',
  });
  const price = { kind: 'asking', highMinor: null, currency: 'GBP', period: null } as const;
  const place = { address: `${number} Mill Lane`, town: 'Leeds', country: 'GB' };
  return {
    ...empty,
    facts: {
      ...empty.facts,
      ...place,
      listingType: 'sale' as const,
      price: { ...price, amountMinor: number * 10_000_000 },
    },
  };
};

const seen: { last: DraftDocument | null } = { last: null };

function Screen({ homes, order }: { readonly homes: number; readonly order: 'fixed' | 'random' }) {
  const start = newDraft('public', 'GBP');
  const [document, setDocument] = useState<DraftDocument>({
    ...start,
    rules: { ...start.rules, order },
    rows: Array.from({ length: homes }, (_, index) => row(index + 1)),
  });
  useEffect(() => {
    seen.last = document;
  }, [document]);
  const builder = {
    document,
    judged: judgeRows(document),
    change: setDocument,
    state: { draft: { id: 'a draft' } },
  };
  return (
    <BuilderContext value={builder as unknown as Builder}>
      <RoundsFieldset />
    </BuilderContext>
  );
}

const places = () => screen.getAllByLabelText<HTMLSelectElement>(/^Home \d of the run$/);

it('draws the homes that everybody gets, and lets each be swapped for any other', () => {
  render(<Screen homes={12} order="fixed" />);
  expect(screen.getByText('Everybody guesses these 5 homes')).toBeTruthy();
  expect(screen.getByText(/The other 7 step in/)).toBeTruthy();
  const drawn = places().map(({ value }) => value);
  expect(new Set(drawn).size).toBe(5);
  const [first, second] = places();
  const outside = [...(first?.options ?? [])].find(({ value }) => !drawn.includes(value));
  fireEvent.change(first as HTMLElement, { target: { value: outside?.value } });
  expect(seen.last?.rules.sharedHomes).toEqual([outside?.value, ...drawn.slice(1)]);
  // One that stands elsewhere changes places.
  fireEvent.change(second as HTMLElement, { target: { value: outside?.value } });
  expect(places().map(({ value }) => value)).toEqual([drawn[1], outside?.value, ...drawn.slice(2)]);
  fireEvent.click(screen.getByRole('button', { name: 'Draw others' }));
  expect(new Set(places().map(({ value }) => value)).size).toBe(5);
});

it('has nothing to choose where each run draws its own, or every home is played', () => {
  const { unmount } = render(<Screen homes={12} order="random" />);
  expect(screen.queryByText(/Everybody guesses/)).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>(/^Homes of a run/).value).toBe('random');
  unmount();
  render(<Screen homes={5} order="fixed" />);
  expect(screen.queryByText(/Everybody guesses/)).toBeNull();
  expect(screen.getByLabelText(/^Order/)).toBeTruthy();
});
