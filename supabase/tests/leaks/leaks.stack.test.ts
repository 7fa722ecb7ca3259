import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOptions } from '../../../scripts/import/read-options.ts';
import { runImport } from '../../../scripts/import/run-import.ts';
import { root } from '../../../scripts/test/command.ts';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';
import { setStage, type Spy, type Stage } from './leak-stage.ts';
import {
  listenToBoards,
  lookAtImages,
  lookAtPages,
  lookAtShareImages,
  lookEverywhere,
} from './look-everywhere.ts';
import { search, type Sighting } from './search-text.ts';

const realHouses = join(root, '../shared/data/houses');
let stage: Stage;

beforeAll(async () => {
  stage = await setStage(readStackAddress());
}, 120_000);

afterAll(() => stage.sql.end({ timeout: 5 }));

function hits(
  sightings: readonly Sighting[],
  guessed: readonly string[] = [],
  { secrets, publicNumbers } = stage,
) {
  const amounts = guessed.map((id) => secrets.find((secret) => secret.gameListingId === id)?.amountMinor);
  return search(
    sightings,
    secrets.filter((secret) => !amounts.includes(secret.amountMinor)),
    publicNumbers,
  );
}

/** The hunt for prices around one game; the secrets are every price in the database. */
function hunt(stageOf: () => Stage): void {
  it.each(['visitor', 'guest in the run', 'player', 'admin of another agency'])(
    'are nowhere to be seen for the %s',
    async (name) => {
      const spy = stageOf().spies.find((one) => one.name === name);
      if (!spy) throw new Error(`There is no ${name}.`);
      const seen = await lookEverywhere(stageOf(), spy);
      expect(seen.length).toBeGreaterThan(300);
      const asked = seen.filter(({ where }) => where.includes(stageOf().draft.id)).map(({ where }) => where);
      for (const name of ['rpc read_draft', 'rpc draft_to_publish', 'functions/publish-game'])
        expect(asked.some((where) => where.includes(name))).toBe(true);
      expect(hits(seen, spy.guessed, stageOf())).toEqual([]);
    },
    300_000,
  );

  it('are in no file name, byte or metadata of an image', async () => {
    const pictures = await lookAtImages(stageOf());
    expect(pictures.length).toBeGreaterThan(0);
    expect(hits(pictures, [], stageOf())).toEqual([]);
  }, 120_000);

  it('are in no share image, nor in its address or headers', async () => {
    const images = await lookAtShareImages(stageOf());
    expect(images.length).toBeGreaterThan(4);
    expect(hits(images, [], stageOf())).toEqual([]);
  }, 120_000);

  it('are in no source of a page', async () => {
    const pages = await lookAtPages(stageOf());
    expect(pages.every(({ text }) => text.length > 20)).toBe(true);
    expect(hits(pages, [], stageOf())).toEqual([]);
  }, 120_000);

  it('are in no frame of a board', async () => {
    const frames = await listenToBoards(stageOf(), () => finishAnotherRun(stageOf()));
    expect(frames[0]?.text).toContain('changed');
    expect(hits(frames, [], stageOf())).toEqual([]);
  }, 60_000);
}

describe('unguessed prices', () => {
  hunt(() => stage);
});

// The same hunt around real houses, where they are present: real prices are rounder, and real photos carry more.
describe.skipIf(!existsSync(realHouses))('unguessed prices of imported real houses', () => {
  let houses: Stage;

  beforeAll(async () => {
    const address = readStackAddress();
    const options = {
      csv: join(realHouses, 'houses.csv'),
      photos: realHouses,
      game: 'leak-houses',
      title: 'Real houses',
      currency: 'USD',
    };
    await runImport(
      readOptions(['listings', ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])]),
      {
        root,
        env: { SUPABASE_URL: address.api, SUPABASE_SECRET_KEY: address.secretKey },
        out: { write: () => undefined },
      },
    );
    houses = await setStage(address, { slug: 'leak-houses', currency: 'USD' });
  }, 300_000);

  afterAll(() => houses.sql.end({ timeout: 5 }));

  hunt(() => houses);
});

