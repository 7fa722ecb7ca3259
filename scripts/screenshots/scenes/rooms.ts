import type { Page } from '@playwright/test';
import { layRoom, type LaidRoom } from './laid-room.ts';
import { LONG_TITLE, type Scene, type Stage } from './scene.ts';

const PARTY = '/play/party';

/** The room as a seat sees it, once something of it is there. */
async function seatOf(stage: Stage, room: LaidRoom, seat: number, sign: string, at = PARTY): Promise<Page> {
  const page = await stage.visit(`${at}?room=${room.code}`, { storage: room.keptBy(seat) });
  await page.locator(sign).first().waitFor();
  return page;
}

async function startedRoom(stage: Stage, players: number, mode?: string): Promise<LaidRoom> {
  const room = await layRoom(stage, { kind: 'party', players, ...(mode && { mode }) });
  await room.order(0, { command: 'start' });
  return room;
}

/** A game whose title is as long as titles may be. */
async function layLongGame(stage: Stage): Promise<string> {
  const slug = 'a-title-that-is-far-too-long';
  const gameId = await stage.callService<string>('upsert_game', {
    payload: {
      agency_key: 'default',
      slug,
      family: 'public',
      title: LONG_TITLE,
      currency: 'GBP',
      state: 'open',
      visibility: 'unlisted',
      rounds_per_run: 3,
      is_sample: true,
    },
  });
  const homes = await stage.sql<{ id: string }>(
    `select gl.listing_id as id from public.game_listings gl join public.games g on g.id = gl.game_id
     where g.slug = 'house-prices-game' and gl.is_visible order by gl.position limit 4`,
  );
  await stage.callService('set_game_listings', { game_id: gameId, listing_ids: homes.map(({ id }) => id) });
  return slug;
}

