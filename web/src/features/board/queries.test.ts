import { beforeEach, expect, it, vi } from 'vitest';
import { BOARD_PAGE_ROWS } from '#wire/boards.ts';
import { AppError } from '#lib/app-error.ts';
import * as api from '#lib/api.ts';
import { keepGuestToken } from '#lib/auth-session.ts';
import { readBoard } from './queries.ts';

vi.mock('#lib/api.ts', () => ({ callRpc: vi.fn() }));
vi.mock('#lib/brand.ts', () => ({ brandArg: () => ({}) }));

const id = { slug: 'g', period: 'all_time', isTimed: false, region: null } as const;
const rows = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...{ rank: place + 1, displayName: 'P', totalScore: 1, finishedAt: '2026-01-01T00:00:00Z' },
    cursor: `c${String(place + 1)}`,
  }));
const answers = { leaderboard: rows(1) as unknown, own_place: null as unknown };

beforeEach(() => {
  keepGuestToken('1'.repeat(64));
  vi.mocked(api.callRpc).mockImplementation((name) => {
    const answer = answers[name as keyof typeof answers];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never);
  });
});

it('readBoard() goes on after a full page, and ends with a shorter one', async () => {
  answers.leaderboard = rows(BOARD_PAGE_ROWS);
  expect((await readBoard(id)).next).toBe(`c${String(BOARD_PAGE_ROWS)}`);
  answers.leaderboard = rows(BOARD_PAGE_ROWS - 1);
  expect((await readBoard(id)).next).toBeNull();
});

it('readBoard() asks for the own place with the first page alone, and does without where that fails', async () => {
  answers.own_place = { rank: 7 };
  expect((await readBoard(id)).own).toEqual({ rank: 7 });
  expect((await readBoard(id, 'c1')).own).toBeNull();
  answers.own_place = new AppError('network', '');
  expect((await readBoard(id)).own).toBeNull();
});
