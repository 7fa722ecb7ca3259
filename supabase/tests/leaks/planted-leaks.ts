import { describe, expect, it } from 'vitest';
import type { Hunt } from './hunt.ts';
import { aboutFunctions } from './questions/about-functions.ts';
import { aboutReadableTables } from './questions/about-tables.ts';
import { ask } from './questions/ask.ts';
import { sightingOf } from './questions/question.ts';
import { backstageOf } from './stage/stage.ts';
import { compareTimes } from './worlds/compare-times.ts';
import { compareWorlds, type Asked } from './worlds/compare-worlds.ts';
import type { Spy } from './stage/spy.ts';
import { withField, withPlant, type Plant } from './worlds/plant.ts';
import type { TwoWorlds } from './worlds/two-worlds.ts';

const overview = 'public.game_overview(text,text,text)';
/** Dearer than the secret home in the world as it is, and cheaper than in the other. */
const bound = 68_211_720;
/** More than any two medians of one call lie apart on a busy machine, three times in a row. */
export const noiseMs = 40;

/** Leaks of every kind, each planted for a moment: the hunt has to turn red. */
export function describePlantedLeaks(huntOf: () => Hunt, worldsOf: () => TwoWorlds): void {
  describe('the search turns red when somebody plants', () => describeFoundTexts(huntOf));
  describe('two worlds tell themselves apart when somebody plants', () =>
    describeToldApart(huntOf, worldsOf));
}

/** A home whose price nobody of the hunt may know. */
function secretIdIn({ stage }: Hunt): string {
  return backstageOf(stage).secretListings[0] ?? '';
}

function spyIn({ stage }: Hunt, name: string): Spy {
  const spy = stage.spies.find((one) => one.name === name);
  if (!spy) throw new Error(`There is no ${name}.`);
  return spy;
}

