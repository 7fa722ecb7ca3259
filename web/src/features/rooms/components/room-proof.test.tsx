import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { commitmentOf } from '#kit/games/verify-proof.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { room } from '#wire/examples/rooms.ts';
import type { RoomRound } from '#wire/rooms.ts';
import { RoomProof } from './room-proof.tsx';

speakLocale('en-GB', readTexts('en'));

/** A round whose seal was made of 400,000 pounds. */
async function revealed(number: number, priceMinor = 40_000_000): Promise<RoomRound> {
  const round = room.round as RoomRound;
  const sealed = { salt: 'ab', gameListingId: round.gameListingId, priceMinor: 40_000_000, currency: 'GBP' };
  const commitment = await commitmentOf(sealed);
  return { ...round, number, priceMinor, commitment, proof: { salt: 'ab', commitment } };
}

test('RoomProof checks every price of the game with one press', async () => {
  render(<RoomProof rounds={[await revealed(1), await revealed(2)]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Verify all prices' }));
  await screen.findByText(/^Verified: .* all 2 prices/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('RoomProof names the homes whose seals do not match', async () => {
  render(<RoomProof rounds={[await revealed(1), await revealed(2, 41_000_000)]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Verify all prices' }));
  await screen.findByText(/do not match their prices: 2\./);
});

test('RoomProof stands nowhere without a price to check', async () => {
  const { container } = render(<RoomProof rounds={[{ ...(await revealed(1)), priceMinor: null }]} />);
  expect(container.textContent).toBe('');
});
