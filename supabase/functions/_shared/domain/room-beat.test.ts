import { expect, test } from 'vitest';
import { HOST_ABSENCE_MS } from '#domain/room-rules.ts';
import { beatMs } from './room-beat.ts';

test('beatMs() keeps a host from being missed, and asks rarely where a live line tells or nobody looks', () => {
  const host = { isHost: true, isLive: true, isHidden: false };
  expect(beatMs(host) * 2).toBeLessThan(HOST_ABSENCE_MS);
  expect(beatMs({ ...host, isLive: false }) * 2).toBeLessThan(HOST_ABSENCE_MS);
  expect(beatMs({ ...host, isHost: false })).toBeGreaterThan(4_000);
  expect(beatMs({ ...host, isLive: false })).toBeLessThan(4_000);
  expect(beatMs({ ...host, isCounting: true })).toBeLessThan(2_000);
  expect(beatMs({ ...host, isHidden: true, isCounting: true })).toBe(beatMs({ ...host, isHidden: true }));
  expect(beatMs({ ...host, isHidden: true })).toBeGreaterThan(beatMs({ ...host, isHost: false }));
});
