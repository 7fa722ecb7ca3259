import { describe, expect, it, vi } from 'vitest';
import { newSteps } from './home-calls.ts';

vi.mock('#lib/supabase.ts', () => ({}));

const version = (value: unknown, savedAt: string, authorId: string | null, name = 'price_minor') => ({
  ...{ name, value, savedAt, authorId, source: 'agent' },
  saidOn: savedAt.slice(0, 10),
});
const SINCE = '2026-11-10T12:00:00Z';

describe('newSteps()', () => {
  const first = version(40_000_000, '2026-11-01T10:00:00Z', 'me');

  it('tells a cut that somebody else wrote down after the last visit', () => {
    const cut = version(38_000_000, '2026-11-12T10:00:00Z', 'other');
    expect(newSteps([first, cut], SINCE, 'me')).toMatchObject([{ kind: 'cut', priceMinor: 38_000_000 }]);
  });

  it('tells neither what was there before nor what the reader wrote down', () => {
    expect(newSteps([first, version(38_000_000, '2026-11-09T10:00:00Z', 'other')], SINCE, 'me')).toEqual([]);
    expect(newSteps([first, version(38_000_000, '2026-11-12T10:00:00Z', 'me')], SINCE, 'me')).toEqual([]);
  });

  it('tells that a home left the market and came back', () => {
    const gone = version('withdrawn', '2026-11-11T10:00:00Z', null, 'sale_status');
    const back = version('listed', '2026-11-13T10:00:00Z', null, 'sale_status');
    expect(newSteps([first, gone, back], SINCE, 'me').map(({ kind }) => kind)).toEqual([
      'withdrawn',
      'listed_again',
    ]);
  });
});
