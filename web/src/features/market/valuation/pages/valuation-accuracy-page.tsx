import { useLoaderData } from 'react-router-dom';
import type { SettledValues, ValuationAccuracy } from '#wire/valuations.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { formatDate, formatNumber, formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Empty } from '#ui/empty.tsx';
import { AllSources } from '../../components/all-sources.tsx';
import { MarketWays } from '../../components/market-ways.tsx';
import { MarketAccuracy } from '../components/market-accuracy.tsx';
import { MarketsTable } from '../components/markets-table.tsx';
import { REFERENCES_PATH } from '#kit/valuation/valuation-paths.ts';
import { readAccuracy, readSettledValues } from '../queries.ts';
import { marketName } from '#kit/valuation/say-value.ts';
import '#kit/valuation/valuation.css';

interface AccuracyData {
  readonly markets: ValuationAccuracy | AppError;
  readonly settled: SettledValues | AppError;
}

/** What was measured of each market, and of homes that were settled. */
export async function loader(): Promise<AccuracyData> {
  const [markets, settled] = await Promise.all([
    readAccuracy().catch(toAppError),
    readSettledValues().catch(toAppError),
  ]);
  return { markets, settled };
}

/** How near the values come, market by market, and what is not proven. */
export function Component() {
  const { markets, settled } = useLoaderData<AccuracyData>();
  return (
    <div className="page valuation">
      <Breadcrumb
        label={t('valuation.reference.place')}
        steps={[
          { label: t('valuation.references.title'), href: REFERENCES_PATH },
          { label: t('valuation.accuracy.title'), href: '' },
        ]}
        link={Link}
      />
      <header>
        <h1>{t('valuation.accuracy.title')}</h1>
        <p className="lead">{t('valuation.accuracy.lead')}</p>
      </header>
      {markets instanceof Error ? (
        <LoadFailure error={markets} />
      ) : markets.length === 0 ? (
        <Empty title={t('valuation.accuracy.empty')}>{t('valuation.accuracy.emptyHelp')}</Empty>
      ) : (
        <>
          {markets.length > 1 ? <MarketsTable markets={markets} /> : null}
          {markets.map((market) => (
            <MarketAccuracy key={market.id} market={market} />
          ))}
        </>
      )}
      <section className="value-section">
        <h2>{t('valuation.accuracy.terms')}</h2>
        <p>{t('valuation.accuracy.termsText')}</p>
      </section>
      <section className="value-section">
        <h2>{t('valuation.crowd.title')}</h2>
        <p>{t('valuation.crowd.lead')}</p>
        {settled instanceof Error ? <LoadFailure error={settled} /> : <Settled settled={settled} />}
      </section>
      <AllSources />
      <MarketWays />
    </div>
  );
}

function Settled({ settled }: { readonly settled: SettledValues }) {
  const { value, crowd, asking, compared } = settled;
  const figures = [
    [t('valuation.total'), value],
    [t('valuation.evaluation.crowd'), crowd],
    [t('valuation.evaluation.asking'), asking],
  ] as const;
  return (
    <>
      {value === null ? (
        <p>{t('valuation.crowd.none')}</p>
      ) : (
        <dl className="value-figures">
          {figures.map(([name, share]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{share === null ? '–' : formatShare(share, 1)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('valuation.accuracy.homes')}</dt>
            <dd>{formatNumber(compared)}</dd>
          </div>
        </dl>
      )}
      {settled.proven.map(({ countryCode, market, homes, gain, leastGain, measuredAt }) => (
        <p key={`${countryCode} ${market}`}>
          {t('valuation.crowd.proven', {
            market: marketName(countryCode, market),
            gain: points(gain),
            least: points(leastGain),
            count: homes,
            date: formatDate(measuredAt),
          })}
        </p>
      ))}
      <p>
        {settled.proven.length === 0
          ? t('valuation.crowd.unproven', { count: settled.settled })
          : t('valuation.crowd.elsewhere')}
      </p>
    </>
  );
}

/** Percentage points, of which a hundredth tells. */
function points(share: number): string {
  return formatNumber(Math.round(10_000 * share) / 100);
}
