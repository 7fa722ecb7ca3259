import { agreedAmount, medianProposal } from './room-agreement.ts';
import { draftedRounds, firstFreeCard, turnOf } from './room-draft.ts';
import { whoLeaves, type ScoredGuess } from './room-elimination.ts';
import {
  done,
  refuse,
  type RoomEffect,
  type RoomEvent,
  type RoomGame,
  type RoomStep,
} from './room-events.ts';
import { refuseGuess } from './refuse-guess.ts';
import { PICK_SECONDS, ROOM_GRACE_MS, ROOM_KINDS } from './room-rules.ts';
import { withHost } from './room-seating.ts';
import {
  changeSeat,
  contendersOf,
  guessersOf,
  isOn,
  playersHere,
  seatsHere,
  type RoomDraft,
  type RoomSeat,
  type RoomState,
} from './room-state.ts';
import { fillTeams, teamsHere } from './room-teams.ts';

type EventOf<Type extends RoomEvent['type']> = Extract<RoomEvent, { type: Type }>;
/** When something happens that may end a round, and how the round's guesses were scored so far. */
interface Moment {
  readonly now: number;
  readonly scored?: readonly ScoredGuess[];
}

/** A game begins: with its first home, or with the cards of a draft. */
export function begin(state: RoomState, game: RoomGame & { readonly now: number }): RoomStep {
  if (game.homes < 1) return refuse('game_not_open', 'This game has no homes to guess at the moment.');
  const teamed = fillTeams(state);
  const { play } = state;
  const players = playersHere(teamed).map(({ number }) => number);
  // Nobody can be the last of one, nor play against an empty team.
  const least = Math.max(ROOM_KINDS[state.kind].least, play.eliminates || play.teaming === 'teams' ? 2 : 1);
  if (players.length < least)
    return refuse('move_not_allowed', 'Wait until everybody who is to play is here.');
  if (play.teaming === 'teams' && teamsHere(teamed) < 2)
    return refuse('move_not_allowed', 'Everybody is in one team. Deal the teams, or let somebody change.');
  const next = {
    ...teamed,
    ...{ game: state.game + 1, rounds: roundsOf(state, game, players.length), seconds: game.seconds },
    ...{ revealedAt: null, pausedAt: null, draft: null },
    seats: teamed.seats.map((seat) => ({ ...freshSeat(seat), outAfter: null })),
  };
  if (!play.isDraft) return firstRound(next, game.now, []);
  // Who picks first changes from game to game.
  const first = next.game % players.length;
  const draft: RoomDraft = {
    order: [...players.slice(first), ...players.slice(0, first)],
    cards: Math.min(game.homes, 2 * next.rounds),
    picks: [],
    turn: null,
  };
  return done(
    { ...next, phase: 'drafting', round: 0, draft, deadlineAt: deadline(PICK_SECONDS, game.now) },
    { type: 'lay' },
  );
}

/** How many homes a game has: as the game says, or as many as it takes until one is left. */
function roundsOf({ play }: RoomState, { homes, rounds }: RoomGame, players: number): number {
  if (play.isDraft) return draftedRounds(homes, rounds);
  return Math.min(homes, play.eliminates ? players - 1 : rounds);
}

function firstRound(state: RoomState, now: number, before: readonly RoomEffect[]): RoomStep {
  const players = new Set(playersHere(state).map(({ number }) => number));
  const begun = {
    ...state,
    ...({ phase: 'guessing', round: 1, revealedAt: null } as const),
    deadlineAt: deadline(state.seconds, now),
    seats: state.seats.map((seat) => ({
      ...seat,
      since: players.has(seat.number) ? 0 : state.rounds + 1,
    })),
  };
  return done(begun, ...before, { type: 'begin' });
}

/** Somebody whose turn it is picks a home of the game that is to begin. */
export function pick(state: RoomState, seat: RoomSeat, { card, now }: EventOf<'pick'>): RoomStep {
  const { draft } = state;
  if (state.phase !== 'drafting' || draft === null)
    return refuse('move_not_allowed', 'The homes of this game are picked already.');
  if (turnOf(state) !== seat.number)
    return refuse('move_not_allowed', 'It is somebody else’s turn to pick a home.');
  if (card < 0 || card >= draft.cards || draft.picks.some((one) => one.card === card))
    return refuse('move_not_allowed', 'This home is picked already. Choose another one.');
  return pickCard(state, draft, { card, seat: seat.number }, now);
}

/** The first free card for whoever does not pick. */
export function pickForThem(state: RoomState, now: number): RoomStep {
  const { draft } = state;
  const seat = turnOf(state) ?? state.host;
  return draft === null ? done(state) : pickCard(state, draft, { card: firstFreeCard(draft), seat }, now);
}

function pickCard(
  state: RoomState,
  draft: RoomDraft,
  picked: RoomDraft['picks'][number],
  now: number,
): RoomStep {
  const next = {
    ...state,
    draft: { ...draft, picks: [...draft.picks, picked] },
    deadlineAt: deadline(PICK_SECONDS, now),
  };
  return next.draft.picks.length < state.rounds ? done(next) : firstRound(fillTeams(next), now, []);
}

/** A guess: kept until the reveal, which comes with the last one. */
export function guess(state: RoomState, seat: RoomSeat, event: EventOf<'guess'>): RoomStep {
  const unfit = refuseGuess(state, seat, event.now);
  if (unfit) return unfit;
  if (state.play.teaming === 'together')
    return refuse('move_not_allowed', 'This room says one amount together. Propose yours to the others.');
  const kept = changeSeat(state, seat.number, { hasGuessed: true });
  const keep = { type: 'keep', seat: seat.number } as const;
  return isRoundDecided(kept) ? revealWith(kept, event, [keep]) : done(kept, keep);
}

