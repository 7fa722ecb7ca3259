// A room over a line that loses, doubles and reorders: clients send commands, a server of a few lines keeps state,
// version, commands and guesses as the database does, and whatever order things arrive in, the promises hold.
import fc from 'fast-check';
import { test } from 'vitest';
import type { RoomEvent } from './room-events.ts';
import { stepRoom } from './room-machine.ts';
import { ROOM_KIND_KEYS, ROOM_KINDS, ROOM_REACTIONS, type RoomKind } from './room-rules.ts';
import { openRoom, playersHere, seatsHere, type RoomState } from './room-state.ts';

/** What one client does, as chance draws it: the seat may be anybody's, the moment any. */
interface Move {
  readonly what: RoomEvent['type'];
  readonly seat: number;
  readonly whom: number;
  readonly isYes: boolean;
  readonly afterMs: number;
  /** How often the request arrives, and after how many others: 0 is a lost one. */
  readonly arrivals: readonly number[];
}

const move: fc.Arbitrary<Move> = fc.record({
  what: fc.oneof(
    { weight: 8, arbitrary: fc.constant('guess' as const) },
    { weight: 3, arbitrary: fc.constantFrom('join' as const, 'next' as const, 'tick' as const) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('start' as const, 'reveal' as const, 'leave' as const, 'rematch' as const),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'kick' as const,
        'lock' as const,
        'admit' as const,
        'pause' as const,
        'react' as const,
        'rename' as const,
      ),
    },
  ),
  seat: fc.integer({ min: 1, max: 5 }),
  whom: fc.integer({ min: 1, max: 5 }),
  isYes: fc.boolean(),
  afterMs: fc.integer({ min: 0, max: 9_000 }),
  arrivals: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
});

interface Server {
  state: RoomState;
  now: number;
  obeyed: Map<number, boolean>;
  /** guesses by game, round and seat */
  guesses: Map<string, number>;
  acknowledged: Map<number, string>;
  revealed: Set<string>;
  runs: Set<string>;
}

test('a room over a line that loses, doubles and reorders keeps its promises', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ROOM_KIND_KEYS),
      fc.integer({ min: 1, max: 3 }),
      fc.option(fc.integer({ min: 5, max: 20 }), { nil: null }),
      fc.array(move, { minLength: 1, maxLength: 60 }),
      (kind, rounds, seconds, moves) => {
        const server = serverOf(kind);
        for (const [id, drawn] of arrivalsOf(moves)) {
          server.now += drawn.afterMs;
          arrive(server, id, eventOf(drawn, server, rounds, seconds));
          expectPromises(server, kind);
        }
        expectItEnds(server);
      },
    ),
    { numRuns: 10_000 },
  );
});

function serverOf(kind: RoomKind): Server {
  return {
    ...{ state: openRoom(kind), now: 1_000_000, obeyed: new Map(), guesses: new Map() },
    ...{ acknowledged: new Map(), revealed: new Set(), runs: new Set() },
  };
}

/** The requests in the order in which they arrive: some never, some twice, some behind later ones. */
function arrivalsOf(moves: readonly Move[]): [number, Move][] {
  return moves
    .flatMap((one, id) => one.arrivals.map((delay) => ({ at: id + delay, id, one })))
    .toSorted((a, b) => a.at - b.at || a.id - b.id)
    .map(({ id, one }) => [id, one]);
}

function eventOf(
  { what, seat, whom, isYes }: Move,
  { state, now }: Server,
  rounds: number,
  seconds: number | null,
): RoomEvent {
  switch (what) {
    case 'join':
      return {
        type: 'join',
        seat: isYes && state.seats.some(({ number }) => number === seat) ? seat : null,
        watches: whom === 5,
      };
    case 'start':
    case 'rematch':
      return { type: what, seat, now, rounds, seconds };
    case 'kick':
      return { type: 'kick', seat, now, whom };
    case 'rename':
      return { type: 'rename', seat, whom };
    case 'lock':
      return { type: 'lock', seat, isLocked: isYes };
    case 'admit':
      return { type: 'admit', seat, admitsLate: isYes };
    case 'pause':
      return { type: 'pause', seat, now, isPaused: isYes };
    case 'react':
      return { type: 'react', seat, now, reaction: ROOM_REACTIONS[whom] ?? 'clap' };
    case 'tick':
      return { type: 'tick', now, away: isYes ? [seat, whom] : [] };
    default:
      return { type: what, seat, now };
  }
}

