import { layRoom } from './laid-room.ts';
import type { Scene } from './scene.ts';
import { PARTY, seatOf, startedRoom } from './seen-room.ts';

/** Games of live rooms, to the podium. */
export const roomGameScenes: readonly Scene[] = [
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