/** What a spy asks of a function. */
function askedIn(hunt: Hunt, signature: string, spyName: string): Asked[] {
  const spy = spyIn(hunt, spyName);
  const name = signature.replace(/^public\.|\(.*$/g, '');
  return aboutFunctions(hunt.stage, spy)
    .filter(({ subject }) => subject === `function ${name}`)
    .map((question) => ({ spy, question }));
}

/** Values that stand in an answer, in whatever notation. */
function describeFoundTexts(huntOf: () => Hunt): void {
  const findingsIn = async (plant: Plant, spyName: string) => {
    const { stage, findings } = huntOf();
    return withPlant(stage.sql, plant, async () => {
      const asked = askedIn(huntOf(), plant.signature, spyName).map(({ question }) => question);
      const spy = spyIn(huntOf(), spyName);
      return findings((await ask(stage, spy, asked)).map(sightingOf), spy);
    });
  };

  const prices = `(select jsonb_agg(%) from private.listing_prices p join public.game_listings gl on gl.listing_id = p.listing_id join public.games g on g.id = gl.game_id where g.slug = game_slug)`;
  const major = 'p.amount_minor / 100';
  it.each([
    ['prices', 'p.amount_minor', 'minor units'],
    ['prices with separators', `to_char(${major}, 'FM999,999,999')`, 'thousands separators'],
    ['prices in thousands', `trim_scale(${major} / 1000.0) || 'k'`, ' as k:'],
    ['round prices in millions', `'£' || trim_scale(${major} / 1000000.0) || 'm'`, '43000000 as m'],
    ['prices in Arabic digits', `translate((${major})::text, '0123456789', '٠١٢٣٤٥٦٧٨٩')`, 'integer'],
    ['prices in wide digits', `translate((${major})::text, '0123456789', '０１２３４５６７８９')`, 'integer'],
    [
      'prices with signs between that nobody sees',
      `regexp_replace((${major})::text, '^(...)', '\\1' || chr(8203))`,
      'integer',
    ],
    [
      'prices per square metre',
      `round(p.amount_minor / (select a.floor_area_m2 from public.assets a join public.listings l on l.asset_id = a.id where l.id = p.listing_id))`,
      'per area',
    ],
    ['prices in base64', `encode(convert_to('x' || p.amount_minor, 'UTF8'), 'base64')`, 'base64'],
  ])('%s', async (_, expression, notation) => {
    const body = withField(prices.replace('%', expression));
    const found = await findingsIn({ signature: overview, body }, 'visitor');
    expect(found.some((line) => line.includes(notation))).toBe(true);
  });

  it.each([
    [
      'a salt',
      `(select c.salt from private.price_commitments c join public.game_listings gl on gl.id = c.game_listing_id where gl.listing_id = '%' limit 1)`,
      'salt',
    ],
    ['the key of tokens', '(select k.key_hex from private.token_keys k)', 'token key'],
    ['seeds of runs', '(select jsonb_agg(s.seed) from public.sessions s)', 'seed of a run'],
    ['hashes of codes', '(select jsonb_agg(c.code_hash) from private.access_codes c)', 'hash of a code'],
    [
      'hashes of guest tokens',
      `(select jsonb_agg(encode(g.token_hash, 'base64')) from private.guest_identities g)`,
      'hash of a guest token',
    ],
    ['folders of drafts', '(select jsonb_agg(f.folder) from private.photo_folders f)', 'folder of a draft'],
    ['sources', `(select l.source_url from public.listings l where l.id = '%')`, 'source'],
    [
      'addresses',
      `(select a.address_line from public.listings l join public.assets a on a.id = l.asset_id where l.id = '%')`,
      'address',
    ],
  ])('%s', async (_, expression, kind) => {
    const body = withField(expression.replace('%', secretIdIn(huntOf())));
    const found = await findingsIn({ signature: overview, body }, 'visitor');
    expect(found.some((line) => line.includes(`| ${kind} `))).toBe(true);
  });

  it('a right to read a column', async () => {
    const { stage, findings } = huntOf();
    await stage.sql.unsafe('grant select (seed) on public.sessions to authenticated');
    try {
      const asked = (await aboutReadableTables(stage.sql)).filter(
        ({ subject }) => subject === 'table sessions',
      );
      const told = await ask(stage, spyIn(huntOf(), 'player'), asked);
      expect(findings(told.map(sightingOf)).some((line) => line.includes('| seed of a run '))).toBe(true);
    } finally {
      await stage.sql.unsafe('revoke select (seed) on public.sessions from authenticated');
    }
  });
}

/** What follows from a price without being it: the same question is answered otherwise where the home costs more. */
function describeToldApart(huntOf: () => Hunt, worldsOf: () => TwoWorlds): void {
  const price = () =>
    `(select p.amount_minor from private.listing_prices p where p.listing_id = '${secretIdIn(huntOf())}' order by p.version desc limit 1)`;
  const homes = `(select jsonb_agg(gl.id order by p.amount_minor) from public.game_listings gl join public.games g on g.id = gl.game_id
    join private.listing_prices p on p.listing_id = gl.listing_id where g.slug = game_slug)`;
  const refusal = () =>
    `select to_jsonb(private.refuse(403, 'not_allowed', case when ${price()} > ${bound} then 'Guess first.' else 'Guess this first.' end)::text)`;
  const plants: [string, string, string, () => Plant['body']][] = [
    ['the logarithm of a price', overview, 'visitor', () => withField(`ln(${price()})`)],
    ['seven times a price', overview, 'visitor', () => withField(`${price()} * 7`)],
    ['whether a price is above a bound', overview, 'visitor', () => withField(`${price()} > ${bound}`)],
    [
      'a count of cheap homes',
      'public.board_facts(text,text,text)',
      'visitor',
      () => withField(`(select count(*) from private.listing_prices p where p.amount_minor < ${bound})`),
    ],
    [
      'homes in the order of their prices',
      'public.game_homes(text,text,text)',
      'guest in the run',
      () => withField(homes),
    ],
    [
      'a list that can be sorted by price',
      'public.game_collection(text,text,text,text,text,text,text,text)',
      'visitor',
      () => () =>
        `select case when sort = 'price' then (select jsonb_agg(p.listing_id order by p.amount_minor, p.listing_id) from private.listing_prices p) end`,
    ],
    ['a refusal in other words', 'public.crowd_figures(uuid,uuid,text)', 'player', () => refusal],
    [
      'a refusal with another status',
      'public.crowd_figures(uuid,uuid,text)',
      'player',
      () => () => refusal().replace('403', `case when ${price()} > ${bound} then 403 else 409 end`),
    ],
    [
      'a longer answer for a dearer home',
      overview,
      'visitor',
      () => withField(`repeat('x', (${price()} / 10000000)::integer)`),
    ],
  ];
  it.each(plants)('%s', async (_, signature, spyName, body) => {
    const { stage } = huntOf();
    const { leaks } = await withPlant(stage.sql, { signature, body: body() }, () =>
      compareWorlds(stage, worldsOf(), askedIn(huntOf(), signature, spyName)),
    );
    expect(leaks.length).toBeGreaterThan(0);
  });

  it('a pause for a dear home', async () => {
    const { stage } = huntOf();
    const body = withField(`(select pg_sleep(0.1)::text where ${price()} > ${bound})`);
    const slow = await withPlant(stage.sql, { signature: overview, body }, () =>
      compareTimes(stage, worldsOf(), askedIn(huntOf(), overview, 'visitor').slice(0, 1), noiseMs),
    );
    expect(slow.length).toBe(1);
  });
}
