import type { MarketSource } from '#wire/sold-homes.ts';
import type { Market } from './queries.ts';

/** The sources of all countries, each once: samples are those of every country. */
export function sourcesOf(markets: readonly Market[]): readonly MarketSource[] {
  const key = ({ source, licence, isSample }: MarketSource) => [source, licence, isSample].join('\n');
  return [...new Map(markets.flatMap(({ sources }) => sources).map((one) => [key(one), one])).values()];
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
