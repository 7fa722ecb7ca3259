import type { ResumableRun } from '#wire/runs.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '#wire/games.ts';
import * as readGames from '#kit/games/read-game.ts';
import * as queries from './queries.ts';
import { loadSessions, resumePath, type SessionsData } from './load-sessions.ts';

vi.mock('./queries.ts');
vi.mock('#kit/games/read-game.ts');

function run(sessionId: string, part: Partial<ResumableRun> = {}): ResumableRun {
  return {
    sessionId,
    game: {
      id: 'g1',
      slug: 'one',
      brand: 'default',
      family: 'public',
      title: 'One',
      isOpen: true,
      cover: null,
    },
    status: 'active',
    ranked: true,
    guessed: 1,
    rounds: 5,
    totalScore: 700,
    activeAt: '2026-01-01T10:00:00Z',
    expiresAt: '2026-01-02T10:00:00Z',
    nextGameListingId: 'h2',
    lastGameListingId: 'h5',
    ...part,
  };
}

const have = (...runs: ResumableRun[]) => vi.mocked(queries.readResumableRuns).mockResolvedValue(runs);
const offered = { id: 'g9', title: 'Offered' } as Game;

afterEach(() => vi.resetAllMocks());

describe('loadSessions()', () => {
  it('goes on with the only run under way, whatever has expired', async () => {
    have(run('s1'), run('s2', { status: 'expired', nextGameListingId: null }));
    const answer = await loadSessions();
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('location')).toBe('/game/one/property/h2?session=s1');
  });

  it('leaves the choice between several to the visitor, and offers nothing else', async () => {
    have(run('s1'), run('s2'));
    const { active, expired, offer } = (await loadSessions()) as SessionsData;
    expect([active.map(({ sessionId }) => sessionId), expired, offer]).toEqual([['s1', 's2'], [], null]);
    expect(readGames.readGame).not.toHaveBeenCalled();
  });

  it('offers the brand’s game when nothing is under way, and says what expired', async () => {
    have(run('s2', { status: 'expired', nextGameListingId: null }));
    vi.mocked(readGames.readGame).mockResolvedValue(offered);
    const { active, expired, offer } = (await loadSessions()) as SessionsData;
    expect([active, expired.length, offer]).toEqual([[], 1, offered]);
  });

  it('has nothing to offer on a brand without a game of its own', async () => {
    have();
    vi.mocked(readGames.readGame).mockRejectedValue(new Error('not found'));
    expect(await loadSessions()).toEqual({ active: [], expired: [], offer: null });
  });

  it('looks only at the families that are meant', async () => {
    have(run('s1', { game: { ...run('s1').game, family: 'ultima' } }), run('s2'));
    const answer = (await loadSessions(['public', 'branded'])) as Response;
    expect(answer.headers.get('location')).toContain('session=s2');
  });
});

describe('resumePath()', () => {
  it('leads to the results when every home that is left was withdrawn', () => {
    expect(resumePath(run('s1', { nextGameListingId: null }))).toBe('/game/one/results/s1');
  });
});
