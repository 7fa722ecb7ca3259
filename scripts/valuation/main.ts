// npm run valuation-accuracy: learns from one file of sold homes, values another, and prints how near it came as JSON.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { RatioStudy } from '#domain/valuation/ratio-study.ts';
import type { SeasonalPrior } from '#domain/valuation/market-level.ts';
import { measureAccuracy } from './measure-accuracy.ts';
import { readSoldFile } from './read-sold-file.ts';
import { SOLD_FORMATS } from './sold-formats.ts';
import { ValuationError } from './valuation-error.ts';

const USAGE = `Usage: npm run valuation-accuracy -- --train FILE --test FILE

  --train FILE       sold homes to learn from (CSV)
  --test FILE        sold homes to value; their prices are only compared
  --format KIND      ${SOLD_FORMATS.map(({ key }) => key).join(' or ')} (default: the one whose columns the file has)
  --prior FILE       JSON of what is known of the market's year: { "factors": [twelve logs, January first],
                     "growth": log per month }; without it days to come are like the latest ones
  --delay-days N     sales of the second file are known N days after they were made (default: never)`;

const priorShape = z.object({ factors: z.array(z.number()).length(12), growth: z.number() });

function main(args: readonly string[]): void {
  const { train, test, format, prior, delayDays } = readArguments(args);
  const [learned, asked] = [readSoldFile(train, format), readSoldFile(test, format)];
  for (const [path, { refused }] of [
    [train, learned],
    [test, asked],
  ] as const)
    if (refused.length > 0)
      console.error(
        `${path}: ${refused.length} lines have no price, date or place and are left out, first line ${refused[0] ?? 0}.`,
      );
  const options = { prior: prior === null ? null : readPrior(prior), delayDays };
  const { study, deciles, fitSeconds, msPerPrediction } = measureAccuracy(
    learned.sales,
    asked.sales,
    options,
    () => performance.now(),
  );
  const figures = { ...figuresOf(study), by_decile: deciles.map(figuresOf) };
  const report = {
    ...figures,
    fit_seconds: round(fitSeconds, 2),
    ms_per_prediction: round(msPerPrediction, 3),
  };
  console.log(JSON.stringify(report, null, 2));
}

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        train: { type: 'string' },
        test: { type: 'string' },
        format: { type: 'string' },
        prior: { type: 'string' },
        'delay-days': { type: 'string' },
      },
    });
    const { train, test, format = null, prior = null } = values;
    if (train === undefined || test === undefined)
      throw new ValuationError('Both --train and --test are needed.');
    const days = values['delay-days'];
    if (days !== undefined && !/^\d{1,4}$/.test(days))
      throw new ValuationError('--delay-days is a whole number of days.');
    return { train, test, format, prior, delayDays: days === undefined ? null : Number(days) };
  } catch (error) {
    throw new ValuationError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, {
      cause: error,
    });
  }
}

function readPrior(path: string): SeasonalPrior {
  try {
    return priorShape.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new ValuationError(`${path} is no prior: it has to be JSON with twelve "factors" and a "growth".`, {
      cause: error,
    });
  }
}

/** Shares and percents of the price are printed in percent, as the trade states them. */
function figuresOf(study: RatioStudy) {
  const percent = (share: number): number => round(100 * share, 2);
  return {
    n: study.n,
    mdape: percent(study.mdape),
    ppe5: percent(study.ppe5),
    ppe10: percent(study.ppe10),
    ppe20: percent(study.ppe20),
    median_bias: percent(study.medianBias),
    coverage80: percent(study.coverage80),
    mean_width80: percent(study.meanWidth80),
    cod: round(study.cod, 2),
    prd: round(study.prd, 4),
    prb: round(study.prb, 4),
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ValuationError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