/** Live rooms, from their doors to the podium. */
export const roomScenes: readonly Scene[] = [
  {
    name: 'room-door',
    route: PARTY,
    prepare: async (stage) => stage.visit(`${PARTY}?game=house-prices-game`),
  },
  {
    name: 'room-door-private',
    route: '/play/private-room',
    prepare: (stage) => stage.visit('/play/private-room'),
  },
  { name: 'room-door-duel', route: '/play/vs', prepare: (stage) => stage.visit('/play/vs') },
  {
    name: 'room-door-wrong-code',
    route: PARTY,
    prepare: (stage) => stage.visit(`${PARTY}?room=O0O0O0`),
  },
  {
    name: 'room-join',
    route: PARTY,
    prepare: async (stage) => {
      const { code } = await layRoom(stage, { kind: 'party' });
      return stage.visit(`${PARTY}?room=${code}`);
    },
  },
  {
    name: 'room-join-full',
    route: '/play/vs',
    isFleeting: true,
    prepare: async (stage) => {
      const { code } = await layRoom(stage, { kind: 'vs', players: 2 });
      const page = await stage.visit(`/play/vs?room=${code}`);
      await page.getByRole('button', { name: 'Join the room' }).click();
      await page.getByRole('button', { name: 'Watch instead' }).waitFor();
      return page;
    },
  },
  {
    name: 'room-lobby-alone',
    route: '/play/vs',
    prepare: async (stage) =>
      seatOf(stage, await layRoom(stage, { kind: 'vs' }), 0, '.room-lobby', '/play/vs'),
  },
  {
    name: 'room-lobby-host',
    route: PARTY,
    prepare: async (stage) => {
      const game = await layLongGame(stage);
      const room = await layRoom(stage, { kind: 'party', players: 8, watchers: 2, game });
      await room.order(2, { command: 'react', reaction: 'clap' });
      return seatOf(stage, room, 0, '.room-lobby');
    },
  },
  {
    name: 'room-lobby-guest',
    route: PARTY,
    prepare: async (stage) =>
      seatOf(stage, await layRoom(stage, { kind: 'party', players: 5 }), 1, '.room-lobby'),
  },
  {
    name: 'room-lobby-teams',
    route: PARTY,
    prepare: async (stage) => {
      const room = await layRoom(stage, { kind: 'party', players: 7, mode: 'team-vs-team' });
      await room.order(0, { command: 'teams', teams: 3, rule: 'mean' });
      for (const seat of [0, 1, 2, 3]) await room.order(seat, { command: 'team', team: (seat % 2) + 1 });
      return seatOf(stage, room, 0, '.room-teams');
    },
  },
  {
    name: 'room-guess-host',
    route: PARTY,
    prepare: async (stage) => {
      const room = await startedRoom(stage, 6);
      await room.guess(2, 5);
      return seatOf(stage, room, 0, '.room-guess');
    },
  },
  {
    name: 'room-guess-kept',
    route: PARTY,
    prepare: async (stage) => {
      const room = await startedRoom(stage, 4);
      await room.guess(1, 3);
      return seatOf(stage, room, 1, '.room-kept');
    },
  },
  {
    name: 'room-guess-watcher',
    route: PARTY,
    prepare: async (stage) => {
      const room = await layRoom(stage, { kind: 'party', players: 3, watchers: 6 });
      await room.order(0, { command: 'start' });
      return seatOf(stage, room, 3, '.room-home');
    },
  },
  {
    name: 'room-guess-hidden-names',
    route: PARTY,
    prepare: async (stage) => {
      const room = await startedRoom(stage, 5);
      await room.order(0, { command: 'names', areHidden: true });
      return seatOf(stage, room, 1, '.room-guess');
    },
  },
  {
    name: 'room-guess-together',
    route: PARTY,
    prepare: async (stage) => {
      const room = await startedRoom(stage, 4, 'coop');
      const { round } = await room.look();
      for (const seat of [1, 2])
        await room.order(seat, {
          command: 'propose',
          amountMinor: 30_000_000 + seat * 4_000_000,
          currency: round?.currency ?? 'GBP',
          gameListingId: round?.gameListingId ?? null,
        });
      return seatOf(stage, room, 0, '.room-proposals');
    },
  },
  {
    name: 'room-reveal-host',
    route: PARTY,
    prepare: async (stage) => {
      const room = await startedRoom(stage, 10);
      await room.guess();
      return seatOf(stage, room, 0, '.room-marks');
    },
  },
  {
    name: 'room-reveal-no-guess',
    route: PARTY,
    prepare: async (stage) => {
      const room = await startedRoom(stage, 2);
      await room.order(0, { command: 'reveal' });
      return seatOf(stage, room, 1, '.room-price');
    },
  },
  {
    name: 'room-reveal-elimination',
    route: PARTY,
    prepare: async (stage) => {
      const room = await startedRoom(stage, 6, 'elimination');
      await room.guess();
      return seatOf(stage, room, 0, '.room-leaving');
    },
  },
  {
    name: 'room-reveal-teams',
    route: PARTY,
    prepare: async (stage) => {
      const room = await startedRoom(stage, 6, 'team-vs-team');
      await room.guess();
      return seatOf(stage, room, 0, '.room-marks');
    },
  },
  {
    name: 'room-draft-host',
    route: PARTY,
    prepare: async (stage) => {
      const room = await startedRoom(stage, 3, 'draft');
      return seatOf(stage, room, 0, '.room-cards');
    },
  },
  {
    name: 'room-draft-waiting',
    route: PARTY,
    prepare: async (stage) => {
      const room = await startedRoom(stage, 3, 'draft');
      await room.order(0, { command: 'pick', card: 1 }).catch(() => undefined);
      return seatOf(stage, room, 2, '.room-cards');
    },
  },
  {
    name: 'room-podium-host',
    route: PARTY,
    prepare: async (stage) => {
      const room = await startedRoom(stage, 6);
      await room.playToTheEnd();
      return seatOf(stage, room, 0, '.room-podium');
    },
  },
  {
    name: 'room-podium-guest',
    route: PARTY,
    prepare: async (stage) => {
      const room = await startedRoom(stage, 2);
      await room.playToTheEnd();
      return seatOf(stage, room, 1, '.room-podium');
    },
  },
  {
    name: 'room-podium-teams',
    route: PARTY,
    prepare: async (stage) => {
      const room = await startedRoom(stage, 6, 'team-vs-team');
      await room.playToTheEnd();
      return seatOf(stage, room, 1, '.room-podium');
    },
  },
  {
    name: 'room-out',
    route: PARTY,
    prepare: async (stage) => {
      const room = await layRoom(stage, { kind: 'party', players: 2 });
      await room.order(0, { command: 'kick', seat: (await room.look(1)).you });
      return seatOf(stage, room, 1, 'h1');
    },
  },
  {
    name: 'room-lost',
    route: PARTY,
    prepare: async (stage) => {
      const room = await layRoom(stage, { kind: 'party' });
      const page = await stage.visit(`${PARTY}?room=${room.code}`, {
        storage: room.keptBy(0),
        failing: ['room_state'],
      });
      await page.locator('main .ui-button').first().waitFor();
      return page;
    },
  },
];
