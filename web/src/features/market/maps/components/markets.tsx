import type { ReactNode } from 'react';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MarketWays } from '../../components/market-ways.tsx';
import { MarketSources } from '#kit/market/market-sources.tsx';
import { readMarkets, type Market } from '../queries.ts';
import { sourcesOf } from '../sources-of.ts';
import '../maps.css';

interface MarketsProps {
  readonly title: string;
  readonly lead: string;
  /** what has to be known before the map */
  readonly notice?: ReactNode;
  /** the place that the page tells of */
  readonly place?: { readonly place: string; readonly country: string };
  readonly children: (markets: readonly [Market, ...Market[]]) => ReactNode;
}

/** A page that needs to know of which countries sales are known: its head, what it shows of them, and their sources. */
export function Markets({ title, lead, notice, place, children }: MarketsProps) {
  const call = useCall(['markets'], readMarkets);
  const isSample = call.answer?.some(({ sources }) => sources.some((source) => source.isSample));
  return (
    <div className="page maps" data-width="wide">
      <header className="maps-head">
        <h1>
          {title} {isSample ? <Badge>{t('sales.sample')}</Badge> : null}
        </h1>
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
              {isSample ? <p className="maps-sample">{t('maps.sampleNote')}</p> : null}
              <MarketSources sources={sourcesOf(markets)} />
              <p className="maps-fine">{t('maps.positions')}</p>
            </>
          );
        }}
      </CallView>
      <MarketWays {...(place ?? {})} />
    </div>
  );
}
