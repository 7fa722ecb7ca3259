import { layRoom } from './laid-room.ts';
import { LONG_TITLE, type Scene, type Stage } from './scene.ts';
import { PARTY, seatOf } from './seen-room.ts';

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

/** The doors of live rooms, and what is seen before a game begins. */
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
];
