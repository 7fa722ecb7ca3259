import type { PriceReasons } from '#wire/results.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatArea, formatMonth, formatPercent, perAreaUnit } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';

interface WhyPriceProps {
  readonly reasons: PriceReasons | null;
  readonly priceMinor: number;
  readonly currency: string;
}

/** Why a home costs what it costs: its area's level, and the homes of the same run that are most like it. */
export function WhyPrice({ reasons, priceMinor, currency }: WhyPriceProps) {
  const money = (minor: number) => formatMoney(minor, currency, locale());
  // To whole units of money: a price of a square metre has no pence.
  const perArea = (minor: number) =>
    t('hints.perM2', { price: money(Math.round(perAreaUnit(minor) / 100) * 100) });
  const { level, comparables } = reasons ?? { level: null, comparables: [] };
  return (
    <section className="why-price">
      <h3>{t('why.title')}</h3>
      {reasons?.pricePerM2Minor && reasons.floorAreaM2 ? (
        <p>
          {t('why.own', {
            area: formatArea(reasons.floorAreaM2),
            price: perArea(reasons.pricePerM2Minor),
          })}
        </p>
      ) : null}
      {level ? (
        <p>
          {t('why.level', {
            place: level.area,
            price: perArea(level.medianPerM2Minor),
            median: money(level.medianMinor),
          })}{' '}
          {level.expectedMinor
            ? t(gapKey(priceMinor, level.expectedMinor), gapValues(priceMinor, level.expectedMinor, money))
            : null}{' '}
          <small className="muted">
            {t('why.source', { source: level.source, month: formatMonth(level.asOfOn) })}
          </small>
        </p>
      ) : null}
      {comparables.length > 0 ? (
        <>
          <p>{t('why.comparables')}</p>
          <ul>
            {comparables.map((home) => (
              <li key={home.position}>
                {t('why.comparable', {
                  home: t('results.home', { position: home.position }),
                  title: nameOf(home),
                  price: money(home.priceMinor),
                })}
                {home.pricePerM2Minor && home.floorAreaM2
                  ? ` · ${formatArea(home.floorAreaM2)} · ${perArea(home.pricePerM2Minor)}`
                  : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {level || comparables.length > 0 ? null : <p>{t('why.nothing')}</p>}
    </section>
  );
}

/** Many titles name the town already. */
function nameOf({ title, town }: PriceReasons['comparables'][number]): string {
  return town === null || title.includes(town) ? title : `${title}, ${town}`;
}

/** Within five per cent two prices are the same price. */
function gapKey(priceMinor: number, expectedMinor: number): 'why.more' | 'why.less' | 'why.same' {
  const ratio = priceMinor / expectedMinor;
  return ratio > 1.05 ? 'why.more' : ratio < 0.95 ? 'why.less' : 'why.same';
}

function gapValues(priceMinor: number, expectedMinor: number, money: (minor: number) => string) {
  return {
    expected: money(Number(expectedMinor.toPrecision(3))),
    percent: formatPercent(Math.abs(priceMinor / expectedMinor - 1) * 100),
  };
}
