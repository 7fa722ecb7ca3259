import type { RoomPlayer, RoomRound, RoomView } from '../rooms.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';
import { game } from './games.ts';
import { round } from './rounds.ts';

const player: RoomPlayer = {
  number: 1,
  name: 'Ελένη',
  isWatcher: false,
  isPlaying: true,
  hasGuessed: true,
  isHere: true,
  score: 0,
  reaction: null,
  team: null,
  outAfter: null,
  proposalMinor: null,
};

const roomRound: RoomRound = {
  number: 1,
  rounds: 2,
  gameListingId: round.gameListingId,
  currency: 'GBP',
  priceKind: 'sold',
  priceYear: 2025,
  commitment: '34',
  isRange: false,
  isWithdrawn: false,
  bounds: round.bounds,
  deadlineAt: null,
  revealedAt: null,
  facts: round.facts,
  photos: round.photos,
  ownGuess: { amountMinor: 45_000_000, lowMinor: null, highMinor: null },
};

/** A room in the middle of its first round. */
export const room: RoomView = {
  version: 7,
  phase: 'guessing',
  kind: 'party',
  code: 'ACD346',
  host: 1,
  you: 1,
  isLocked: false,
  admitsLate: true,
  isPaused: false,
  gameNumber: 1,
  serverNow: '2026-01-01T10:00:00Z',
  game: {
    slug: game.slug,
    brand: game.brand,
    family: game.family,
    title: game.title,
    currency: game.currency,
  },
  mode: 'classic',
  play: { eliminates: false, teaming: null, isDraft: false },
  teams: 2,
  teamRule: 'best',
  areNamesHidden: false,
  lastGame: {
    play: { eliminates: false, teaming: 'teams', isDraft: false },
    teamRule: 'mean',
    teams: [{ number: 1, team: 2 }],
  },
  players: [
    player,
    { ...player, number: 2, name: 'Νίκος', hasGuessed: false, reaction: 'wow' },
    {
      ...player,
      number: 3,
      name: 'Μαρία',
      isWatcher: true,
      isPlaying: false,
      hasGuessed: false,
      isHere: false,
    },
  ],
  audience: { guessed: 3, least: 5 },
  results: [{ round: 1, seat: 1, score: 700 }],
  draft: {
    turn: 1,
    rounds: 1,
    deadlineAt: '2026-01-01T10:00:30Z',
    cards: [
      { number: 0, pickedBy: null, isWithdrawn: false, facts: round.facts, photo: round.photos[0] ?? null },
    ],
  },
  round: roomRound,
  played: [],
};

const entry = {
  room: { id: exampleId(31), code: 'ACD346', topic: `room:${'0'.repeat(64)}` },
  playerToken: '1'.repeat(64),
};

/** One answer for each call of this subject. */
export const roomsCalls: ExamplesOf<'room_beat' | 'room_state' | 'open-room' | 'join-room' | 'room-command'> =
  {
    room_beat: 7,
    room_state: room,
    'open-room': entry,
    'join-room': entry,
    'room-command': { version: 8 },
  };
