import { useCall } from '#kit/call/use-call.ts';
import { readMarkets } from '../maps/queries.ts';
import { sourcesOf } from '../maps/sources-of.ts';
import { MarketSources } from '#kit/market/market-sources.tsx';

/** Where the sales of a country, or of all, come from; nothing where that cannot be read. */
export function AllSources({ country = null }: { readonly country?: string | null }) {
  const { answer = [] } = useCall(['markets'], readMarkets);
  const sources = sourcesOf(answer.filter((market) => country === null || market.country === country));
  return sources.length === 0 ? null : <MarketSources sources={sources} />;
}
