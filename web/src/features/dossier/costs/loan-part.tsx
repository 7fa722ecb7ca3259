import { useMemo } from 'react';
import { toMajor } from '#domain/money.ts';
import { formatNumber } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { ChartFigure } from '#kit/charts/chart-figure.tsx';
import { priceAxes, sayPrice } from '#kit/charts/chart-words.ts';
import type { ChartPlot } from '#ui/chart-plot.ts';
import type { LoanLack, ReckonedLoan } from './reckon-loan.ts';

interface LoanPartProps {
  readonly told: ReckonedLoan | LoanLack;
  readonly currency: string;
}

/** What the loan costs: each month, with a point more, in all, and what is still owed year by year. */
export function LoanPart({ told, currency }: LoanPartProps) {
  return (
    <div className="home-cost">
      <h3>{t('dossierGuide.cost.mortgage')}</h3>
      <div role="status">
        {typeof told === 'string' ? (
          <p>{t(`dossierOverview.loanLacks.${told}`)}</p>
        ) : (
          <Reckoned told={told} currency={currency} />
        )}
      </div>
      {typeof told === 'string' ? null : <Balance told={told} currency={currency} />}
    </div>
  );
}

function Reckoned({ told, currency }: { readonly told: ReckonedLoan; readonly currency: string }) {
  const money = (minor: number) => sayPrice(minor, currency);
  const { monthlyMinor, riseMinor, totalInterestMinor, leftMinor, saved, loan } = told;
  return (
    <dl className="home-figures">
      <div>
        <dt>{t('dossierOverview.monthly')}</dt>
        <dd>{money(monthlyMinor)}</dd>
        <dd>{t('dossierOverview.ofLoan', { amount: money(loan.amountMinor) })}</dd>
      </div>
      <div>
        <dt>{t('dossierOverview.onePoint')}</dt>
        <dd>{money(monthlyMinor + riseMinor)}</dd>
        <dd>{t('dossierOverview.onePointMore', { amount: money(riseMinor) })}</dd>
      </div>
      <div>
        <dt>{t('dossierOverview.interest')}</dt>
        <dd>{money(totalInterestMinor)}</dd>
        <dd>
          {leftMinor > 0
            ? t('dossierOverview.left', { amount: money(leftMinor) })
            : t('dossierOverview.paidOff', { time: sayMonths(told.months) })}
        </dd>
      </div>
      {saved === null ? null : (
        <div>
          <dt>{t('dossierOverview.saved')}</dt>
          <dd>{money(saved.interestMinor)}</dd>
          <dd>{t('dossierOverview.savedTime', { time: sayMonths(saved.months) })}</dd>
        </div>
      )}
    </dl>
  );
}

/** Months as people say them: "24 years and 3 months". */
function sayMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    years > 0 ? plural('dossierOverview.yearCount', years) : '',
    rest > 0 || years === 0 ? plural('dossierOverview.monthCount', rest) : '',
  ].filter((part) => part !== '');
  return parts.join(t('dossierOverview.and'));
}

function Balance({
  told: { balances, loan },
  currency,
}: {
  readonly told: ReckonedLoan;
  readonly currency: string;
}) {
  const axes = useMemo(
    () => ({ ...priceAxes(currency, t('dossierOverview.year')), y: t('dossierOverview.owed') }),
    [currency],
  );
  const owed = balances.join(' ');
  const plot = useMemo<ChartPlot>(() => {
    const values = owed.split(' ').map((minor) => toMajor(Number(minor), currency));
    return {
      kind: 'line',
      places: values.map((_, year) => formatNumber(year)),
      series: [{ name: t('dossierOverview.owed'), values }],
    };
  }, [owed, currency]);
  const half = balances.findIndex((minor) => minor * 2 <= loan.amountMinor);
  return (
    <details className="dossier-ready">
      <summary>{t('dossierOverview.balance')}</summary>
      <ChartFigure
        headingLevel={3}
        title={t('dossierOverview.balance')}
        answer={
          half < 0
            ? t('dossierOverview.balanceStays')
            : t('dossierOverview.balanceHalf', { time: plural('dossierOverview.yearCount', half) })
        }
        plot={plot}
        axes={axes}
        note={t('dossierOverview.balanceNote')}
        fileName="mortgage"
      />
    </details>
  );
}
