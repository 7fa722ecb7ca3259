import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import sharp from 'sharp';
import { isFamilyKey, type FamilyKey } from '../../functions/_shared/domain/families.ts';
import type { StackAddress } from '../../../scripts/test/stack-address.ts';
import type { Secret } from './notations.ts';

/** Who looks for prices, and with what in hand. */
export interface Spy {
  name: string;
  accessToken: string | null;
  guestToken: string | null;
  sessionId: string | null;
  /** Game listings that this spy has guessed: their prices are no secret any more. */
  guessed: string[];
}

/** A draft that is not published: its maker's alone. */
export interface StagedDraft {
  id: string;
  ownerId: string;
  /** Of its maker. */
  accessToken: string;
  priceMinor: number;
}

/** A game with secret prices, and four spies around it. */
export interface Stage {
  address: StackAddress;
  sql: Sql;
  gameId: string;
  slug: string;
  family: FamilyKey;
  currency: string;
  homes: string[];
  /** The listings behind them. */
  listings: string[];
  /** An access code that opens the game. */
  code: string;
  /** Comments that quote the prices of their homes; empty where the game has no threads. */
  comments: string[];
  /** A game that somebody is building, with a price that stands nowhere else. */
  draft: StagedDraft;
  spies: Spy[];
  /** Every price in the database that a player might guess, as it stands. */
  secrets: Secret[];
  /** Numbers that are no secret: the ends of the market's ranges in minor and major units, and examples. */
  publicNumbers: string[];
}

// What amount_not_a_number gives as an example, to everybody and for every home.
const exampleInRefusals = '45000000';

// What the spies guess, and how a refusal writes the market's upper end: a sample may by chance cost just that.
const ownGuess = ['50000000', '500000', '500,000,000'];

// Odd enough that no notation of them turns up by chance.
const pricesMinor = [73_821_900, 128_347_700, 41_976_300, 99_137_900, 56_843_100];

// Of the draft: no home of any game costs it.
const draftPriceMinor = 67_291_400;

/** A game that is there already, for a stage around it. */
interface ExistingGame {
  slug: string;
  currency: string;
}

/** Takes a game, or makes one through the importers' functions, and lets the spies take their places. */
export async function setStage(address: StackAddress, existing?: ExistingGame): Promise<Stage> {
  const sql = postgres(address.databaseUrl, { max: 2, onnotice: () => undefined });
  const { slug, currency } = existing ?? (await makeGame(address));
  const [game] = await sql<
    { id: string; family: string }[]
  >`select id, family from public.games where slug = ${slug}`;
  if (!game || !isFamilyKey(game.family)) throw new Error(`There is no game ${slug}.`);
  const { id: gameId, family } = game;
  const code = randomUUID().toUpperCase();
  const draft = await stageDraft(address);
  await service(address, 'set_access_code', { game_id: gameId, kind: 'access_code', code });
  const spies = [
    { name: 'visitor', accessToken: null, guestToken: null, sessionId: null, guessed: [] },
    await guest(address, slug, currency),
    await signedIn(address, slug, 'player'),
    await signedIn(address, slug, 'admin of another agency'),
  ];
  const homes = await sql<
    { id: string; listing_id: string }[]
  >`select id, listing_id from public.game_listings where game_id = ${gameId} order by position`;
  return {
    address,
    sql,
    gameId,
    slug,
    family,
    currency,
    homes: homes.map(({ id }) => id),
    listings: homes.map((home) => home.listing_id),
    code,
    draft,
    comments: family === 'forum' ? await tellPrices(address, sql, slug, currency) : [],
    spies,
    secrets: [
      ...(await readSecrets(sql)),
      // Known by the draft's id instead of a home's: nobody guesses it.
      { gameListingId: draft.id, amountMinor: draft.priceMinor, minorDigits: 2, areaM2: null },
    ],
    publicNumbers: await readPublicNumbers(sql),
  };
}

