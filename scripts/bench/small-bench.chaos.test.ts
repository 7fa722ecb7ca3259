import { expect, test } from 'vitest';
import { run } from '../test/command.ts';

test('bench --small builds a set, measures every part and ends well', async () => {
  const { code, output } = await run(process.execPath, [
    '--import',
    'tsx',
    'scripts/bench/main.ts',
    '--small',
  ]);
  expect(code, output).toBe(0);
  for (const part of [
    'top 100, all time',
    'own rank, day',
    'recording a guess',
    'leaderboard_of_all_time', // the plans name their indexes
    'bare inserts/s',
    'one game',
    'players at once',
  ])
    expect(output).toContain(part);
});
