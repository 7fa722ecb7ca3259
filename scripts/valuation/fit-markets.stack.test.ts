// What `npm run valuation` keeps in the database: a market's year, and how near its values came, which is what
// /reference-properties/accuracy shows and what `npm run valuation-accuracy` says of the same sales.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { standInMarket } from '#domain/valuation/stand-in-market.ts';
import { valuationAccuracy } from '#wire/valuations.ts';
import { camelCase } from '#wire/camel-case.ts';
import { trial } from '../import/market/trial-imports.ts';
import { run as runCommand } from '../test/command.ts';
import { readStackAddress } from '../test/stack-address.ts';
import { keepPrior } from './keep-prior.ts';
import { learnApart } from './learn-apart.ts';

const { databaseUrl, sql, write, run } = trial();
const stack = readStackAddress();
/** Of which no other test has a sale. */
const MARKET = { country: 'US', market: '58', source: 'An index of a test' };
const SQUARE_FOOT = 0.09290304;

// The samples' markets are learned beside a start: what is learned stands still from here on.
beforeAll(async () => {
  const isLearned = async () => (await sql`select from private.markets_to_learn()`).length === 0;
  await vi.waitUntil(isLearned, { timeout: 240_000, interval: 1000 });
}, 250_000);
afterAll(async () => {
  await sql`delete from private.reference_properties r using private.sales s where s.id = r.sale_id
    and s.country_code = 'US' and private.valuation_market(s.country_code, s.area_code) = '58'`;
  await sql`delete from private.valuation_models where country_code = 'US' and market = '58'`;
  await sql`delete from private.seasonal_priors where country_code = 'US' and market = '58'`;
});

/** An index of four years and a half whose level grows by so much a month and is dear in June. */
const index = (growth: number) => ({
  firstMonth: 24_000,
  levels: Array.from(
    { length: 54 },
    (_, month) => 100 * Math.exp(growth * month + (month % 12 === 5 ? 0.04 : 0)),
  ),
});
const priors = async () =>
  await sql<{ factors: number[]; growth: number; source: string }[]>`
    select factors, growth, source from private.seasonal_priors where country_code = 'US' and market = '58'`;

it('keeps a market’s year, writes a later index over it, and leaves it where an index or a country is refused', async () => {
  await keepPrior(databaseUrl, { ...MARKET, country: 'us', market: ' 58' }, index(0.002));
  const [first] = await priors();
  expect(first?.source).toBe('An index of a test');
  expect(first?.factors).toHaveLength(12);
  expect(Math.max(...(first?.factors ?? []))).toBe(first?.factors[5]);

  await keepPrior(databaseUrl, { ...MARKET, source: 'A later index' }, index(0.004));
  const kept = await priors();
  expect(kept).toHaveLength(1);
  expect(kept[0]?.source).toBe('A later index');
  expect((kept[0]?.growth ?? 0) - (first?.growth ?? 0)).toBeCloseTo(0.002, 6);

  const short = { ...index(0.1), levels: index(0.1).levels.slice(0, 47) };
  await expect(keepPrior(databaseUrl, MARKET, short)).rejects.toThrow('The index has 47 months');
  for (const country of ['UK', 'USA', 'GV'])
    await expect(keepPrior(databaseUrl, { ...MARKET, country }, index(0.1))).rejects.toThrow(
      `${country} is no country's code`,
    );
  await expect(keepPrior(databaseUrl, { ...MARKET, source: '' }, index(0.1))).rejects.toMatchObject({
    code: '23514',
  });
  expect(await priors()).toEqual(kept);
});

it('names the markets that are learned where a prior is kept for another', async () => {
  const others = await keepPrior(databaseUrl, MARKET, index(0.004));
  expect(others).not.toContain('58');
  const learned = await sql<{ market: string }[]>`
    select distinct market from private.valuation_models where country_code = 'US' order by market`;
  expect(others).toEqual(learned.map(({ market }) => market));
});

it('shows on the page of accuracy what the command says of the same sales', async () => {
  const header = 'id,date,price,bedrooms,sqft_living,zipcode,lat,long';
  const lines = standInMarket(360, 0.1).map(
    ({ key, day, price, x, y, attributes: { areaM2 = 0, bedrooms } }) =>
      [
        `58${key.replace(/\D+/g, '').padStart(4, '0')}0000`,
        new Date(day * 864e5).toISOString().slice(0, 10).replaceAll('-', ''),
        price,
        bedrooms,
        Math.round(areaM2 / SQUARE_FOOT),
        '58001',
        (46.9 + y / 111.32).toFixed(5),
        (-98.3 + x / 76.1).toFixed(5),
      ].join(','),
  );
  const { fates } = await run([
    'us-sales',
    '--file',
    await write('us.csv', [header, ...lines, ''].join('\n')),
  ]);
  expect(fates.imported).toBe(360);
  await learnApart(databaseUrl, { fitsAll: false });

  const answer = await fetch(`${stack.api}/rest/v1/rpc/valuation_accuracy`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: '{}',
  });
  const shown = valuationAccuracy.answers
    .parse(camelCase(await answer.json(), []))
    .find(({ countryCode, market }) => countryCode === 'US' && market === '58');
  expect(shown).toMatchObject({ sales: 360, hasPrior: true, isSample: false });
  const accuracy = shown?.accuracy;

  const dateOf = (line: string) => (line.split(',')[1] ?? '').replace(/(....)(..)(..)/, '$1-$2-$3');
  const [earlier, later] = [
    lines.filter((line) => dateOf(line) < (accuracy?.fromOn ?? '')),
    lines.filter((line) => dateOf(line) >= (accuracy?.fromOn ?? '')),
  ];
  const [prior] = await priors();
  const { code, stdout } = await runCommand(process.execPath, [
    ...['scripts/run.mjs', 'valuation-accuracy'],
    ...['--train', await write('train.csv', [header, ...earlier].join('\n'))],
    ...['--test', await write('test.csv', [header, ...later].join('\n'))],
    ...['--prior', await write('prior.json', JSON.stringify(prior)), '--delay-days', '30'],
  ]);
  expect(code).toBe(0);
  const said = JSON.parse(stdout) as Record<string, number>;
  expect(accuracy?.learned).toBe(earlier.length);
  expect(accuracy?.study.n).toBe(said['n']);
  // A place is kept as a tile of some thirty metres: figures agree to a few hundredths of a percent.
  const {
    mdape = null,
    ppe20 = null,
    medianBias = null,
    coverage80 = null,
    meanWidth80 = null,
  } = accuracy?.study ?? {};
  expect(100 * (mdape ?? 0)).toBeCloseTo(said['mdape'] ?? NaN, 0);
  expect(100 * (ppe20 ?? 0)).toBeCloseTo(said['ppe20'] ?? NaN, 0);
  expect(100 * (medianBias ?? 0)).toBeCloseTo(said['median_bias'] ?? NaN, 0);
  expect(100 * (coverage80 ?? 0)).toBeCloseTo(said['coverage80'] ?? NaN, -0.3);
  expect(100 * (meanWidth80 ?? 0)).toBeCloseTo(said['mean_width80'] ?? NaN, 0);
}, 180_000);

it('says that learning ended early where its database is gone', async () => {
  const gone = databaseUrl.replace(/:\d+\//, ':1/');
  await expect(learnApart(gone, { fitsAll: false })).rejects.toThrow('Learning the markets ended early');
});
