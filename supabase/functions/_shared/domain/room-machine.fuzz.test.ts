// A room over a line that loses, doubles and reorders: clients send commands, a server of a few lines keeps state,
// version, commands and guesses as the database does, and whatever order things arrive in, the promises hold.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScoredGuess } from './room-elimination.ts';
import type { RoomEvent } from './room-events.ts';
import { arrivalsOf, eventOf, PLAYS, type Move } from './fake-moves.ts';
import { stepRoom } from './room-machine.ts';
import { ROOM_KIND_KEYS, ROOM_KINDS, type RoomKind } from './room-rules.ts';
import {
  contendersOf,
  openRoom,
  playersHere,
  seatsHere,
  type RoomPlay,
  type RoomState,
} from './room-state.ts';

const move: fc.Arbitrary<Move> = fc.record({
  what: fc.oneof(
    { weight: 8, arbitrary: fc.constant('guess' as const) },
    { weight: 3, arbitrary: fc.constantFrom('join' as const, 'next' as const, 'tick' as const) },
    { weight: 6, arbitrary: fc.constantFrom('propose' as const, 'pick' as const) },
    {
      weight: 3,
      arbitrary: fc.constantFrom('start' as const, 'reveal' as const, 'rematch' as const),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'leave' as const,
        'kick' as const,
        'lock' as const,
        'admit' as const,
        'pause' as const,
        'react' as const,
        'rename' as const,
        'names' as const,
        'mode' as const,
        'team' as const,
        'teams' as const,
        'deal' as const,
      ),
    },
  ),
  seat: fc.integer({ min: 1, max: 5 }),
  whom: fc.integer({ min: 1, max: 5 }),
  isYes: fc.boolean(),
  afterMs: fc.integer({ min: 0, max: 9_000 }),
  arrivals: fc.oneof(
    { weight: 6, arbitrary: fc.constant([0]) },
    { weight: 2, arbitrary: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }) },
  ),
});

interface Server {
  state: RoomState;
  now: number;
  obeyed: Map<number, boolean>;
  /** guesses by game, round and seat */
  guesses: Map<string, number>;
  acknowledged: Map<number, string>;
  /** amounts by seat that were proposed in the round that is on */
  proposals: Map<number, number>;
  /** how the guesses of the round were scored */
  scored: ScoredGuess[];
  revealed: Set<string>;
  begun: Set<number>;
  runs: Set<string>;
}

test('a room over a line that loses, doubles and reorders keeps its promises', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ROOM_KIND_KEYS),
      fc.constantFrom(...PLAYS),
      fc.integer({ min: 1, max: 3 }),
      fc.option(fc.integer({ min: 5, max: 20 }), { nil: null }),
      fc.integer({ min: 0, max: 4 }),
      fc.array(move, { minLength: 1, maxLength: 60, size: 'max' }),
      (kind, play, rounds, seconds, others, moves) => {
        const server = serverOf(kind, play);
        for (let other = 1; other <= others; other += 1)
          arrive(server, -other, { type: 'join', seat: null, watches: false });
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
  // Chance got everywhere: a sequence that never reaches a reveal would prove nothing.
  expect([...reached].sort()).toEqual(
    ['agree', 'begin', 'enter', 'finish', 'keep', 'lay', 'mode', 'out', 'rename', 'reveal', 'seat'].sort(),
  );
});

const reached = new Set<string>();