/** Five homes with odd prices in a forum game of their own. */
async function makeGame(address: StackAddress): Promise<ExistingGame> {
  const slug = `leak-hunt-${randomUUID().slice(0, 8)}`;
  const listingIds = [];
  for (const [place, amountMinor] of pricesMinor.entries())
    listingIds.push(await importHome(address, `${slug}-${place}`, amountMinor, 83.7 + place * 11));
  const gameId = await service<string>(address, 'upsert_game', {
    payload: {
      slug,
      family: 'forum',
      title: 'Leak hunt',
      currency: 'GBP',
      state: 'open',
      visibility: 'unlisted',
    },
  });
  await service(address, 'set_game_listings', { game_id: gameId, listing_ids: listingIds });
  return { slug, currency: 'GBP' };
}

/** Somebody who builds a game and has not published it: a home typed in, and a page that was read and noted. */
async function stageDraft(address: StackAddress): Promise<StagedDraft> {
  const { access_token: accessToken, user } = await signUp(address);
  const headers = { apikey: address.publishableKey, authorization: `Bearer ${accessToken}` };
  const id = randomUUID();
  const major = draftPriceMinor / 100;
  const facts = {
    price: { kind: 'asking', amountMinor: draftPriceMinor, currency: 'GBP' },
    address: '7 Undisclosed Lane',
    description: `Yours for £${major.toLocaleString('en-GB')}.`,
  };
  await post(
    `${address.api}/rest/v1/rpc/save_draft`,
    { draft_id: id, document: { title: 'Not yet', rows: [{ id, facts }] } },
    headers,
  );
  await post(
    `${address.api}/rest/v1/rpc/note_imports`,
    { entries: [{ id, way: 'page', outcome: 'read', grade: 'A' }] },
    headers,
  );
  return { id, ownerId: user.id, accessToken, priceMinor: draftPriceMinor };
}

/** Calls a function of the API as the service role. */
export async function service<T>(address: StackAddress, name: string, body: object): Promise<T> {
  return post<T>(`${address.api}/rest/v1/rpc/${name}`, body, { apikey: address.secretKey });
}

async function post<T>(url: string, body: object, headers: Record<string, string>): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T; // a void function answers nothing
}

async function importHome(
  address: StackAddress,
  ref: string,
  amountMinor: number,
  areaM2: number,
): Promise<string> {
  const path = randomUUID();
  const image = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#88aacc' } })
    .webp()
    .toBuffer();
  const stored = await fetch(`${address.api}/storage/v1/object/listing-photos/${path}/480.webp`, {
    method: 'POST',
    headers: {
      apikey: address.secretKey,
      authorization: `Bearer ${address.secretKey}`,
      'content-type': 'image/webp',
    },
    body: new Uint8Array(image),
  });
  if (!stored.ok) throw new Error(`The photo was not stored: ${stored.status} ${await stored.text()}`);
  const { listing_id } = await service<{ listing_id: string }>(address, 'import_listing', {
    payload: {
      external_ref: ref,
      currency: 'GBP',
      source_url: `https://example.com/${amountMinor}`,
      title: 'A home for the leak hunt',
      description: 'Three bedrooms and a garden.',
      price: { kind: 'asking', amount_minor: amountMinor, dated_on: '2026-03-03' },
      asset: {
        country_code: 'GB',
        property_type: 'house',
        bedrooms: 3,
        floor_area_m2: areaM2,
        town: 'Testham',
      },
      photos: [
        {
          path,
          widths: [480],
          width: 480,
          height: 360,
          alt: 'The front',
          placeholder: 'data:image/webp;base64,AAAA',
          rights_status: 'own',
          content_hash: path,
        },
      ],
    },
  });
  return listing_id;
}

interface Started {
  sessionId: string;
  guestToken: string | null;
  rounds: { gameListingId: string }[];
}

async function guest(address: StackAddress, slug: string, currency: string): Promise<Spy> {
  const headers = { apikey: address.publishableKey };
  const run = await post<Started>(`${address.api}/functions/v1/start-run`, { game: slug }, headers);
  const [first] = run.rounds;
  if (!first || !run.guestToken) throw new Error('The guest got no round or no token.');
  const guess = {
    sessionId: run.sessionId,
    gameListingId: first.gameListingId,
    amountMinor: 50_000_000,
    currency,
  };
  await post(`${address.api}/functions/v1/submit-guess`, { ...guess, guestToken: run.guestToken }, headers);
  return {
    name: 'guest in the run',
    accessToken: null,
    guestToken: run.guestToken,
    sessionId: run.sessionId,
    guessed: [first.gameListingId],
  };
}

