import type { StartOutlook as Outlook } from '#wire/runs.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { StartOutlook } from './start-outlook.tsx';

const COUNTS: Outlook = { practiceReason: null, knownHomes: 0, homes: 5, canSwap: false };
const server = vi.hoisted(() => ({ answer: vi.fn<() => Promise<unknown>>() }));
vi.mock('#lib/api.ts', () => ({ callRpc: server.answer }));

beforeAll(() => speakLocale('en-GB', readTexts('en')));

/** Another slug is another question: answers are kept between tests. */
function show(slug: string, outlook: Partial<Outlook>, onSwap = () => {}) {
  server.answer.mockResolvedValue({ ...COUNTS, ...outlook });
  render(<StartOutlook slug={slug} like={undefined} isBusy={false} onSwap={onSwap} />);
}

it('says how many homes are known and swaps them on wish', async () => {
  const onSwap = vi.fn();
  show('known', { practiceReason: 'price_known', knownHomes: 2, canSwap: true }, onSwap);
  await screen.findByText(/You know the prices of 2 of these 5 homes/);
  fireEvent.click(screen.getByRole('button', { name: 'Play other homes, for the ranking' }));
  expect(onSwap).toHaveBeenCalledOnce();
});

it('offers no other homes where there are none', async () => {
  show('few', { practiceReason: 'price_known', knownHomes: 1 });
  await screen.findByText(/You know the price of 1 of these 5 homes/);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['not_first', /played this game before/],
  ['unranked_mode', /nothing here is ranked/],
  ['after_its_day', /day of this challenge is over/],
] as const)('gives the reason %s', async (practiceReason, said) => {
  show(practiceReason, { practiceReason });
  expect((await screen.findByRole('status')).textContent).toMatch(said);
});

it('is silent before a run that counts', async () => {
  server.answer.mockClear();
  show('counts', {});
  await vi.waitFor(() => expect(server.answer).toHaveBeenCalled());
  expect(screen.queryByRole('status')).toBeNull();
});
