import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { resultExamples } from '#wire/examples/results.ts';
import { answer } from '#wire/examples/runs.ts';
import type { DetailedRound } from '#wire/results.ts';
import { commitmentOf } from '#kit/games/verify-proof.ts';
import { VerifyAll } from './verify-all.tsx';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

const [example] = resultExamples.detailed.rounds;
if (!example) throw new Error('the example has a home');

async function sealed(gameListingId: string, title: string, priceMinor = 40_000_000): Promise<DetailedRound> {
  const salt = 'ab';
  const commitment = await commitmentOf({ salt, gameListingId, priceMinor: 40_000_000, currency: 'GBP' });
  const guess = { ...answer.guess, priceMinor };
  return {
    ...example,
    gameListingId,
    title,
    guess: { ...answer, guess, proof: { salt, commitment } },
  } as DetailedRound;
}

describe('VerifyAll', () => {
  it('checks every price with one press', async () => {
    render(<VerifyAll rounds={[await sealed('one', 'Flat'), await sealed('two', 'Villa')]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Verify all prices' }));
    await screen.findByText(/^Verified: .* all 2 prices/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the homes whose seals do not match', async () => {
    render(<VerifyAll rounds={[await sealed('one', 'Flat'), await sealed('two', 'Villa', 41_000_000)]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Verify all prices' }));
    expect((await screen.findByText(/do not match their prices: Villa\./)).textContent).not.toContain('Flat');
  });

  it('stands nowhere without a price to check', () => {
    const { container } = render(<VerifyAll rounds={[{ ...example, guess: null }]} />);
    expect(container.textContent).toBe('');
  });
});