// That nobody else finds it is part of the hunt: its price is among the secrets, and every spy asks for it.
describe('a draft that is not published', () => {
  it('is read by its maker, where the search finds the price', async () => {
    const { address, draft } = stage;
    const answer = await fetch(`${address.api}/rest/v1/rpc/read_draft`, {
      method: 'POST',
      headers: {
        apikey: address.publishableKey,
        authorization: `Bearer ${draft.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ draft_id: draft.id }),
    });
    expect(answer.status).toBe(200);
    const found = hits([{ where: 'the draft', text: await answer.text() }]);
    expect(found.map(({ notation }) => notation)).toEqual(
      expect.arrayContaining(['minor units', 'thousands separators']),
    );
  });
});

describe('comments that quote a price', () => {
  const read = async (spy: Spy | undefined, gameListingId: string | undefined) => {
    const answer = await fetch(`${stage.address.api}/rest/v1/rpc/read_comments`, {
      method: 'POST',
      headers: { apikey: stage.address.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        session_id: spy?.sessionId,
        game_listing_id: gameListingId,
        guest_token: spy?.guestToken,
      }),
    });
    return { status: answer.status, text: await answer.text() };
  };

  it('are read under the home that was guessed, where the search finds the price', async () => {
    const spy = stage.spies[1];
    const { status, text } = await read(spy, spy?.guessed[0]);
    expect(status).toBe(200);
    expect(hits([{ where: 'comments', text }]).map(({ notation }) => notation)).toEqual(
      expect.arrayContaining(['integer', 'thousands separators', 'k']),
    );
  });

  it('are out of reach under every other home, all in the same words', async () => {
    const spy = stage.spies[1];
    const others = stage.homes.filter((home) => !spy?.guessed.includes(home));
    const answers = await Promise.all(others.map((home) => read(spy, home)));
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 403));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

describe('oracles', () => {
  const asked = async (query: string) => {
    const answer = await fetch(`${stage.address.api}/rest/v1/${query}`, {
      headers: {
        apikey: stage.address.publishableKey,
        authorization: `Bearer ${stage.spies[3]?.accessToken ?? ''}`,
      },
    });
    return { isRefused: answer.status >= 400, body: await answer.text() };
  };

  it.each([
    'listings?select=id,listing_prices!inner(id)&listing_prices.amount_minor=gte.{n}',
    'listings?select=id&order=listing_prices(amount_minor)',
    'game_listings?select=id,price_commitments!inner(id)&price_commitments.listing_price_id=gte.{n}',
    'guesses?select=score&log_error=gte.{n}',
    'guesses?select=score&order=log_error',
    'guesses?select=log_error.avg()',
    'sessions?select=id&median_log_error=gte.{n}',
    'sessions?select=id&order=median_log_error',
    'sessions?select=id&seed=gte.{n}',
  ])('asking %s is refused, whatever the number', async (query) => {
    const low = await asked(query.replace('{n}', '0'));
    const high = await asked(query.replace('{n}', '99999999999'));
    expect(low.isRefused).toBe(true);
    expect(high.isRefused).toBe(true);
    expect(high.body.replaceAll('99999999999', '0')).toBe(low.body);
  });

  it('refusals of a guess are the same for a dear home as for a cheap one', async () => {
    const guest = stage.spies[1];
    const [, dear, cheap] = stage.homes;
    const refusal = async (gameListingId: string | undefined, amountMinor: number) => {
      const answer = await fetch(`${stage.address.api}/functions/v1/submit-guess`, {
        method: 'POST',
        headers: { apikey: stage.address.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          sessionId: guest?.sessionId,
          gameListingId,
          amountMinor,
          currency: 'GBP',
          guestToken: guest?.guestToken,
        }),
      });
      const { requestId: _, ...problem } = (await answer.json()) as Record<string, unknown>;
      return { status: answer.status, problem };
    };
    for (const amountMinor of [1, 99_999, 50_000_000_001, 10 ** 12]) {
      const answer = await refusal(dear, amountMinor);
      expect(answer.status).toBe(422);
      expect(await refusal(cheap, amountMinor)).toEqual(answer);
    }
  });
});

describe('the search itself', () => {
  it.each([
    ['a description in thousands', (n: number) => `A bargain at ${n / 100_000}k`, 'k'],
    ['a description in minor units', (n: number) => `ref ${n}`, 'minor units'],
    ['a description in base64', (n: number) => Buffer.from(`"${n}"`).toString('base64'), 'base64'],
  ])('turns red when %s is planted', async (_, text, notation) => {
    const secret = stage.secrets.find(({ gameListingId }) => gameListingId === stage.homes[1]);
    const visitor = stage.spies[0];
    if (!secret || !visitor) throw new Error('The stage is not set.');
    await stage.sql`update public.games set description = ${text(secret.amountMinor)} where id = ${stage.gameId}`;
    try {
      const answer = await fetch(`${stage.address.api}/rest/v1/rpc/game_overview`, {
        method: 'POST',
        headers: { apikey: stage.address.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ game_slug: stage.slug }),
      });
      const found = hits([{ where: 'overview', text: await answer.text() }]);
      expect(found.map((hit) => hit.notation)).toContain(notation);
    } finally {
      await stage.sql`update public.games set description = '' where id = ${stage.gameId}`;
    }
  });

  it('turns red when a table of prices is opened to visitors', async () => {
    const visitor = stage.spies[0];
    if (!visitor) throw new Error('The stage is not set.');
    // The facts that everybody reads are made to answer a price: the whole hunt has to notice.
    const [{ definition }] = await stage.sql<[{ definition: string }]>`
      select pg_get_functiondef('public.brand_record(text)'::regprocedure) as definition`;
    await stage.sql.unsafe(`
      create function private.planted_leak() returns jsonb language sql stable security definer set search_path = '' as
        $$select jsonb_agg(p.amount_minor) from private.listing_prices p$$;
      grant execute on function private.planted_leak() to anon;
      create or replace function public.brand_record(host_label text default null) returns jsonb
        language sql stable set search_path = '' as $$select private.planted_leak()$$;`);
    try {
      const found = hits(await lookEverywhere(stage, visitor));
      expect(found.some((hit) => hit.where.includes('rpc brand_record'))).toBe(true);
    } finally {
      await stage.sql.unsafe(`${definition}; drop function private.planted_leak()`);
    }
  }, 300_000);
});

/** A player of their own plays the game to its end, so that the board changes. */
async function finishAnotherRun({ address, slug, currency }: Stage): Promise<void> {
  const call = async (name: string, body: object) => {
    const answer = await fetch(`${address.api}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: address.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const run = await call('start-run', { game: slug });
  for (const { gameListingId } of run.rounds as { gameListingId: string }[])
    await call('submit-guess', {
      sessionId: run.sessionId,
      guestToken: run.guestToken,
      gameListingId,
      amountMinor: 50_000_000,
      currency,
    });
}