function serverOf(kind: RoomKind, play: RoomPlay): Server {
  return {
    ...{ state: openRoom(kind, false, play), now: 1_000_000, obeyed: new Map(), guesses: new Map() },
    ...{ acknowledged: new Map(), proposals: new Map(), scored: [] },
    ...{ revealed: new Set(), begun: new Set(), runs: new Set() },
  };
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
  if (round !== before.round || game !== before.game) {
    server.scored = [];
    server.proposals = new Map();
  }
  if (event.type === 'propose') server.proposals.set(event.seat, event.amountMinor);
  for (const effect of step.effects) {
    reached.add(effect.type);
    if (effect.type === 'lay') hold(game === before.game + 1, 'a draft is of a new game');
    if (effect.type === 'agree')
      hold(isAmongProposals(server, effect.amountMinor), 'what is agreed lies among the proposals');
    if (effect.type === 'begin') {
      hold(!server.begun.has(game), 'a game is begun once');
      server.begun.add(game);
      for (const seat of step.state.seats) if (seat.since === 0) server.runs.add(`${game} ${seat.number}`);
    }
    if (effect.type === 'enter') server.runs.add(`${game} ${effect.seat}`);
    if (effect.type === 'keep') {
      const key = `${game} ${round} ${effect.seat}`;
      // The key of the table: a second guess of a seat would be refused by it.
      hold(!server.guesses.has(key), 'no guess is doubled');
      hold(
        before.pausedAt == null || event.type === 'leave' || event.type === 'kick' || event.type === 'reveal',
        'no guess is taken while the room is paused',
      );
      hold(!server.revealed.has(`${game} ${round}`), 'no guess comes after the reveal');
      hold(server.runs.has(`${game} ${effect.seat}`), 'whoever guesses has a run');
      server.guesses.set(key, id);
      if (event.type === 'guess') {
        server.acknowledged.set(id, key);
        server.scored = [...(event.scored ?? [])];
      }
    }
    if (effect.type === 'reveal') {
      hold(before.phase === 'guessing', 'only a round that is on is revealed');
      hold(!server.revealed.has(`${game} ${round}`), 'a round is revealed once');
      server.revealed.add(`${game} ${round}`);
      expectEliminated(before, step.state);
    }
    if (effect.type === 'finish')
      hold(server.revealed.has(`${game} ${round}`), 'a game ends behind its last reveal');
  }
}

function isAmongProposals({ proposals }: Server, amount: number): boolean {
  const amounts = [...proposals.values()];
  return amount >= Math.min(...amounts) && amount <= Math.max(...amounts);
}

/** In an elimination people leave, never all of them; elsewhere nobody does. */
function expectEliminated(before: RoomState, after: RoomState): void {
  const leaving = after.seats.filter(({ outAfter }) => outAfter === after.round);
  if (leaving.length > 0) reached.add('out');
  hold(before.play.eliminates || leaving.length === 0, 'nobody leaves a game that eliminates nobody');
  hold(contendersOf(before).length === 0 || contendersOf(after).length > 0, 'somebody is left');
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
  // What was proposed stands until the round is closed, whatever becomes of the line.
  if (state.phase === 'guessing')
    for (const [seat, amount] of server.proposals)
      hold(
        state.seats.some(({ number, proposalMinor }) => number === seat && proposalMinor === amount),
        'no proposal is lost',
      );
  // A draft picks each card once, and no more of them than there are rounds.
  if (state.draft) {
    const picked = state.draft.picks.map(({ card }) => card);
    hold(new Set(picked).size === picked.length, 'a home is picked once');
    hold(picked.length <= state.rounds && state.rounds <= state.draft.cards, 'as many homes as rounds');
    hold(
      picked.every((card) => card >= 0 && card < (state.draft?.cards ?? 0)),
      'only what lies there is picked',
    );
  }
  if (state.phase === 'drafting') hold(!server.begun.has(game), 'no home is open while homes are picked');
  // Whoever plays in a game of teams has one of them.
  if (state.play.teaming === 'teams' && (state.phase === 'guessing' || state.phase === 'revealed'))
    for (const { team } of playersHere(state))
      hold(team !== null && team >= 1 && team <= state.teams, 'every player has a team');
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
  const limit = 3 * server.state.rounds + 2;
  // A class waits for its teacher, who comes back.
  const { host: teacher, kind } = server.state;
  if (kind === 'class') arrive(server, 9_999, { type: 'join', seat: teacher, watches: true });
  const isOver = () => server.state.phase === 'lobby' || server.state.phase === 'finished';
  for (let steps = 0; !isOver(); steps += 1) {
    hold(steps < limit, 'every game ends');
    const { host, phase } = server.state;
    arrive(server, 10_000 + steps, {
      type: phase === 'guessing' ? 'reveal' : 'next',
      seat: host,
      now: server.now,
      scored: server.scored,
    });
  }
}

/** An assertion that costs nothing while it holds: this test makes millions of them. */
function hold(isSo: boolean, promise: string): void {
  if (!isSo) throw new Error(`Broken: ${promise}.`);
}