/** An amount that everybody in the room sees; what all who are here propose is the guess of all. */
export function propose(state: RoomState, seat: RoomSeat, event: EventOf<'propose'>): RoomStep {
  const unfit = refuseGuess(state, seat, event.now);
  if (unfit) return unfit;
  if (state.play.teaming !== 'together')
    return refuse('move_not_allowed', 'In this room everybody guesses for themselves.');
  const proposed = changeSeat(state, seat.number, { proposalMinor: event.amountMinor });
  return isRoundDecided(proposed) ? reveal(proposed, event) : done(proposed);
}

/** The next home, or the podium. */
export function goOn(state: RoomState, now: number): RoomStep {
  const isDecided = state.play.eliminates && contendersOf(state).length <= 1;
  if (isDecided || state.round >= state.rounds) return done(finished(state), { type: 'finish' });
  return done({
    ...state,
    ...({ phase: 'guessing', round: state.round + 1, revealedAt: null } as const),
    deadlineAt: deadline(state.seconds, now),
    seats: state.seats.map(freshSeat),
  });
}

/** The price is shown. Where all say one amount, it is fixed now. */
export function reveal(state: RoomState, moment: Moment): RoomStep {
  const amountMinor =
    state.play.teaming === 'together' ? (agreedAmount(state) ?? medianProposal(state)) : null;
  if (amountMinor === null) return revealWith(state, moment, []);
  const keepers = contendersOf(state).filter(
    ({ isGone, proposalMinor }) => !isGone || proposalMinor !== null,
  );
  const numbers = keepers.map(({ number }) => number);
  const agreed = {
    ...state,
    seats: state.seats.map((seat) => (numbers.includes(seat.number) ? { ...seat, hasGuessed: true } : seat)),
  };
  return revealWith(agreed, moment, [
    { type: 'agree', amountMinor },
    ...numbers.map((seat) => ({ type: 'keep', seat }) as const),
  ]);
}

function revealWith(state: RoomState, { now, scored }: Moment, before: readonly RoomEffect[]): RoomStep {
  const revealed = {
    ...state,
    phase: 'revealed',
    revealedAt: now,
    deadlineAt: null,
    pausedAt: null,
  } as const;
  return done(state.play.eliminates ? eliminate(revealed, scored ?? []) : revealed, ...before, {
    type: 'reveal',
  });
}

function eliminate(state: RoomState, scored: readonly ScoredGuess[]): RoomState {
  const contenders = contendersOf(state).map(({ number }) => number);
  const leaving = whoLeaves(contenders, scored, state.rounds - state.round + 1);
  return leaving.reduce((left, seat) => changeSeat(left, seat, { outAfter: state.round }), state);
}

/** What time alone brings: the end of a round or of a pick whose clock ran out, another host for one who is away. */
export function tick(state: RoomState, event: EventOf<'tick'>): RoomStep {
  const { now, away } = event;
  const hosted = away.includes(state.host) ? withHost(state, away) : state;
  const isOver =
    hosted.deadlineAt !== null && hosted.pausedAt == null && now > hosted.deadlineAt + ROOM_GRACE_MS;
  if (isOver && hosted.phase === 'drafting') return pickForThem(hosted, now);
  return isOver && hosted.phase === 'guessing' ? reveal(hosted, event) : done(hosted);
}

/** After somebody went: there is a host, nobody waits for a guess that cannot come, and a game without people is over. */
export function settle(state: RoomState, moment: Moment): RoomStep {
  const next = withHost(state);
  if (seatsHere(next).length === 0 && next.phase === 'drafting')
    return done({ ...next, phase: 'lobby', draft: null, deadlineAt: null });
  if (isOn(next) && seatsHere(next).length === 0) return endWithoutPeople(next, moment);
  const isDecided = next.phase === 'guessing' && guessersOf(next).length > 0 && isRoundDecided(next);
  return isDecided ? reveal(next, moment) : done(next);
}

function endWithoutPeople(state: RoomState, moment: Moment): RoomStep {
  const revealed = state.phase === 'guessing' ? reveal(state, moment) : done(state);
  if ('refusal' in revealed) return revealed;
  return done({ ...finished(revealed.state), deadlineAt: null }, ...revealed.effects, { type: 'finish' });
}

function finished(state: RoomState): RoomState {
  const { play, teamRule, seats } = state;
  const teams = seats.flatMap(({ number, team }) => (team === null ? [] : [{ number, team }]));
  return { ...state, phase: 'finished', lastGame: { play, teamRule, teams } };
}

/** Is there nothing to wait for? A class waits for its teacher, who may have something to say before the price. */
function isRoundDecided(state: RoomState): boolean {
  if (ROOM_KINDS[state.kind].isClass) return false;
  return state.play.teaming === 'together' ? agreedAmount(state) !== null : hasEverybodyGuessed(state);
}

function hasEverybodyGuessed(state: RoomState): boolean {
  return guessersOf(state).every(({ hasGuessed }) => hasGuessed);
}

function freshSeat(seat: RoomSeat): RoomSeat {
  return { ...seat, hasGuessed: false, reaction: null, proposalMinor: null };
}

function deadline(seconds: number | null, now: number): number | null {
  return seconds === null ? null : now + seconds * 1000;
}
