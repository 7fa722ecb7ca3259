import { randomUUID } from 'node:crypto';
import { FAMILY_KEYS, type FamilyKey } from '#domain/families.ts';
import { readStackAddress, type StackAddress } from '../../scripts/test/stack-address.ts';

export type Visitor = 'visitor' | 'manager';

/** A game of a family with a run of it that this visitor has ended. */
export interface LaidRun {
  readonly slug: string;
  readonly isListed: boolean;
  readonly sessionId: string;
  readonly gameListingId: string;
}

/** What there is to look at on a brand's site, and as whom. */
export interface Ground {
  readonly brand: string;
  readonly visitor: Visitor;
  readonly runs: Readonly<Record<FamilyKey, LaidRun>>;
  /** what the browser keeps: the guest's token, or the session of the manager */
  readonly storage: Readonly<Record<string, string>>;
}

interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string };
}

/**
 * Lays a game of every family and an ended run of each. The default brand has its samples; a white label gets games of the
 * same homes, unlisted, so that nobody else's list is changed.
 */
export async function layGround(brand: string, visitor: Visitor): Promise<Ground> {
  const address = readStackAddress();
  const session = visitor === 'manager' ? await signUpManager(address, brand) : null;
  const homes = brand === 'default' ? [] : await findHomes(address);
  const runs: Partial<Record<FamilyKey, LaidRun>> = {};
  const player: Player = { address, brand, accessToken: session?.access_token ?? null, guestToken: null };
  for (const family of FAMILY_KEYS) {
    const slug =
      brand === 'default' ? `sample-${family}` : await layGame(address, brand, family, visitor, homes);
    runs[family] = { slug, isListed: brand === 'default', ...(await playAndEnd(player, slug)) };
  }
  return {
    brand,
    visitor,
    runs: runs as Record<FamilyKey, LaidRun>,
    storage: session
      ? { 'auth-session': JSON.stringify(session) }
      : player.guestToken === null
        ? {}
        : { guestToken: player.guestToken },
  };
}

interface Player {
  readonly address: StackAddress;
  readonly brand: string;
  readonly accessToken: string | null;
  guestToken: string | null;
}

interface Started {
  readonly sessionId: string;
  readonly guestToken?: string;
  readonly game: { readonly currency: string };
  readonly rounds: readonly { readonly gameListingId: string }[];
}

/** Starts a run, guesses its first home and gives it up: every results screen has something to show. */
async function playAndEnd(
  player: Player,
  slug: string,
): Promise<Pick<LaidRun, 'sessionId' | 'gameListingId'>> {
  const { address, brand, accessToken } = player;
  const headers = {
    apikey: address.publishableKey,
    ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
  };
  const guest = () => (player.guestToken ? { guestToken: player.guestToken } : {});
  const run = await post<Started>(
    `${address.api}/functions/v1/start-run`,
    { game: slug, brand, requestKey: randomUUID(), ...guest() },
    headers,
  );
  player.guestToken ??= run.guestToken ?? null;
  const gameListingId = run.rounds[0]?.gameListingId ?? '';
  await post(
    `${address.api}/functions/v1/submit-guess`,
    {
      sessionId: run.sessionId,
      gameListingId,
      amountMinor: 45_000_000,
      currency: run.game.currency,
      ...guest(),
    },
    headers,
  );
  const token = player.guestToken ? { guest_token: player.guestToken } : {};
  await post(`${address.api}/rest/v1/rpc/give_up_run`, { session_id: run.sessionId, ...token }, headers);
  return { sessionId: run.sessionId, gameListingId };
}

/** Client reports open for slugs that begin with `arizona-`. */
async function layGame(
  address: StackAddress,
  brand: string,
  family: FamilyKey,
  visitor: Visitor,
  homes: readonly string[],
): Promise<string> {
  const slug = family === 'klavo' ? `arizona-routes-${visitor}` : `routes-${family}-${visitor}`;
  const gameId = await callService<string>(address, 'upsert_game', {
    payload: {
      agency_key: brand,
      slug,
      family,
      title: `Routes of ${family}`,
      currency: 'GBP',
      state: 'open',
      visibility: 'unlisted',
      rounds_per_run: 3,
      miss_limit_log: family === 'ultima' ? Math.log(1.25) : null,
      is_sample: true,
    },
  });
  await callService(address, 'set_game_listings', { game_id: gameId, listing_ids: homes });
  return slug;
}

/** Homes of the default brand's game. Only staff may read them from the table, so the database is asked as the service. */
async function findHomes(address: StackAddress): Promise<readonly string[]> {
  const { default: postgres } = await import('postgres');
  const sql = postgres(address.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const rows = await sql<{ id: string }[]>`
      select gl.listing_id as id from public.game_listings gl join public.games g on g.id = gl.game_id
      where g.slug = 'house-prices-game' and gl.is_visible order by gl.position limit 4`;
    return rows.map(({ id }) => id);
  } finally {
    await sql.end();
  }
}

async function signUpManager(address: StackAddress, brand: string): Promise<Session> {
  const session = await post<Session>(
    `${address.api}/auth/v1/signup`,
    {
      email: `${randomUUID()}@example.com`,
      password: randomUUID(),
      data: { display_name: 'Route manager', is_16_or_older: true },
    },
    { apikey: address.publishableKey },
  );
  await callService(address, 'set_agency_member', {
    agency_key: brand,
    user_id: session.user.id,
    role: 'admin',
  });
  return session;
}

function callService<T>(address: StackAddress, name: string, body: object): Promise<T> {
  return post<T>(`${address.api}/rest/v1/rpc/${name}`, body, { apikey: address.secretKey });
}

async function post<T>(url: string, body: object, headers: Readonly<Record<string, string>>): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${String(answer.status)}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}
