import { game } from './games.ts';
import type { CodedGame } from '../codes.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

const coded: CodedGame = {
  ...game,
  homes: 2,
  isOneHome: false,
  host: 'Ελένη',
  expiresAt: '2026-01-02T10:00:00Z',
};

/** One answer for each call of this subject. */
export const codesCalls: ExamplesOf<'find-by-code'> = {
  'find-by-code': { games: [coded, { ...coded, id: exampleId(102), isOneHome: true }] },
};
