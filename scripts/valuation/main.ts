// npm run valuation-accuracy: learns from one file of sold homes, values another, and prints how near it came as JSON.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { RatioStudy } from '#domain/valuation/ratio-study.ts';
import type { SeasonalPrior } from '#domain/valuation/market-level.ts';
import { measureAccuracy, type Explained } from './measure-accuracy.ts';
import { readSoldFile } from './read-sold-file.ts';
import { SOLD_FORMATS } from './sold-formats.ts';
import { ValuationError } from './valuation-error.ts';

const USAGE = `Usage: npm run valuation-accuracy -- --train FILE --test FILE

  --train FILE       sold homes to learn from (CSV)
  --test FILE        sold homes to value; their prices are only compared
  --format KIND      ${SOLD_FORMATS.map(({ key }) => key).join(' or ')} (default: the one whose columns the file has)
  --prior FILE       JSON of what is known of the market's year: { "factors": [twelve logs, January first],
                     "growth": log per month }; without it days to come are like the latest ones
  --delay-days N     sales of the second file are known N days after they were made (default: never)
  --explain N        says of N homes what their value is made of, and which sales it leans on`;

const MS_OF_DAY = 86_400_000;
const priorShape = z.object({ factors: z.array(z.number()).length(12), growth: z.number() });

function main(args: readonly string[]): void {
  const { train, test, format, prior, delayDays, explain } = readArguments(args);
  const [learned, asked] = [readSoldFile(train, format), readSoldFile(test, format)];
  for (const [path, { refused }] of [
    [train, learned],
    [test, asked],
  ] as const)
    if (refused.length > 0)
      console.error(
        `${path}: ${refused.length} lines have no price, date or place and are left out, first line ${refused[0] ?? 0}.`,
      );
  const options = { prior: prior === null ? null : readPrior(prior), delayDays, explain };
  const { study, deciles, mdapeRange, explained, fitSeconds, msPerPrediction, msPerExplained } =
    measureAccuracy(learned.sales, asked.sales, options, () => performance.now());
  const { low, high } = mdapeRange;
  const report = {
    ...figuresOf(study),
    mdape_range95: [round(100 * low, 2), round(100 * high, 2)],
    by_decile: deciles.map(figuresOf),
    fit_seconds: round(fitSeconds, 2),
    ms_per_prediction: round(msPerPrediction, 3),
    ms_with_contributions: round(msPerExplained, 3),
    ...(explain > 0 ? { explained: explained.map(explanationOf) } : {}),
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
        explain: { type: 'string', default: '0' },
      },
    });
    const { train, test, format = null, prior = null } = values;
    if (train === undefined || test === undefined)
      throw new ValuationError('Both --train and --test are needed.');
    if (!/^\d{1,4}$/.test(values.explain)) throw new ValuationError('--explain is a whole number of homes.');
    const days = values['delay-days'];
    if (days !== undefined && !/^\d{1,4}$/.test(days))
      throw new ValuationError('--delay-days is a whole number of days.');
    return {
      train,
      test,
      format,
      prior,
      delayDays: days === undefined ? null : Number(days),
      explain: Number(values.explain),
    };
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

function explanationOf({ key, price, value, contributions, comparables }: Explained) {
  const sum = (amount: number): number => Math.round(amount);
  return {
    key,
    price,
    estimate: sum(value.estimate),
    low: sum(value.low),
    high: sum(value.high),
    trees_above_comparables_percent: round(100 * Math.expm1(value.disagreement), 1),
    contributions: contributions.map(({ name, amountMinor }) => ({ name, amount_minor: amountMinor })),
    comparables: comparables.map((sale) => ({
      key: sale.key,
      price: sale.price,
      adjusted_price: sum(sale.adjustedPrice),
      day: new Date(sale.day * MS_OF_DAY).toISOString().slice(0, 10),
      km: round(sale.apartKm, 2),
      likeness: round(sale.likeness, 2),
      weight: round(sale.weight, 3),
    })),
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
