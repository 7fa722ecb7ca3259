import type { ReportHome } from '#wire/client-reports.ts';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { formatNumber, formatPercent, formatWeek } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { TrendLine } from '#ui/trend-line.tsx';
import { crowdSpread } from '#kit/games/crowd-spread.ts';
import { CrowdDistribution } from '#kit/games/crowd-distribution.tsx';
import { GameCover } from '#kit/games/game-cover.tsx';
import '#kit/games/outcome.css';

interface ReportHomeSectionProps {
  readonly home: ReportHome;
  readonly currency: string;
  readonly link: ReactNode;
}

/** One home of a client's report: the crowd's median and spread against the price, and how they moved. */
export function ReportHomeSection({ home, currency, link }: ReportHomeSectionProps) {
  const { price, crowd } = home;
  const spread = crowdSpread(crowd);
  const trend = spread ? endingAt(home.trend, spread.medianMinor) : [];
  const money = (minor: number) => formatMoney(minor, currency, locale());
  const heading = `report-${home.gameListingId}`;
  return (
    <section className="report-home" aria-labelledby={heading}>
      <div className="report-home-head">
        {home.photo ? <GameCover photo={home.photo} sizes="10rem" isDecorative /> : null}
        <div>
          <h2 id={heading}>{home.title}</h2>
          <p className="muted">{[home.town, home.district].filter(Boolean).join(' ')}</p>
        </div>
      </div>
      {spread ? (
        <p className="report-headline ui-display">{headline(spread.medianMinor, price, money)}</p>
      ) : null}
      <dl className="outcome">
        {price ? <Figure label={t(`faces.crowd.${price.kind}`)} value={money(price.amountMinor)} /> : null}
        {spread ? (
          <Figure
            label={t('faces.report.middle')}
            value={`${money(spread.q1Minor)} – ${money(spread.q3Minor)}`}
          />
        ) : null}
        <Figure label={t('faces.report.guesses')} value={formatNumber(crowd.count)} />
        {home.abovePercent === null ? null : (
          <Figure
            label={t('faces.report.above')}
            value={t('faces.report.aboveOf', {
              above: Math.round((home.abovePercent * crowd.count) / 100),
              count: crowd.count,
            })}
          />
        )}
      </dl>
      <CrowdDistribution crowd={crowd} price={price} own={null} currency={currency} />
      {/* One point is no line: the sentence says it. */}
      {trend.length === 1 ? <p className="muted">{trendText(trend, money)}</p> : null}
      {trend.length > 1 ? (
        <TrendLine
          title={t('faces.report.trend')}
          summary={trendText(trend, money)}
          points={trend.map(({ weekOn, medianMinor }) => ({
            label: formatWeek(weekOn),
            value: roundAmount(medianMinor),
          }))}
          level={price && { label: t(`faces.crowd.${price.kind}`), value: price.amountMinor }}
          format={money}
        />
      ) : null}
      {link ? <p className="report-print">{link}</p> : null}
    </section>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What the crowd says of the home, in one sentence; beside its price where the report tells it. */
function headline(medianMinor: number, price: ReportHome['price'], money: (minor: number) => string): string {
  const amount = money(medianMinor);
  if (!price) return t('faces.report.homeAlone', { amount });
  const ratio = medianMinor / price.amountMinor - 1;
  const kind = t(`faces.report.than.${price.kind}`);
  if (Math.abs(ratio) < 0.005) return t('faces.report.homeEven', { amount, kind });
  return t(ratio > 0 ? 'faces.report.homeOver' : 'faces.report.homeUnder', {
    amount,
    kind,
    percent: formatPercent(Math.abs(ratio) * 100),
  });
}

function trendText(trend: ReportHome['trend'], money: (minor: number) => string): string {
  const [first] = trend;
  const last = trend.at(-1);
  if (!first || !last) return '';
  const to = money(roundAmount(last.medianMinor));
  return first === last
    ? t('faces.report.trendOne', { week: formatWeek(first.weekOn) })
    : t('faces.report.trendMany', {
        week: formatWeek(first.weekOn),
        from: money(roundAmount(first.medianMinor)),
        to,
      });
}

/** The last week's median is today's: one figure, not the same one from bins and from single guesses. */
function endingAt(trend: ReportHome['trend'], medianMinor: number): ReportHome['trend'] {
  return trend.map((week, place) => (place === trend.length - 1 ? { ...week, medianMinor } : week));
}

/** Three digits, as the crowd's figures have everywhere. */
function roundAmount(amountMinor: number): number {
  return Number(amountMinor.toPrecision(3));
}
