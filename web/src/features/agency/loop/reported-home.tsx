import type { CrowdReportHome } from '#wire/crowd-reports.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatNumber, formatPercent, formatWeek } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { CrowdDistribution } from '#kit/games/crowd-distribution.tsx';
import { crowdSpread } from '#kit/games/crowd-spread.ts';
import { GameCover } from '#kit/games/game-cover.tsx';
import { TrendLine } from '#ui/trend-line.tsx';

interface ReportedHomeProps {
  readonly home: CrowdReportHome;
  readonly currency: string;
}

/** What was said of one home: the sentence, the figures beside what is known of its price, who said it, and when. */
export function ReportedHome({ home, currency }: ReportedHomeProps) {
  const { crowd, photo, town, district, experience, quotes, trend } = home;
  const spread = crowdSpread(crowd);
  const money = (minor: number) => formatMoney(minor, currency, locale());
  return (
    <>
      <section className="crowd-report-home">
        {photo ? (
          <div className="crowd-report-photo">
            <GameCover photo={photo} sizes="24rem" isDecorative />
          </div>
        ) : null}
        <div>
          <p className="muted">{[town, district].filter(Boolean).join(' ')}</p>
          <p className="crowd-report-headline ui-display">
            {spread
              ? t('agencyLoop.report.headline', {
                  count: formatNumber(crowd.count),
                  low: money(spread.q1Minor),
                  high: money(spread.q3Minor),
                  median: money(spread.medianMinor),
                })
              : crowd.count < 5
                ? plural('agencyLoop.report.few', crowd.count)
                : t('agencyLoop.report.closed')}
          </p>
        </div>
      </section>
      {spread ? (
        <>
          <Beside home={home} medianMinor={spread.medianMinor} money={money} />
          <CrowdDistribution crowd={crowd} price={home.price} own={null} currency={currency} />
        </>
      ) : null}
      {spread && experience.length > 0 ? (
        <section className="crowd-report-part crowd-report-second">
          <h2>{t('agencyLoop.report.experience')}</h2>
          <table className="crowd-report-table">
            <thead>
              <tr>
                <th scope="col">{t('agencyLoop.report.experience')}</th>
                <th scope="col">{t('agencyLoop.report.experience.guesses')}</th>
                <th scope="col">{t('agencyLoop.report.figure.median')}</th>
              </tr>
            </thead>
            <tbody>
              {(['new', 'some', 'much'] as const).map((kind) => {
                const found = experience.find((one) => one.experience === kind);
                return (
                  <tr key={kind}>
                    <th scope="row">{t(`agencyLoop.report.experience.${kind}`)}</th>
                    <td>{formatNumber(found?.count ?? 0)}</td>
                    <td>{found && found.medianMinor !== null ? money(round(found.medianMinor)) : '–'}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      ) : null}
      {trend.length > 1 ? (
        <TrendLine
          title={t('agencyLoop.report.trend')}
          summary={trend
            .map(({ weekOn, medianMinor }) => `${formatWeek(weekOn)}: ${money(round(medianMinor))}`)
            .join('; ')}
          points={trend.map(({ weekOn, medianMinor }) => ({
            label: formatWeek(weekOn),
            value: round(medianMinor),
          }))}
          level={home.price && { label: t('agencyLoop.report.figure.asking'), value: home.price.amountMinor }}
          format={money}
        />
      ) : null}
      {quotes.length === 0 ? null : (
        <section className="crowd-report-part">
          <h2>{t('agencyLoop.report.quotes')}</h2>
          {quotes.map((words, place) => (
            <blockquote key={`${place}-${words.slice(0, 20)}`}>{words}</blockquote>
          ))}
        </section>
      )}
    </>
  );
}

interface BesideProps {
  readonly home: CrowdReportHome;
  readonly medianMinor: number;
  readonly money: (minor: number) => string;
}

/** The middle guess beside what was asked, paid and valued, as far as it is known. */
function Beside({ home, medianMinor, money }: BesideProps) {
  const { askingMinor, soldMinor, valuation, abovePercent, crowd } = home;
  const spread = crowdSpread(crowd);
  const known = [
    ['asking', askingMinor],
    ['valuation', valuation?.estimateMinor ?? null],
    ['sold', soldMinor],
  ] as const;
  return (
    <dl className="crowd-report-figures">
      <Figure label={t('agencyLoop.report.figure.median')} value={money(medianMinor)} />
      {spread ? (
        <Figure
          label={t('agencyLoop.report.figure.spread')}
          value={`± ${formatPercent(((spread.q3Minor - spread.q1Minor) / 2 / medianMinor) * 100)}`}
        />
      ) : null}
      {known.map(([kind, minor]) =>
        minor === null ? null : (
          <Figure
            key={kind}
            label={t(`agencyLoop.report.figure.${kind}`)}
            value={money(minor)}
            note={against(medianMinor, minor)}
          />
        ),
      )}
      {abovePercent === null ? null : (
        <Figure
          label={t('agencyLoop.report.figure.above')}
          value={`${formatNumber(Math.round((abovePercent * crowd.count) / 100))} / ${formatNumber(crowd.count)}`}
        />
      )}
    </dl>
  );
}

function Figure({
  label,
  value,
  note,
}: {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="ui-display">{value}</dd>
      {note === undefined ? null : (
        <dd className="muted">
          {t('agencyLoop.report.figure.median')}: {note}
        </dd>
      )}
    </div>
  );
}

/** How the middle guess lies against an amount. */
function against(medianMinor: number, minor: number): string {
  const share = medianMinor / minor - 1;
  if (Math.abs(share) < 0.005) return t('agencyLoop.report.against.even');
  return t(share > 0 ? 'agencyLoop.report.against.over' : 'agencyLoop.report.against.under', {
    percent: formatPercent(Math.abs(share) * 100),
  });
}

/** Three digits, as the crowd's figures have everywhere. */
function round(minor: number): number {
  return Number(minor.toPrecision(3));
}
