import type { DraftRules } from '#wire/drafts.ts';
import { formatMoney } from '#domain/format-money.ts';
import { optionsOfRules } from '#domain/modes.ts';
import { toMinor } from '#domain/money.ts';
import { defaultAbsoluteLimitMinor, priceScale } from '#domain/market-bounds.ts';
import { difficultyIn } from '#domain/presentations.ts';
import { formatNumber } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { EXAMPLE_STREAK, examplePoints } from '../draft/example-points.ts';

/** A home that nobody offers: the example must tell nothing about the homes of the game. */
const POUNDS_MAJOR = 300_000;

interface ScoringExampleProps {
  readonly rules: DraftRules;
  readonly currency: string;
}

/** What a guess that is a tenth off earns by the rules as they stand. */
export function ScoringExample({ rules, currency }: ScoringExampleProps) {
  const priceMinor = toMinor(POUNDS_MAJOR * priceScale(currency), currency);
  const money = (share: number) => formatMoney(Math.round(priceMinor * share), currency, locale());
  const { over, under, most } = examplePoints(
    {
      ...rules,
      difficulty: difficultyIn(optionsOfRules(rules), rules.difficulty),
      absoluteLimitMinor: rules.absoluteLimitMinor ?? defaultAbsoluteLimitMinor(currency),
    },
    priceMinor,
  );
  return (
    <div className="builder-example" role="status">
      <p>
        {t('builder.example', {
          price: money(1),
          over: money(1.1),
          overPoints: formatNumber(over),
          under: money(0.9),
          underPoints: formatNumber(under),
          most: formatNumber(most),
        })}
      </p>
      {rules.scoringOptions.includes('streaks') && rules.formula !== 'absolute_error' ? (
        <p className="muted">{t('builder.example.streak', { count: EXAMPLE_STREAK })}</p>
      ) : null}
      {rules.scoringOptions.includes('time-bonus') && rules.roundSeconds !== null ? (
        <p className="muted">{t('builder.example.time')}</p>
      ) : null}
    </div>
  );
}
