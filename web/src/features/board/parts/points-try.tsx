import { useState } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { marketBounds } from '#domain/market-bounds.ts';
import { SCORING_OPTION_SETS } from '#domain/scoring-options.ts';
import { brand } from '#lib/brand.ts';
import { formatNumber, formatShare } from '#lib/format.ts';
import { isMessageKey, locale, t } from '#lib/i18n.ts';
import { MoneyField } from '#ui/money-field.tsx';
import { Slider } from '#ui/slider.tsx';
import { Table } from '#ui/table.tsx';
import { examplePriceMinor, MISSES, pointsOf, USUAL, type PointsRule } from '../points-of.ts';
import { LEAST_MISS, MOST_MISS, PointsCurve } from './points-curve.tsx';
import '../points-try.css';

/** So many homes in a row pay the most that a streak can pay. */
const LONGEST_STREAK =
  SCORING_OPTION_SETS.streaks.streakBonus.atMost / SCORING_OPTION_SETS.streaks.streakBonus.perRound;

/** A price, a guess, and what it earns: by one rule, and beside it by the usual one. */
export function PointsTry({ rule }: { readonly rule: PointsRule }) {
  const { currency } = brand();
  const [priceMinor, setPriceMinor] = useState<number | null>(() => examplePriceMinor(currency));
  const [miss, setMiss] = useState(-10);
  const [streak, setStreak] = useState(2);
  const price = priceMinor ?? examplePriceMinor(currency);
  const streakBefore = rule.options.includes('streaks') ? streak : 0;
  const said = missText(miss);
  const rows = MISSES.map((percent) => ({
    percent,
    points: pointsOf(rule, price, percent, streakBefore),
    usual: pointsOf(USUAL, price, percent, 0),
  }));
  return (
    <div className="points-try">
      <MoneyField
        label={t('points.price')}
        valueMinor={priceMinor}
        currency={currency}
        locale={locale()}
        bounds={marketBounds(currency, 'asking') ?? undefined}
        onChange={setPriceMinor}
        refusalText={(code, range) => {
          const key = `refusal.${code}`;
          const values = { min: range?.min ?? '', max: range?.max ?? '', currency };
          return t(isMessageKey(key) ? key : 'refusal.amount_not_a_number', values);
        }}
      />
      <PointsCurve rule={rule} price={price} miss={miss} streakBefore={streakBefore} onMiss={setMiss} />
      <Slider
        label={t('points.miss')}
        value={miss}
        min={LEAST_MISS}
        max={MOST_MISS}
        step={1}
        valueText={said}
        onChange={({ currentTarget }) => setMiss(Number(currentTarget.value))}
      />
      {rule.options.includes('streaks') ? (
        <Slider
          label={t('points.streak')}
          value={streak}
          min={0}
          max={LONGEST_STREAK + 2}
          valueText={formatNumber(streak)}
          onChange={({ currentTarget }) => setStreak(Number(currentTarget.value))}
        />
      ) : null}
      <p role="status" className="points-outcome">
        {t('points.outcome', {
          guess: formatMoney(Math.round(price * (1 + miss / 100)), currency, locale()),
          points: formatNumber(pointsOf(rule, price, miss, streakBefore)),
          usual: formatNumber(pointsOf(USUAL, price, miss, 0)),
        })}
      </p>
      <Table
        caption={t('points.caption')}
        rows={rows}
        rowKey={({ percent }) => String(percent)}
        columns={[
          {
            id: 'miss',
            header: t('points.miss'),
            value: ({ percent }) => percent,
            cell: ({ percent }) => missText(percent),
            isRowHead: true,
          },
          {
            id: 'points',
            header: t('points.here'),
            value: ({ points }) => points,
            cell: ({ points }) => formatNumber(points),
            align: 'end',
          },
          {
            id: 'usual',
            header: t('points.usual'),
            value: ({ usual }) => usual,
            cell: ({ usual }) => formatNumber(usual),
            align: 'end',
          },
        ]}
      />
    </div>
  );
}

function missText(percent: number): string {
  const share = formatShare(Math.abs(percent) / 100);
  if (percent === 0) return t('points.exact');
  return t(percent < 0 ? 'points.below' : 'points.above', { share });
}
