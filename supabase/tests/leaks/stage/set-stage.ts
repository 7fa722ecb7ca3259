import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import { readPlaces, readYardstick } from './read-places.ts';
import { castSpies, castUsualSpies, type Scenery } from './cast-spies.ts';
import { stageDraft } from './drafts.ts';
import { importHome } from './import-home.ts';
import { playThrough, type Run } from './play.ts';
import { service, signUp } from './call-api.ts';
import { stageDossier, stageOffer } from './stage-dossier.ts';
import { stageFriends } from './stage-friends.ts';
import { stageClosedGame } from './stage-room.ts';
import { stageNotices } from './stage-notices.ts';
import { makeGame, readGame } from './staged-game.ts';
import type { Stage } from './stage.ts';
import { tellPrices } from './tell-prices.ts';

// Odd enough that no notation of them turns up by chance; one is round, and its short forms are looked for in texts. The
// last one is the secret: no spy ever gets to know it.
const pricesMinor = [73_821_900, 128_347_700, 41_976_300, 43_000_000, 56_843_100];
const ownPriceMinor = 99_137_900;
const sparePriceMinor = 88_261_700;

/** The amounts that this stage wrote and that are round. */
export const roundPricesMinor: readonly number[] = [43_000_000];

/** Five homes in a forum game, the games around it, and every spy. */
export async function setStage(address: StackAddress): Promise<Stage> {
  const sql = postgres(address.databaseUrl, { max: 2, onnotice: () => undefined });
  // Letters alone: digits by chance may read as a price, which no address of a game may hold.
  const mark = randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  const brand = `leak-lettings-${mark}`;
  await Promise.all(['leak-hunters', brand].map((key) => makeAgency(address, key)));
  const imported = (amountMinor: number, place: number, agencyKey?: string) =>
    importHome(address, {
      ref: `leak-hunt-${mark}-${place}`,
      amountMinor,
      areaM2: 83.7 + place * 11,
      house: 31 + place * 3,
      ...(agencyKey !== undefined && { agencyKey }),
    });
  const homes = await Promise.all(pricesMinor.map((amount, place) => imported(amount, place)));
  const [own = '', spare = ''] = await Promise.all(
    [ownPriceMinor, sparePriceMinor].map((amount, place) => imported(amount, 7 + place, brand)),
  );
  const [, , second = '', , secret = ''] = homes;
  const main = await makeGame(address, sql, { slug: `leak-hunt-${mark}`, family: 'forum' }, homes);
  const games = [
    { slug: `leak-again-${mark}`, family: 'forum', brand },
    { slug: `arizona-leak-${mark}`, family: 'klavo', brand },
    { slug: `leak-timed-${mark}`, family: 'public', roundSeconds: 300 },
    { slug: `leak-unopened-${mark}`, family: 'public', brand, state: 'draft' },
  ] as const;
  const live = { slug: `leak-room-${mark}`, family: 'public' } as const;
  const [again, showcase, timed, unopened, roomGame] = [
    await makeGame(address, sql, games[0], [second, secret]),
    await makeGame(address, sql, games[1], [own, secret]),
    await makeGame(address, sql, games[2], [secret]),
    await makeGame(address, sql, games[3], [own]),
    await makeGame(address, sql, live, [secret]),
  ];
  const teller = await tellPrices(address, sql, main);
  const judge = await tellPrices(address, sql, again);
  // A crowd: figures and boards appear from five guesses on.
  const crowds = await Promise.all(
    [showcase, main, again].map(async (game) => {
      const runs: Run[] = [];
      for (let player = 0; player < 5; player += 1)
        runs.push(await playThrough(address, game, 45_013_700 + player * 7_113_300));
      return runs;
    }),
  );
  const scenery: Scenery = {
    ...{ address, sql, mark, brand, main, again, showcase, timed, unopened, roomGame },
    ...{ ownListing: own, spareListing: spare, secretListing: secret },
    closedGame: await stageClosedGame(address, sql, mark),
    draft: await stageDraft(address, await signUp(address)),
    judged: { run: judge.run, comment: judge.comments[0] ?? '' },
    crowd: crowds[0] ?? [],
  };
  const { backstage, spies } = await castSpies(scenery);
  await stageNotices(sql, spies);
  const player = spies.find(({ name }) => name === 'player')?.userId;
  if (player) await stageFriends(address, sql, player);
  await stageDossier(sql, { spies, listings: homes });
  await stageOffer(sql, homes);
  return {
    ...{ address, sql, main, backstage, spies },
    draft: scenery.draft,
    comments: teller.comments,
    places: await readPlaces(address, main),
    yardstick: await readYardstick(address),
  };
}

/** A stage around a game that is there already, with the spies that need nothing else. */
export async function setStageAround(address: StackAddress, slug: string): Promise<Stage> {
  const sql = postgres(address.databaseUrl, { max: 2, onnotice: () => undefined });
  const main = await readGame(address, sql, slug, null);
  const draft = await stageDraft(address, await signUp(address));
  return {
    ...{ address, sql, main, draft },
    backstage: null,
    comments: [],
    places: [],
    yardstick: await readYardstick(address),
    spies: await castUsualSpies({ address, main }),
  };
}

async function makeAgency(address: StackAddress, key: string): Promise<void> {
  await service(address, 'upsert_agency', {
    payload: {
      key,
      name: 'Leak hunters',
      display_name: 'Leak hunters',
      home_url: 'https://example.com',
      service_email: 'service@example.com',
      whitelabel_name: 'Leak hunters',
      branded_game_slug: 'leak-hunt',
    },
  });
}