/** Somebody who has guessed every home says under each what it costs. Answers the comments. */
async function tellPrices(
  address: StackAddress,
  sql: Sql,
  slug: string,
  currency: string,
): Promise<string[]> {
  const headers = { apikey: address.publishableKey };
  const run = await post<Started>(`${address.api}/functions/v1/start-run`, { game: slug }, headers);
  const ids: string[] = [];
  for (const { gameListingId } of run.rounds) {
    const round = { sessionId: run.sessionId, gameListingId, guestToken: run.guestToken };
    const guess = { ...round, amountMinor: 50_000_000, currency };
    await post(`${address.api}/functions/v1/submit-guess`, guess, headers);
    const [price] = await sql<{ amount: string }[]>`
      select p.amount_minor as amount from private.listing_prices p join public.game_listings gl on gl.listing_id = p.listing_id
      where gl.id = ${gameListingId} order by p.version desc limit 1`;
    const major = Number(price?.amount) / 100;
    const body = `It is ${major}, that is £${major.toLocaleString('en-GB')} or ${major / 1000}k.`;
    const written = await post<{ comment: { id: string } }>(
      `${address.api}/functions/v1/write-comment`,
      { ...round, body, requestKey: randomUUID() },
      headers,
    );
    ids.push(written.comment.id);
  }
  return ids;
}

function signUp(address: StackAddress): Promise<{ access_token: string; user: { id: string } }> {
  return post(
    `${address.api}/auth/v1/signup`,
    { email: `${randomUUID()}@example.com`, password: randomUUID() },
    { apikey: address.publishableKey },
  );
}

async function signedIn(address: StackAddress, slug: string, name: string): Promise<Spy> {
  const { access_token: accessToken, user } = await signUp(address);
  if (name.startsWith('admin')) {
    await service(address, 'upsert_agency', {
      payload: {
        key: 'leak-hunters',
        name: 'Leak hunters',
        display_name: 'Leak hunters',
        home_url: 'https://example.com',
        service_email: 'service@example.com',
        whitelabel_name: 'Leak hunters',
        branded_game_slug: slug,
      },
    });
    await service(address, 'set_agency_member', {
      agency_key: 'leak-hunters',
      user_id: user.id,
      role: 'admin',
    });
  }
  const headers = { apikey: address.publishableKey, authorization: `Bearer ${accessToken}` };
  const run = await post<Started>(`${address.api}/functions/v1/start-run`, { game: slug }, headers);
  return { name, accessToken, guestToken: null, sessionId: run.sessionId, guessed: [] };
}

async function readSecrets(sql: Sql): Promise<Secret[]> {
  const rows = await sql<{ id: string; amount_minor: string; digits: number; area: string | null }[]>`
    select distinct on (gl.id) gl.id, p.amount_minor, c.minor_digits as digits, a.floor_area_m2 as area
    from public.game_listings gl join public.listings l on l.id = gl.listing_id join public.assets a on a.id = l.asset_id
    join private.listing_prices p on p.listing_id = l.id join private.currencies c on c.code = p.currency
    where p.amount_minor is not null order by gl.id, p.version desc`;
  return rows.map((row) => ({
    gameListingId: row.id,
    amountMinor: Number(row.amount_minor),
    minorDigits: row.digits,
    areaM2: row.area === null ? null : Number(row.area),
  }));
}

async function readPublicNumbers(sql: Sql): Promise<string[]> {
  const rows = await sql<{ bound: string }[]>`
    select distinct v.bound::text from (
      select unnest(array[b.min_minor, b.max_minor, b.min_minor / 10 ^ c.minor_digits, b.max_minor / 10 ^ c.minor_digits]) as bound
      from public.market_bounds b join private.currencies c on c.code = b.currency
      union select unnest(array[g.min_minor, g.max_minor]) from public.games g where g.min_minor is not null) v`;
  return [...rows.map(({ bound }) => bound), exampleInRefusals, ...ownGuess];
}
