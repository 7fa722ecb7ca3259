import type { TeamRule } from './room-rules.ts';
import { playersHere, type RoomSeat, type RoomState } from './room-state.ts';

/** What somebody made of a round that was revealed. */
export interface RoomResult {
  readonly round: number;
  readonly seat: number;
  readonly score: number | null;
}

interface TeamStanding {
  readonly team: number;
  readonly points: number;
  /** 1 for the best; equal points are one place */
  readonly place: number;
  readonly seats: readonly number[];
}

/** What a team gets for a home: the best or the mean of the guesses that its people made; null without any. */
export function teamRound(scores: readonly number[], rule: TeamRule): number | null {
  if (scores.length === 0) return null;
  return rule === 'best'
    ? Math.max(...scores)
    : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** Teams by their points over all rounds, the best first; a team without people is none. */
export function teamStandings(
  results: readonly RoomResult[],
  seats: readonly { readonly number: number; readonly team: number | null }[],
  rule: TeamRule,
): TeamStanding[] {
  const teams = [...new Set(seats.flatMap(({ team }) => team ?? []))].toSorted((a, b) => a - b);
  const rounds = [...new Set(results.map(({ round }) => round))];
  const standings = teams.map((team) => {
    const own = seats.filter((seat) => seat.team === team).map(({ number }) => number);
    const scoresIn = (round: number) =>
      results.flatMap((one) => (one.round === round && own.includes(one.seat) ? (one.score ?? []) : []));
    const points = rounds.reduce((sum, round) => sum + (teamRound(scoresIn(round), rule) ?? 0), 0);
    return { team, points, seats: own };
  });
  return standings
    .map((one) => ({ ...one, place: 1 + standings.filter(({ points }) => points > one.points).length }))
    .toSorted((a, b) => b.points - a.points);
}

/** Players in teams, in this order, one after the other to the team that has the fewest. */
export function dealTeams(state: RoomState, order: readonly number[]): RoomState {
  const rank = (seat: RoomSeat) => (order.includes(seat.number) ? order.indexOf(seat.number) : order.length);
  return [...playersHere(state)]
    .toSorted((a, b) => rank(a) - rank(b))
    .reduce((dealt, { number }) => joinTeam(dealt, number), withoutTeams(state));
}

/** Everybody who plays has a team: those without one go where people are fewest. */
export function fillTeams(state: RoomState): RoomState {
  if (state.play.teaming !== 'teams') return state;
  return playersHere(state)
    .filter(({ team }) => team === null)
    .reduce((filled, { number }) => joinTeam(filled, number), state);
}

/** How many teams have somebody here. */
export function teamsHere(state: RoomState): number {
  return new Set(playersHere(state).flatMap(({ team }) => team ?? [])).size;
}

/** Another number of teams; whose team is no more has none. */
export function resizeTeams(state: RoomState, teams: number, teamRule: TeamRule): RoomState {
  const seats = state.seats.map((seat) =>
    seat.team !== null && seat.team > teams ? { ...seat, team: null } : seat,
  );
  return { ...state, teams, teamRule, seats };
}

function withoutTeams(state: RoomState): RoomState {
  return { ...state, seats: state.seats.map((seat) => ({ ...seat, team: null })) };
}

function joinTeam(state: RoomState, number: number): RoomState {
  const here = playersHere(state);
  const sizes = Array.from({ length: state.teams }, (_, place) => ({
    team: place + 1,
    size: here.filter(({ team }) => team === place + 1).length,
  }));
  const [least] = sizes.toSorted((a, b) => a.size - b.size || a.team - b.team);
  return {
    ...state,
    seats: state.seats.map((seat) => (seat.number === number ? { ...seat, team: least?.team ?? 1 } : seat)),
  };
}
