import postgres, { type Sql } from 'postgres';
import { z } from 'zod';
import { SALE_KINDS } from '#domain/market/sale-kinds.ts';
import { fitValuation, knownSale } from '#domain/valuation/fit-valuation.ts';
import type { SeasonalPrior } from '#domain/valuation/market-level.ts';
import { packModel, unpackModel } from '#domain/valuation/pack-model.ts';
import { dateOf, placeSale, type Origin, type RegisterSale } from '#domain/valuation/register-sale.ts';
import type { SoldHome } from '#domain/valuation/sold-home.ts';
import { camelCase } from '#wire/camel-case.ts';
import { saleToValue } from '#wire/procedures/valuation.ts';
import { gainsByMarket, settledRow } from './crowd-gains.ts';
import { keepLearned } from './keep-learned.ts';
import { measureAccuracy } from './measure-accuracy.ts';
import type { StatedSale } from './sold-formats.ts';

/** So many of the latest sales of a market are learned: more would add little, and a fit stays within half a minute. */
const MOST_SALES = 20_000;
const SALES_AT_ONCE = 500;
/** Later sales that measure how near it comes: of the last year, and no more than so many. */
const JUDGED_DAYS = 365;
const MOST_JUDGED = 3_000;
const LEAST_JUDGED = 30;
/** A register tells of a sale about a month after it. */
const DELAY_DAYS = 30;
/** Yardsticks of a market, and how old their sales may be. */
const MOST_REFERENCES = 60;
const REFERENCE_DAYS = 730;

export interface FitOptions {
  /** also markets in which nothing changed */
  readonly fitsAll?: boolean;
  readonly say: (line: string) => void;
  /** where what was learned is kept, so that the same sales are learned once: for samples, which each new database has */
  readonly cacheFolder?: string;
}

interface Market {
  readonly country_code: string;
  readonly market: string;
  readonly currency: string;
  readonly sales: number;
}

interface LearnedSale {
  readonly id: string;
  readonly import_id: number;
  readonly is_held: boolean;
  readonly sale: unknown;
}

/**
 * Learns each market whose sales changed, measures how near that comes to later sales, and keeps both as a row.
 * @returns how many markets were learned; null where another process is learning them
 */
