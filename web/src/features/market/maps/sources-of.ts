import type { MarketSource } from '#wire/sold-homes.ts';
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

/** The first and the last year of which sales are known. */
export function yearsOf(markets: readonly Market[]): readonly [first: number, last: number] {
  const sources = markets.flatMap((market) => market.sources);
  const years = (days: readonly string[]) => days.map((on) => Number(on.slice(0, 4)));
  return [
    Math.min(...years(sources.map(({ firstOn }) => firstOn))),
    Math.max(...years(sources.map(({ lastOn }) => lastOn))),
  ];
}