/** A request reaches the server: obeyed once, whatever the machine refuses changes nothing. */
function arrive(server: Server, id: number, event: RoomEvent): void {
  if (server.obeyed.has(id)) return;
  const before = server.state;
  const step = stepRoom(before, event);
  if ('refusal' in step) {
    return;
  }
  server.obeyed.set(id, true);
  server.state = step.state;
  const { game, round } = step.state;
  for (const effect of step.effects) {
    if (effect.type === 'begin') {
      hold(step.state.game === before.game + 1, 'a game is begun once');
      for (const seat of step.state.seats) if (seat.since === 0) server.runs.add(`${game} ${seat.number}`);
    }
    if (effect.type === 'enter') server.runs.add(`${game} ${effect.seat}`);
    if (effect.type === 'keep') {
      const key = `${game} ${round} ${effect.seat}`;
      // The key of the table: a second guess of a seat would be refused by it.
      hold(!server.guesses.has(key), 'no guess is doubled');
      hold(before.pausedAt == null, 'no guess is taken while the room is paused');
      hold(!server.revealed.has(`${game} ${round}`), 'no guess comes after the reveal');
      hold(server.runs.has(`${game} ${effect.seat}`), 'whoever guesses has a run');
      server.guesses.set(key, id);
      server.acknowledged.set(id, key);
    }
    if (effect.type === 'reveal') {
      hold(before.phase === 'guessing', 'only a round that is on is revealed');
      hold(!server.revealed.has(`${game} ${round}`), 'a round is revealed once');
      server.revealed.add(`${game} ${round}`);
    }
    if (effect.type === 'finish')
      hold(server.revealed.has(`${game} ${round}`), 'a game ends behind its last reveal');
  }
}

function expectPromises(server: Server, kind: RoomKind): void {
  const { state, guesses, acknowledged, revealed } = server;
  const { game, round } = state;
  // A price is shown in revealed and finished alone, and only behind a reveal.
  hold(state.pausedAt == null || state.phase === 'guessing', 'only a round that is on is paused');
  if (state.phase === 'guessing') hold(!revealed.has(`${game} ${round}`), 'no price before the reveal');
  if (state.phase === 'revealed') hold(revealed.has(`${game} ${round}`), 'no price without a reveal');
  // No guess lost or doubled.
  for (const [id, key] of acknowledged) hold(guesses.get(key) === id, 'no guess is lost');
  for (const seat of state.seats)
    if (state.phase === 'guessing')
      hold(
        seat.hasGuessed === guesses.has(`${game} ${round} ${seat.number}`),
        'the state tells who has guessed',
      );
  // Always one host, who is here if anybody is.
  hold(state.seats.filter(({ number }) => number === state.host).length === 1, 'there is one host');
  const here = seatsHere(state);
  if (kind === 'class') hold(state.host === 1, 'a class keeps its teacher');
  else hold(here.length === 0 || here.some(({ number }) => number === state.host), 'the host is here');
  // Never more players than seats; numbers are given once.
  hold(playersHere(state).length <= ROOM_KINDS[kind].seats, 'no more players than seats');
  hold(
    new Set(state.seats.map(({ number }) => number)).size === state.seats.length,
    'numbers are given once',
  );
}

/** Whatever came before, its host can bring the game to an end, and no round comes twice. */
function expectItEnds(server: Server): void {
  const limit = 2 * server.state.rounds + 2;
  // A class waits for its teacher, who comes back.
  const { host: teacher, kind } = server.state;
  if (kind === 'class') arrive(server, 9_999, { type: 'join', seat: teacher, watches: true });
  for (let steps = 0; server.state.phase === 'guessing' || server.state.phase === 'revealed'; steps += 1) {
    hold(steps < limit, 'every game ends');
    const { host, phase } = server.state;
    arrive(server, 10_000 + steps, {
      type: phase === 'guessing' ? 'reveal' : 'next',
      seat: host,
      now: server.now,
    });
  }
}

/** An assertion that costs nothing while it holds: this test makes millions of them. */
function hold(isSo: boolean, promise: string): void {
  if (!isSo) throw new Error(`Broken: ${promise}.`);
}
