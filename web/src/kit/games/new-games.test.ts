import { beforeEach, expect, it, vi } from 'vitest';
import type { Game } from '#wire/games.ts';
import { examples } from '#wire/examples.ts';
import * as api from '#lib/api.ts';
import { AppError } from '#lib/app-error.ts';
import { keepGuestToken } from '#lib/auth-session.ts';
import { sortNewGames } from './new-games.ts';
import { forgetOwnRuns, keepOwnRun } from './own-runs.ts';

vi.mock('#lib/api.ts', () => ({ callRpc: vi.fn() }));

const game = (id: string): Game => ({ ...examples.game_overview, id });
const games = Promise.resolve(['begun', 'ranked', 'new'].map(game));
const [run] = examples.own_runs.runs;

const ids = async () => {
  const { fresh, begun } = await sortNewGames(games);
  return { fresh: fresh.map(({ id }) => id), begun: begun.map(({ id }) => id) };
};

beforeEach(() => {
  keepGuestToken('1'.repeat(64));
  forgetOwnRuns();
  vi.mocked(api.callRpc).mockResolvedValue({
    runs: run ? [{ ...run, game: { ...run.game, id: 'begun' } }] : [],
    next: null,
  });
});

it('sortNewGames() sets apart what the visitor has begun, by the server and by this browser', async () => {
  expect(await ids()).toEqual({ fresh: ['ranked', 'new'], begun: ['begun'] });
  keepOwnRun('ranked', 's');
  expect(await ids()).toEqual({ fresh: ['new'], begun: ['begun', 'ranked'] });
});

it('sortNewGames() does with what this browser remembers where the server does not answer', async () => {
  vi.mocked(api.callRpc).mockRejectedValue(new AppError('network', ''));
  keepOwnRun('ranked', 's');
  expect(await ids()).toEqual({ fresh: ['begun', 'new'], begun: ['ranked'] });
});
