import { MODEL_SCORE_MAXIMUM, modelScore } from './model-score.ts';

/*
 * Says how well the published price model guesses the samples without an installation's secret:
 * `npx tsx scripts/seed/samples/report-model-score.ts`.
 */
const INSTALLATIONS = 200;
for (const factor of [0.8, 0.9, 1, 1.1, 1.25]) {
  const points = Math.round(modelScore(INSTALLATIONS, factor));
  process.stdout.write(`model × ${factor}: ${points} of ${MODEL_SCORE_MAXIMUM} points for a home\n`);
}