export async function fitMarkets(
  databaseUrl: string,
  { fitsAll = false, say, cacheFolder }: FitOptions,
): Promise<number | null> {
  const sql = postgres(databaseUrl, {
    max: 1,
    onnotice: () => undefined,
    connection: { application_name: 'valuation' },
    types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
  });
  try {
    // Two at once would learn everything twice.
    const [turn] = await sql<{ is_ours: boolean }[]>`
      select pg_try_advisory_lock(hashtext('valuation fit'), 0) as is_ours`;
    if (turn?.is_ours !== true) {
      say('Markets are being learned already.');
      return null;
    }
    const markets = await sql<Market[]>`select * from private.markets_to_learn(${fitsAll})`;
    for (const market of markets) await fitMarket(sql, market, say, cacheFolder);
    await measureCrowds(sql);
    return markets.length;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function fitMarket(
  sql: Sql,
  market: Market,
  say: (line: string) => void,
  cacheFolder: string | undefined,
): Promise<void> {
  const { country_code: countryCode, market: name } = market;
  const { stated, leftOut, imports } = await readSales(sql, market);
  const origin = middleOf(stated);
  const sales = stated.map((sale) => placeSale(sale, origin));
  const prior = await readPrior(sql, market);
  const learned = await keepLearned(cacheFolder, [sales, prior], () => learn(stated, sales, prior));
  if (!learned) return;
  const { parameters, accuracy, seconds } = learned;
  const model = unpackModel(parameters);
  const [made] = await sql<{ all_are_samples: boolean | null }[]>`
    select bool_and(is_sample) as all_are_samples from private.market_imports where id = any (${imports})`;
  const row = {
    country_code: countryCode,
    market: name,
    currency: market.currency,
    version: model.version,
    import_id: Math.max(...imports),
    sales: model.sales,
    sales_there: market.sales,
    first_on: dateOf(model.firstDay),
    last_on: dateOf(model.lastDay),
    ...origin,
    left_out: leftOut,
    has_prior: prior !== null,
    is_sample: made?.all_are_samples === true,
    accuracy,
    parameters,
  };
  const references = chooseReferences(stated, sales, (sale) => Math.abs(knownSale(model, sale).residual));
  await sql`select private.keep_valuation_model(${JSON.stringify(row)}::text::jsonb, ${references}::uuid[])`;
  const held = row.left_out.length === 0 ? '' : `, ${String(row.left_out.length)} held back`;
  const near = accuracy ? `, median error ${(100 * accuracy.study.mdape).toFixed(1)} %` : '';
  say(`${countryCode} ${name}: ${String(model.sales)} sales${held}, ${seconds.toFixed(1)} s${near}`);
}

/** A market's latest sales, read some at a time: as the database tells them they take several times the room. */
async function readSales(sql: Sql, { country_code: countryCode, market }: Market) {
  const stated: RegisterSale[] = [];
  const leftOut: string[] = [];
  const imports = new Set<number>();
  const rows = sql<LearnedSale[]>`
    select id, import_id, is_held, sale from private.sales_to_learn(${countryCode}, ${market}, ${MOST_SALES})`;
  await rows.cursor(SALES_AT_ONCE, (some) => {
    for (const { id, import_id: importId, is_held: isHeld, sale } of some) {
      imports.add(importId);
      if (isHeld) leftOut.push(id);
      else stated.push(saleToValue.parse(camelCase(sale, [])));
    }
  });
  return { stated, leftOut, imports: [...imports] };
}

/** Measures in every market with settled homes whether its players bring values nearer, and keeps what that says. */
async function measureCrowds(sql: Sql): Promise<void> {
  const rows = settledRow.array().parse(
    await sql`select country_code, market, value_minor as value, crowd_minor as crowd, sold_minor as price
      from private.settled_homes() where value_minor is not null and crowd_minor is not null
      order by country_code, market, settled_at, listing_id`,
  );
  const gains = gainsByMarket(rows);
  await sql`select private.keep_crowd_gains(${JSON.stringify(gains)}::text::jsonb)`;
}

function learn(stated: readonly RegisterSale[], sales: readonly SoldHome[], prior: SeasonalPrior | null) {
  const begun = performance.now();
  const model = fitValuation(sales, prior);
  if (!model) return null;
  const seconds = (performance.now() - begun) / 1000;
  return { parameters: packModel(model), accuracy: accuracyOf(stated, sales, prior), seconds };
}

const priorRow = z.object({ factors: z.array(z.number()).length(12), growth: z.number() });

async function readPrior(sql: Sql, market: Market): Promise<SeasonalPrior | null> {
  const [row] = await sql`select factors, growth from private.seasonal_priors
    where country_code = ${market.country_code} and market = ${market.market}`;
  return row ? priorRow.parse(row) : null;
}

function middleOf(sales: readonly RegisterSale[]): Origin {
  const mean = (of: (sale: RegisterSale) => number): number =>
    sales.reduce((sum, sale) => sum + of(sale), 0) / Math.max(1, sales.length);
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

/** Learns from the earlier sales and values the later ones, as they would have been valued then. */
function accuracyOf(
  stated: readonly RegisterSale[],
  sales: readonly SoldHome[],
  prior: SeasonalPrior | null,
) {
  const placed = sales.map((sale, at): StatedSale => {
    const { latitude = 0, longitude = 0 } = stated[at] ?? {};
    return { ...sale, latitude, longitude };
  });
  const sorted = placed.toSorted((one, other) => one.day - other.day);
  const lastDay = sorted.at(-1)?.day ?? 0;
  const from = Math.max(
    lastDay - JUDGED_DAYS,
    sorted.at(-MOST_JUDGED)?.day ?? 0,
    // Half of a young market is left to learn from.
    sorted[Math.floor(sorted.length / 2)]?.day ?? 0,
  );
  const train = sorted.filter(({ day }) => day < from);
  const test = sorted.filter(({ day }) => day >= from);
  if (train.length < LEAST_JUDGED || test.length < LEAST_JUDGED) return null;
  const { study, deciles, mdapeRange } = measureAccuracy(
    train,
    test,
    { prior, delayDays: DELAY_DAYS, explain: 0 },
    () => performance.now(),
  );
  return {
    study,
    deciles: test.length >= 10 * LEAST_JUDGED ? deciles : [],
    mdapeRange,
    learned: train.length,
    fromOn: dateOf(from),
    untilOn: dateOf(lastDay),
  };
}

/** Late sales of each kind and size that went for about what the market pays: the nearest to it of each kind in turn. */
function chooseReferences(
  stated: readonly RegisterSale[],
  sales: readonly SoldHome[],
  oddityOf: (sale: SoldHome) => number,
): readonly string[] {
  const lastDay = sales.reduce((last, { day }) => Math.max(last, day), 0);
  const late = sales
    .map((sale, at) => ({ stated: stated[at], sale }))
    .filter(({ sale }) => sale.day >= lastDay - REFERENCE_DAYS)
    .map((one) => ({ ...one, oddity: oddityOf(one.sale) }))
    .sort((one, other) => one.oddity - other.oddity);
  const shelves = SALE_KINDS.map((kind) => late.filter((one) => one.stated?.type === kind));
  return Array.from({ length: MOST_REFERENCES }, (_, turn) => shelves.map((shelf) => shelf[turn]?.stated?.id))
    .flat()
    .filter((id) => id !== undefined)
    .slice(0, MOST_REFERENCES);
}
