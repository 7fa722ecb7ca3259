import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { examples } from '#wire/examples.ts';
import { readTexts } from '#locales/read-texts.ts';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { callFunction } from '#lib/api.ts';
import { queryClient } from '#kit/call/query-client.ts';
import { AskMarket } from './ask-market.tsx';

vi.mock(import('#lib/load-texts.ts'), async (original) => ({
  ...(await original()),
  withTexts: (_areas, part) => part(),
}));
vi.mock(import('#lib/api.ts'), async (original) => ({ ...(await original()), callFunction: vi.fn() }));

beforeAll(() => speakLocale('en-GB', readTexts('en')));
beforeEach(() => queryClient.clear());

const home = { sessionId: 's', gameListingId: 'g', priceMinor: 50_000_000 };
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Why this price' }));

it('asks nothing before it is pressed, then says why part by part, and keeps the focus', async () => {
  const body = { ...examples['value-home'], comparables: [] };
  vi.mocked(callFunction).mockResolvedValue({ body } as never);
  render(<AskMarket label="Why this price" {...home} />);
  expect(callFunction).not.toHaveBeenCalled();
  press();
  const heading = await screen.findByRole('heading', { level: 3, name: 'What the value is made of' });
  expect(callFunction).toHaveBeenCalledWith('value-home', expect.objectContaining({ gameListingId: 'g' }));
  expect(document.activeElement?.contains(heading)).toBe(true);
});

it('takes too few sales for an answer, which offers no second try', async () => {
  vi.mocked(callFunction).mockRejectedValue(new AppError('not_enough_sales', 'few'));
  render(<AskMarket label="Why this price" {...home} />);
  press();
  expect(
    await screen.findByText('Too few sales are known around this home to explain its price.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
