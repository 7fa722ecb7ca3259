import { describe, expect, it } from 'vitest';
import { emptyRow } from '#wire/draft-row.ts';
import type { DraftDocument, DraftRow } from '#wire/drafts.ts';
import { commitmentText } from '#domain/commitment.ts';
import { newDraft } from '../draft/new-draft.ts';
import { makePreview } from './make-preview.ts';

const empty = emptyRow({ id: 'a', origin: 'typed' });
const row: DraftRow = {
  ...empty,
  facts: {
    ...empty.facts,
    price: { kind: 'asking', amountMinor: 73_821_900, highMinor: null, currency: 'GBP', period: null },
    bedrooms: 3,
    propertyType: 'Terraced house',
    address: '12 Acacia Avenue, Leeds',
    town: 'Leeds',
    postcode: 'LS6 3AA',
    country: 'GB',
    yearBuilt: 1930,
    description: 'A bright house on Acacia Avenue, LS6 3AA, yours for £738,219.',
    position: { latitude: 53.8, longitude: -1.5 },
  },
  photos: [
    {
      id: 'p1',
      folder: null,
      fileType: 'webp',
      widths: [480],
      width: 480,
      height: 320,
      alt: 'The front',
      room: 'exterior',
      placeholder: 'data:image/webp;base64,AAAA',
      rights: 'own',
      attribution: null,
      contentHash: 'a'.repeat(64),
    },
    {
      id: 'p2',
      folder: '118f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f',
      fileType: 'webp',
      widths: [480],
      width: 480,
      height: 320,
      alt: 'Only a link',
      room: null,
      placeholder: 'data:image/webp;base64,AAAA',
      rights: 'link-only',
      attribution: null,
      contentHash: 'b'.repeat(64),
    },
  ],
};
const preview = (more: Partial<DraftDocument> = {}, rules: Partial<DraftDocument['rules']> = {}) => {
  const draft = newDraft('public', 'GBP');
  return makePreview({ ...draft, ...more, rules: { ...draft.rules, ...rules } }, [row], {
    localUrls: new Map([['p1', 'blob:http://localhost/1']]),
    now: '2026-11-22T10:00:00Z',
  });
};

describe('makePreview()', () => {
  it('shows of a home what its players see, and nothing of its price or its street', async () => {
    const { homes, run } = await preview();
    const { before } = homes[0] ?? {};
    expect(JSON.stringify([before, run])).not.toMatch(/738|Acacia|3AA/);
    expect(before?.facts).toMatchObject({ title: '3-bedroom terraced house in Leeds', town: 'Leeds' });
    expect(before?.photos.map(({ path }) => path)).toEqual(['blob:http://localhost/1']);
  });

  it('moves the point of a home', async () => {
    const { homes } = await preview();
    const { lat = 0, lng = 0 } = homes[0]?.before.facts.map ?? {};
    const metres = Math.hypot((lat - 53.8) * 111_320, (lng + 1.5) * 111_320 * Math.cos(0.939));
    expect(metres).toBeGreaterThan(500);
    expect(metres).toBeLessThan(900);
  });

  it('keeps back what is a hint or hidden until the guess', async () => {
    const { homes } = await preview({}, { hints: ['year'], hiddenFacts: ['town', 'map'] });
    const [home] = homes;
    expect(home?.before.facts).toMatchObject({ title: '№ 1', map: null });
    expect([home?.before.facts.yearBuilt, home?.after.facts.yearBuilt]).toEqual([undefined, 1930]);
    expect(home?.before.facts.town).toBeUndefined();
    expect(home?.before.hints).toEqual([{ kind: 'year', multiplier: 0.95, value: null, unit: null }]);
  });

  it.each([
    ['photo-only', {}, 1],
    ['text-only', expect.objectContaining({ town: 'Leeds' }), 0],
  ] as const)('hides until the guess what the mode %s hides', async (mode, facts, photos) => {
    const { homes } = await preview({}, { mode });
    expect(homes[0]?.before.facts).toEqual(facts);
    expect(homes[0]?.before.photos).toHaveLength(photos);
    expect(homes[0]?.after.photos).toHaveLength(1);
    expect(homes[0]?.after.facts.town).toBe('Leeds');
  });

  it('seals the price as a game does', async () => {
    const [home] = (await preview()).homes;
    const text = commitmentText({
      salt: home?.salt ?? '',
      gameListingId: home?.before.gameListingId ?? '',
      priceMinor: 73_821_900,
      currency: 'GBP',
    });
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    expect([null, hex]).toContain(home?.before.commitment);
  });
});
