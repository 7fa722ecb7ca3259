import { createHash } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { verifyPoll } from './fairness-calls.ts';

const server = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('#lib/api.ts', () => ({ callRpc: server.call }));

const HOME = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e60';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const guess = { lowMinor: 40_000_000, highMinor: 40_000_000, currency: 'GBP' };
const leaf = sha256(`salt:run:${HOME}:40000000:40000000:GBP`);
const other = sha256('another');
const seal = sha256([leaf, other].sort().join('\n'));
const record = { seal, own: { sessionId: 'run', salt: 'salt', leaf }, leaves: [other, leaf] };

beforeEach(() => {
  vi.resetAllMocks();
  server.call.mockResolvedValue(record);
});

it('finds the own guess in a seal that is made again from its leaves', async () => {
  expect(await verifyPoll(HOME, guess)).toBe('same');
  server.call.mockResolvedValue({ ...record, own: null });
  expect(await verifyPoll(HOME, guess)).toBe('sameWithout');
});

it('notices a leaf too many, one too few, and a guess that is not the own one', async () => {
  for (const leaves of [[leaf], [leaf, other, sha256('added')]]) {
    server.call.mockResolvedValue({ ...record, leaves });
    expect(await verifyPoll(HOME, guess)).toBe('different');
  }
  server.call.mockResolvedValue(record);
  expect(await verifyPoll(HOME, { ...guess, lowMinor: 41_000_000, highMinor: 41_000_000 })).toBe('different');
});

it('reads page after page', async () => {
  const many = Array.from({ length: 5_000 }, (_, n) => sha256(String(n))).sort();
  server.call
    .mockResolvedValueOnce({ ...record, leaves: many, seal: sha256([...many, leaf].sort().join('\n')) })
    .mockResolvedValue({ ...record, leaves: [leaf], seal: sha256([...many, leaf].sort().join('\n')) });
  expect(await verifyPoll(HOME, guess)).toBe('same');
  expect(server.call.mock.calls[1]?.[1]).toMatchObject({ after: many.at(-1) });
});
