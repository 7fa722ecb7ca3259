import type { Sql } from 'postgres';
import type { Log } from '../stack/log.ts';
import { openExplained, readPlans } from './explained.ts';
import { formatMs, quantile, tableLines } from './figures.ts';

/** A window is as wide as two fifths to all of a large screen. */
const SCREEN_TILES = 2.8;
/** The zooms at which windows are opened. */
const ZOOMS = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

/** A rectangle of a map and a span of years. */
export interface Window {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
  readonly from_year: number | null;
  readonly to_year: number | null;
}

/** So many windows around a place, at all zooms and of all sizes of screens, a third of them of all years. */
export function makeWindows(
  count: number,
  middle: { readonly west: number; readonly south: number },
): Window[] {
  return Array.from({ length: count }, (_, at) => {
    const zoom = ZOOMS[at % ZOOMS.length] ?? 8;
    const wide = (360 / 2 ** zoom) * SCREEN_TILES * (0.4 + (0.6 * ((at * 37) % 101)) / 100);
    const west = middle.west + ((at * 7919) % 100) / 100 - wide / 2;
    const south = middle.south + ((at * 104_729) % 100) / 200 - wide / 4;
    const from = at % 3 === 0 ? null : 1995 + (at % 25);
    return {
      west,
      south,
      east: west + wide,
      north: south + wide * 0.4,
      zoom,
      from_year: from,
      to_year: from === null ? null : from + 5,
    };
  });
}

/** What screens of the market ask, of a district in the middle and of the largest. */
function questions(area: string, most: string, town: string): [what: string, query: string][] {
  const of = (name: string, code: string): [string, string][] => [
    [`chart by quarter, ${name}`, `private.sold_figures('GB', '${code}')`],
    [
      `chart by month and kind, ${name}`,
      `private.sold_figures('GB', '${code}', 'month', 'price', null, null, null, null, true)`,
    ],
    [`spread of prices, ${name}`, `private.sold_distribution('GB', '${code}')`],
    [`its sales, ${name}`, `private.sold_homes('GB', 'district', '${code}')`],
    [`market around a home, ${name}`, `private.market_around('GB', '${code} 1AA')`],
  ];
  return [
    ...of('a district', area),
    ...of('the largest', most),
    ['sales, newest', `private.sold_homes('GB')`],
    ['sales, dearest', `private.sold_homes('GB', sort => 'dearest')`],
    ['sales of a narrow price', `private.sold_homes('GB', from_minor => 25000000, to_minor => 25025000)`],
    ['sales of a rare price', `private.sold_homes('GB', from_minor => 300000000, to_minor => 300100000)`],
    ['sales of a town', `private.sold_homes('GB', 'town', '${town}')`],
    ['sales of a town, cheapest', `private.sold_homes('GB', 'town', '${town}', sort => 'cheapest')`],
    ['places by the beginning of a name', `private.sold_places('${town.slice(0, 4)}')`],
    ['countries on the map', `private.sold_markets()`],
    ['where a district lies', `private.market_place('district', '${area}')`],
    ['sales of a drawn area', `private.drawn_area('GB', '{"${area} 1"}')`],
    [
      'sales that a value leans on',
      `private.nearest_sales((select p.place from private.postcodes p where p.country_code = 'GB' and p.postcode >= '${area} ' order by p.postcode limit 1), 'GB', 'GBP', '2023-01-01', '2025-12-31', 400)`,
    ],
  ];
}

const BIG = new Set(['sales', 'market_cells', 'postcodes', 'energy_certificates', 'market_areas']);

/**
 * Reads what screens read, seven times each, and prints the quickest and the slowest, and by which indexes they came to
 * their rows.
 */
export async function readScreens(sql: Sql, databaseUrl: string, log: Log): Promise<void> {
  const areas = await sql<{ area_code: string; sales: number; town: string }[]>`
    select d.area_code, count(*)::integer as sales, coalesce(d.town, '') as town from private.market_districts d
    join private.sales s on s.country_code = d.country_code and s.area_code = d.area_code
    where d.country_code = 'GB' group by d.area_code, d.town order by sales`;
  const area = areas[Math.floor(areas.length / 2)];
  const most = areas.at(-1);
  if (area === undefined || most === undefined) throw new Error('no district has sales');
  const rows: string[][] = [];
  const ways: string[][] = [];
  const explained = await openExplained(databaseUrl);
  for (const [what, query] of questions(area.area_code, most.area_code, area.town)) {
    const times: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const began = performance.now();
      await sql.unsafe(`select ${query}`);
      times.push(performance.now() - began);
    }
    rows.push([what, formatMs(Math.min(...times)), formatMs(Math.max(...times))]);
    explained.take();
    await explained.sql.unsafe(`select ${query}`);
    const { indexes, wholeScans } = readPlans(explained.take(), BIG);
    ways.push([what, wholeScans.join(' ') || 'none', indexes.join(' ')]);
  }
  await explained.sql.end({ timeout: 5 });
  log(
    `Screens, of a district with ${String(area.sales)} sales and of the largest with ${String(most.sales)}:`,
  );
  for (const line of tableLines(['ms in the database', 'least', 'most'], rows)) log(line);
  for (const line of tableLines(['screen', 'read from end to end', 'indexes'], ways)) log(line);
}

/**
 * Asks for the cells of windows by one way, and says how long that took.
 * @param ran milliseconds that whoever answers has run so far: on a busy machine the rest is waiting for a processor
 */
export async function readCells(
  how: string,
  windows: readonly Window[],
  ask: (window: Window) => Promise<number>,
  log: Log,
  ran: () => number | null = () => null,
): Promise<void> {
  const times: number[] = [];
  const runs: number[] = [];
  let cells = 0;
  for (const window of windows) {
    const began = performance.now();
    const before = ran();
    cells = Math.max(cells, await ask(window));
    const after = ran();
    times.push(performance.now() - began);
    if (before !== null && after !== null) runs.push(after - before);
  }
  log(
    `Cells of ${String(windows.length)} rectangles ${how}: ${formatMs(quantile(times, 0.5))} ms in the middle, ${formatMs(quantile(times, 0.95))} ms at 95 %, at most ${String(cells)} cells${
      runs.length === 0
        ? ''
        : `; of it ran ${formatMs(quantile(runs, 0.5))} and ${formatMs(quantile(runs, 0.95))} ms`
    }`,
  );
}
