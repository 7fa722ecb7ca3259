import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { sayPlace } from '#kit/market/say-place.ts';
import { MarketSources } from '#kit/market/market-sources.tsx';
import { locale, t } from '#lib/i18n.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MarketWays } from '../../components/market-ways.tsx';
import { readMarkets, type Market } from '../queries.ts';
import { sourcesInSight } from '../sources-of.ts';
import { boundsOf, boxOfMarket, lookAt } from '../use-map-view.ts';
import { readView } from '../map-view.ts';
import '../maps.css';

interface MarketsProps {
  readonly title: string;
  readonly lead: string;
  /** what has to be known before the map */
  readonly notice?: ReactNode;
  /** the place that the page tells of, with its own sources; else the sources are those of what is in sight */
  readonly place?: { readonly place: string; readonly country: string };
  readonly children: (markets: readonly [Market, ...Market[]]) => ReactNode;
}

/** A page that needs to know of which countries sales are known: its head, what it shows of them, and their sources. */
export function Markets({ title, lead, notice, place, children }: MarketsProps) {
  const call = useCall(['markets'], readMarkets);
  return (
    <div className="page maps" data-width="wide">
      <header className="maps-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {notice}
      <CallView
        call={call}
        waiting={
          <Waiting label={t('maps.waiting')}>
            <Skeleton height="100svh" />
          </Waiting>
        }
      >
        {(markets) => {
          const [first, ...others] = markets;
          if (!first) return <Empty title={t('maps.none')}>{t('maps.noneHelp')}</Empty>;
          return (
            <>
              {children([first, ...others])}
              {place ? null : <InSight markets={[first, ...others]} />}
              <p className="maps-fine">{t('maps.positions')}</p>
            </>
          );
        }}
      </CallView>
      <MarketWays {...(place ?? {})} />
    </div>
  );
}

/** Where the sales come from that the map shows, and which of them are invented. */
function InSight({ markets }: { readonly markets: readonly [Market, ...Market[]] }) {
  const [params] = useSearchParams();
  const bounds = boundsOf(readView(params) ?? lookAt(boxOfMarket(markets[0])));
  const { sources, samples } = sourcesInSight(markets, bounds);
  return (
    <>
      {samples.length > 0 ? (
        <p className="maps-sample">
          {t('maps.sampleNote', {
            places: new Intl.ListFormat(locale()).format(samples.map(sayPlace)),
          })}
        </p>
      ) : null}
      <MarketSources sources={sources} />
    </>
  );
}
