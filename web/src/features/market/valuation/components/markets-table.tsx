import type { ValuationAccuracy } from '#wire/valuations.ts';
import { formatCountry, formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { sectionOf, shareOf, signedOf } from './market-accuracy.tsx';

/** All markets beside each other, a line each, that leads to what was measured of it. */
export function MarketsTable({ markets }: { readonly markets: ValuationAccuracy }) {
  const title = t('valuation.accuracy.all');
  return (
    <section className="value-section" aria-label={title}>
      <h2>{title}</h2>
      <div
        className="value-scroll"
        role="region"
        aria-label={title}
        // A table wider than the screen scrolls inside its own frame, which therefore takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="value-table" data-first="words">
          <thead>
            <tr>
              {(['market', 'homes', 'mdape', 'ppe10', 'bias', 'coverage'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`valuation.accuracy.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {markets.map((market) => {
              const { study = null } = market.accuracy ?? {};
              return (
                <tr key={market.id}>
                  <th scope="row">
                    <TextLink as={Link} to={`#${sectionOf(market)}`}>
                      {[market.market, formatCountry(market.countryCode)].join(', ')}
                    </TextLink>{' '}
                    {market.isSample ? <Badge>{t('valuation.sample')}</Badge> : null}
                  </th>
                  <td>{study === null ? '–' : formatNumber(study.n)}</td>
                  <td>{shareOf(study?.mdape ?? null)}</td>
                  <td>{shareOf(study?.ppe10 ?? null)}</td>
                  <td>{signedOf(study?.medianBias ?? null)}</td>
                  <td>{shareOf(study?.coverage80 ?? null)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
