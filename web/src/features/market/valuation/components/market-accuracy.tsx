import type { ValuationAccuracy } from '#wire/valuations.ts';
import { formatDate, formatNumber, formatShare } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { signedPercent } from '#lib/signed-percent.ts';
import { marketName } from '#kit/valuation/say-value.ts';

type Market = ValuationAccuracy[number];
type Accuracy = NonNullable<Market['accuracy']>;
type Study = Accuracy['study'];

/** What an address names the figures of a market by. */
export function sectionOf({ countryCode, market }: Pick<Market, 'countryCode' | 'market'>): string {
  return `market-${countryCode}-${market}`.toLowerCase();
}

/** One market's figures: what it was learned from, how near it came, and the same by tenth of the value. */
export function MarketAccuracy({ market }: { readonly market: Market }) {
  const { accuracy, hasPrior, isSample } = market;
  const name = marketName(market.countryCode, market.market);
  return (
    <section id={sectionOf(market)} className="value-section" aria-label={name}>
      <h2>
        {name} {isSample ? <Badge>{t('valuation.sample')}</Badge> : null}
      </h2>
      <p>
        {t('valuation.accuracy.learned', {
          sales: market.sales,
          from: formatDate(market.firstOn),
          until: formatDate(market.lastOn),
        })}{' '}
        {accuracy === null
          ? t('valuation.accuracy.tooFew')
          : t('valuation.accuracy.judged', {
              count: accuracy.study.n,
              from: formatDate(accuracy.fromOn),
              until: formatDate(accuracy.untilOn),
            })}{' '}
        {hasPrior ? null : t('valuation.how.noPrior')}
      </p>
      {accuracy ? <Figures accuracy={accuracy} /> : null}
      {accuracy && accuracy.deciles.length > 0 ? <Deciles accuracy={accuracy} /> : null}
    </section>
  );
}

function Figures({ accuracy: { study, mdapeRange } }: { readonly accuracy: Accuracy }) {
  const range = t('valuation.accuracy.mdapeRange', {
    low: shareOf(mdapeRange.low),
    high: shareOf(mdapeRange.high),
  });
  const figures: readonly (readonly [name: string, figure: string, more?: string])[] = [
    [t('valuation.accuracy.mdape'), shareOf(study.mdape), range],
    [t('valuation.accuracy.ppe5'), shareOf(study.ppe5)],
    [t('valuation.accuracy.ppe10'), shareOf(study.ppe10)],
    [t('valuation.accuracy.ppe20'), shareOf(study.ppe20)],
    [t('valuation.accuracy.bias'), signedOf(study.medianBias)],
    [t('valuation.accuracy.coverage'), shareOf(study.coverage80)],
    [t('valuation.accuracy.width'), shareOf(study.meanWidth80)],
    [t('valuation.accuracy.cod'), plain(study.cod, 1)],
    [t('valuation.accuracy.prd'), plain(study.prd, 3)],
    [t('valuation.accuracy.prb'), plain(study.prb, 3)],
  ];
  return (
    <dl className="value-figures">
      {figures.map(([name, figure, more]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
          {more === undefined ? null : <dd className="muted">{more}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Deciles({ accuracy: { deciles } }: { readonly accuracy: Accuracy }) {
  const columns: readonly (readonly [name: string, of: (study: Study) => string])[] = [
    [t('valuation.accuracy.homes'), ({ n }) => formatNumber(n)],
    [t('valuation.accuracy.mdape'), ({ mdape }) => shareOf(mdape)],
    [t('valuation.accuracy.ppe10'), ({ ppe10 }) => shareOf(ppe10)],
    [t('valuation.accuracy.bias'), ({ medianBias }) => signedOf(medianBias)],
    [t('valuation.accuracy.coverage'), ({ coverage80 }) => shareOf(coverage80)],
  ];
  return (
    <details>
      <summary>{t('valuation.accuracy.deciles')}</summary>
      <div
        className="value-scroll"
        role="region"
        aria-label={t('valuation.accuracy.deciles')}
        // A table wider than the screen scrolls inside its own frame, which therefore takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="value-table">
          <thead>
            <tr>
              <th scope="col">{t('valuation.accuracy.tenth')}</th>
              {columns.map(([name]) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deciles.map((study, at) => (
              // Tenths are known by their place and nothing else.
              <tr key={at}>
                <th scope="row">{formatNumber(at + 1)}</th>
                {columns.map(([name, of]) => (
                  <td key={name}>{of(study)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** A measured share; a dash where it was not. */
export function shareOf(figure: number | null): string {
  return figure === null ? '–' : formatShare(figure, 1);
}

/** A measured share with its sign; a dash where it was not. */
export function signedOf(figure: number | null): string {
  return figure === null ? '–' : signedPercent(100 * figure);
}

function plain(figure: number | null, digits: number): string {
  return figure === null
    ? '–'
    : new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(figure).replace('-', '−');
}
