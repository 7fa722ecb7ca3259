import type { MarketSource } from '#wire/sold-homes.ts';
import { meet, type Box } from './map-view.ts';
import type { Market } from './queries.ts';

/** The sources of all countries, each once and with all of its days: samples are those of every country. */
export function sourcesOf(markets: readonly Market[]): readonly MarketSource[] {
  const found = new Map<string, MarketSource>();
  for (const one of markets.flatMap(({ sources }) => sources)) {
    const key = [one.source, one.licence, one.isSample].join('\n');
    const known = found.get(key) ?? one;
    found.set(key, {
      ...one,
      firstOn: known.firstOn < one.firstOn ? known.firstOn : one.firstOn,
      lastOn: known.lastOn > one.lastOn ? known.lastOn : one.lastOn,
    });
  }
  return [...found.values()];
}

/** Where what a map shows comes from, and the districts in sight that have invented sales. Where no sale is: of all. */
export function sourcesInSight(
  markets: readonly Market[],
  bounds: Box,
): { readonly sources: readonly MarketSource[]; readonly samples: Market['samples'] } {
  const isIn = ({ west, south, east, north }: Market | Market['samples'][number]) =>
    meet([west, south, east, north], bounds);
  const seen = markets.filter(isIn);
  const samples = seen.flatMap((market) => market.samples.filter(isIn));
  const sources = sourcesOf(seen).filter(({ isSample }) => !isSample || samples.length > 0);
  return { sources: sources.length > 0 ? sources : sourcesOf(markets), samples };
}

/** The first and the last year of which sales are known. */
export function yearsOf(markets: readonly Market[]): readonly [first: number, last: number] {
  const sources = markets.flatMap((market) => market.sources);
  const years = (days: readonly string[]) => days.map((on) => Number(on.slice(0, 4)));
  return [
    Math.min(...years(sources.map(({ firstOn }) => firstOn))),
    Math.max(...years(sources.map(({ lastOn }) => lastOn))),
  ];
}
