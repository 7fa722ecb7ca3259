import { guessMinor } from '../stage/play.ts';
import type { EdgeArguments } from './edge-arguments.ts';
import { ownId, type Scene } from './scene.ts';

// Nothing that a market takes for a guess: a spy who guessed would have earned the price.
export const unfitAmounts = [-1, 0, 1, 99_999, 50_000_000_001, 10 ** 11, 10 ** 12, 10 ** 12 + 1, 1.5, 'x'];

/** What a spy sends to the functions that open, enter and move live rooms. */
export const roomArguments: Record<'open-room' | 'join-room' | 'room-command', EdgeArguments> = {
  // A visitor would become a player by this.
  'open-room': (scene) =>
    scene.spy.runs.length === 0
      ? []
      : [
          {
            ...{ game: scene.stage.main.slug, brand: scene.stage.main.brand ?? undefined, kind: 'vs' },
            ...{ mode: 'classic', displayName: 'Amber Otter', watches: true },
            ...{ guestToken: scene.spy.guestToken ?? undefined, requestKey: ownId(scene, 'room') },
          },
          { game: scene.stage.main.slug, brand: 'star', kind: 'party' },
        ],
  'join-room': (scene) => {
    const { room } = scene.backstage ?? {};
    const isSeated = scene.spy.name === 'player';
    return [
      { code: 'AAA333', guestToken: scene.spy.guestToken ?? undefined },
      {
        ...{ code: isSeated ? room?.code : 'PRICE3', playerToken: isSeated ? room?.playerToken : 'x' },
        ...{ displayName: 'Amber Otter', watches: false, requestKey: ownId(scene, 'join') },
      },
    ];
  },
  'room-command': (scene) => roomCommands(scene),
};

/** What a player may try in a room before the reveal, and the same from outside. Nobody here reveals anything. */
function roomCommands(scene: Scene): object[] {
  const room = scene.backstage?.room;
  if (!room) return [];
  const playerToken = scene.spy.name === 'player' ? room.playerToken : (scene.spy.guestToken ?? 'x');
  const send = (command: string, more: object = {}) => ({
    ...{ roomId: room.id, playerToken, command, ...more },
    commandId: ownId(scene, `room ${command} ${JSON.stringify(more)}`),
  });
  const guess = { gameListingId: room.gameListingId, currency: room.currency };
  return [
    send('tick'),
    send('guess', { ...guess, amountMinor: guessMinor }),
    ...unfitAmounts.map((amountMinor) => send('guess', { ...guess, amountMinor })),
    send('guess', { ...guess, currency: 'EUR', amountMinor: guessMinor }),
    send('guess', { ...guess, lowMinor: 50_000_000, highMinor: 60_000_000 }),
    send('start', { game: scene.stage.main.slug, brand: 'star' }),
    send('next'),
    send('rematch'),
    send('pause', { isPaused: false }),
    send('kick', { seat: 99 }),
    send('lock', { isLocked: false }),
    send('admit', { admitsLate: true }),
    send('react', { reaction: 'wow' }),
    send('propose', { ...guess, amountMinor: guessMinor }),
    send('pick', { card: 0 }),
    send('mode', { mode: 'coop' }),
    send('names', { areHidden: true }),
    send('team', { team: 2 }),
    send('teams', { teams: 3, rule: 'mean' }),
    send('deal'),
  ];
}
