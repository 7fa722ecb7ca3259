import type { BoardRow, OwnPlace } from '../boards.ts';
import type { ExamplesOf } from './examples-of.ts';

export const place: OwnPlace = {
  rank: 3,
  players: 12,
  percentile: 80,
  totalScore: 600,
  displayName: 'Ελένη',
  isTimed: true,
  finishedAt: '2026-01-02T10:00:00Z',
  cursor: '3',
};

const boardRows: BoardRow[] = [1, 2].map((rank) => ({
  rank,
  displayName: 'Νίκος',
  totalScore: 900,
  finishedAt: '2026-01-02T10:00:00Z',
  cursor: String(rank),
}));

/** One answer for each call of this subject. */
export const boardsCalls: ExamplesOf<'board_facts' | 'leaderboard' | 'leaderboard_place' | 'own_place'> = {
  board_facts: {
    isTimed: true,
    hasTimed: true,
    hasUntimed: true,
    regions: [{ name: 'Αττική', homes: 5, hasBoard: true, players: 3 }],
    mayModerate: true,
    openReports: 2,
  },
  leaderboard: boardRows,
  leaderboard_place: place,
  own_place: place,
};
