import { ask } from '../questions/ask.ts';
import type { Stage } from '../stage/stage.ts';
import type { Asked } from './compare-worlds.ts';
import type { TwoWorlds } from './two-worlds.ts';

const turns = 4;
const callsPerTurn = 6;
const tries = 3;

/**
 * Median times of the same calls in both worlds, interleaved so that whatever else the machine does falls on both.
 * Noise is generous, since tests share a machine: a difference counts when it is more than this and comes in every try.
 * @returns the calls whose medians lie further apart than the noise, each time
 */
export async function compareTimes(
  stage: Stage,
  worlds: TwoWorlds,
  asked: readonly Asked[],
  noiseMs: number,
): Promise<string[]> {
  let suspects = [...asked];
  for (let round = 0; round < tries && suspects.length > 0; round += 1)
    suspects = await further(stage, worlds, suspects, noiseMs);
  return suspects.map(({ spy, question }) => `${spy.name}: ${question.where}`);
}

async function further(
  stage: Stage,
  worlds: TwoWorlds,
  asked: readonly Asked[],
  noiseMs: number,
): Promise<Asked[]> {
  const times = asked.map(() => ({ here: [] as number[], there: [] as number[] }));
  try {
    for (let turn = 0; turn < turns; turn += 1)
      for (const [world, name] of [
        ['as it is', 'here'],
        ['other', 'there'],
      ] as const) {
        await worlds.turn(world);
        for (const [place, { spy, question }] of asked.entries())
          for (let call = 0; call < callsPerTurn; call += 1) {
            const begun = performance.now();
            await ask(stage, spy, [question]);
            times[place]?.[name].push(performance.now() - begun);
          }
      }
  } finally {
    await worlds.turn('as it is');
  }
  return asked.filter((_, place) => {
    const { here = [], there = [] } = times[place] ?? {};
    return Math.abs(median(here) - median(there)) > noiseMs;
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
