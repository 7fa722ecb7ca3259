import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf } from './verify-proof.ts';

const sealed = {
  salt: 'ab'.repeat(32),
  gameListingId: '6f0e3a52-0000-4000-8000-000000000001',
  priceMinor: 45_000_000,
  currency: 'GBP',
};

describe('commitmentOf()', () => {
  it('is the sha-256 of salt, listing, price and currency, as an independent library computes it', async () => {
    const text = `${sealed.salt}:${sealed.gameListingId}:45000000:GBP`;
    expect(await commitmentOf(sealed)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('differs for every other price', async () => {
    expect(await commitmentOf({ ...sealed, priceMinor: 45_000_001 })).not.toBe(await commitmentOf(sealed));
  });
});
