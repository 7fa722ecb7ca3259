import type { ReactNode } from 'react';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { t } from '#lib/i18n.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MarketSources } from '../../components/market-sources.tsx';
import { readMarkets, type Market } from '../queries.ts';
import { sourcesOf } from '../sources-of.ts';
import '../maps.css';

interface MarketsProps {
  readonly title: string;
  readonly lead: string;
  /** what has to be known before the map */
  readonly notice?: ReactNode;
  readonly children: (markets: readonly [Market, ...Market[]]) => ReactNode;
}

/** A page that needs to know of which countries sales are known: its head, what it shows of them, and their sources. */
export function Markets({ title, lead, notice, children }: MarketsProps) {
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
            <Skeleton height="clamp(20rem, 60vh, 40rem)" />
          </Waiting>
        }
      >
        {(markets) => {
          const [first, ...others] = markets;
          if (!first) return <Empty title={t('maps.none')}>{t('maps.noneHelp')}</Empty>;
          return (
            <>
              {markets.some(({ sources }) => sources.some(({ isSample }) => isSample)) ? (
                <p className="maps-sample">{t('maps.sampleNote')}</p>
              ) : null}
              {children([first, ...others])}
              <MarketSources sources={sourcesOf(markets)} />
              <p className="maps-fine">{t('maps.positions')}</p>
            </>
          );
        }}
      </CallView>
    </div>
  );
}
