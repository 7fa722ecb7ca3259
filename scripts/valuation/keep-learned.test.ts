import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepLearned } from './keep-learned.ts';

const folder = mkdtempSync(join(tmpdir(), 'house-price-game-learned-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('keepLearned() makes the same once, and something else anew', async () => {
  let made = 0;
  const make = () => ({ made: (made += 1) });
  const inside = join(folder, 'deeper');
  expect(await keepLearned(inside, ['a'], make)).toEqual({ made: 1 });
  expect(await keepLearned(inside, ['a'], make)).toEqual({ made: 1 });
  expect(await keepLearned(inside, ['b'], make)).toEqual({ made: 2 });
  expect(await keepLearned(undefined, ['a'], make)).toEqual({ made: 3 });
});
