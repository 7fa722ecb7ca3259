// A council tax band goes from a row of a spreadsheet into a draft, a game, a player's round and the form that saves it; it
// stays unknown before the guess where the host or the mode keeps it back.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readFeed } from '../../functions/_shared/reader/feeds/read-feed.ts';
import type { ModeKey } from '../../functions/_shared/domain/modes.ts';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';
import { invoke, rpc, signUp, type Account } from '../leaks/stage/call-api.ts';
import { emptyDocument, typedRow } from '../leaks/stage/drafts.ts';

const address = readStackAddress();
const CSV = 'Price,Bedrooms,Address,Town,Council Tax Band\n"£450,000",3,7 Banded Lane,Testham,Band E\n';

interface Played {
  facts: Record<string, unknown>;
  homeId: string;
  slug: string;
}

/** A game of the row, and what a guest reads in its round: before the guess, and after it. */
async function playRow(host: Account, mode: ModeKey, hiddenFacts: readonly string[]) {
  const [read] = readFeed(CSV).rows;
  if (!read) throw new Error('The file has no row.');
  const { record } = read;
  const row = typedRow(randomUUID(), 45_000_000, 7);
  const facts = Object.fromEntries(Object.keys(row.facts).map((key) => [key, Reflect.get(record, key)]));
  const draftId = randomUUID();
  // In letters: digits side by side may read as a price.
  const slug = `banded-${draftId.slice(0, 8).replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
  const document = {
    ...emptyDocument,
    ...{ title: 'A game of bands', slug },
    rules: { ...emptyDocument.rules, rounds: 1, mode, hiddenFacts },
    rows: [{ ...row, origin: 'feed', facts, sources: record.sources }],
  };
  await rpc(address, host, 'save_draft', { draft_id: draftId, document });
  await invoke(address, host, 'publish-game', { draftId, version: 1, requestKey: draftId });
  const guest = { accessToken: null };
  const run = await invoke<{ sessionId: string; guestToken: string; rounds: { gameListingId: string }[] }>(
    address,
    guest,
    'start-run',
    { game: slug },
  );
  const homeId = run.rounds[0]?.gameListingId ?? '';
  const open = () =>
    rpc<Played>(address, guest, 'open_round', {
      ...{ session_id: run.sessionId, game_listing_id: homeId, guest_token: run.guestToken },
    });
  const before = (await open()).facts;
  const guess = { currency: 'GBP', amountMinor: 40_000_000 };
  await invoke(address, guest, 'submit-guess', {
    ...{ sessionId: run.sessionId, gameListingId: homeId, guestToken: run.guestToken },
    ...guess,
  });
  return { before, after: (await open()).facts, homeId, slug };
}

it('a band is read, published, played, and saved by whoever manages the home', async () => {
  const host = await signUp(address);
  const { before, homeId, slug } = await playRow(host, 'classic', []);
  expect(before).toMatchObject({ council_tax_band: 'E', town: 'Testham', bedrooms: 3 });
  const managed = () =>
    rpc<{ version: number; facts: Record<string, unknown> }>(address, host, 'manage_listing', {
      ...{ game_slug: slug, game_listing_id: homeId },
    });
  const home = await managed();
  expect(home.facts.council_tax_band).toBe('E');
  const camel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const facts = Object.fromEntries(Object.entries(home.facts).map(([key, value]) => [camel(key), value]));
  await invoke(address, host, 'save-listing', {
    ...{ game: slug, gameListingId: homeId, version: home.version, price: null, photos: [] },
    facts: { ...facts, plotAreaM2: null, floorAreaM2: null, councilTaxBand: 'F' },
  });
  expect((await managed()).facts.council_tax_band).toBe('F');
});

it('a band that the host keeps back is not told', async () => {
  const { before } = await playRow(await signUp(address), 'classic', ['council_tax_band']);
  expect(before).toMatchObject({ town: 'Testham' });
  expect(Object.keys(before)).not.toContain('council_tax_band');
});

it('a mode without facts tells none before the guess, and all of them after it', async () => {
  const { before, after } = await playRow(await signUp(address), 'photo-only', []);
  expect(before).toEqual({});
  expect(after).toMatchObject({ council_tax_band: 'E' });
});
