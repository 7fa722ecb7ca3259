import { draftRules } from '#wire/drafts.ts';
import { fitsFormula, SCORING_OPTION_KEYS } from '#domain/scoring-options.ts';
import { formatMoney } from '#domain/format-money.ts';
import { defaultAbsoluteLimitMinor, marketBounds } from '#domain/market-bounds.ts';
import { optionsOfRules } from '#domain/modes.ts';
import { locale, t } from '#lib/i18n.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { bindFields } from '#kit/form/bind-fields.ts';
import { FormMoney } from '#kit/form/form-money.tsx';
import { useBuilder } from '../builder-context.ts';
import { ScoringExample } from './scoring-example.tsx';

/** What a game adds to its formula, each with a sentence, and what a guess then earns. */
export function ScoringOptionsField() {
  const { document, change } = useBuilder();
  const { rules, currency } = document;
  const set = (next: Partial<typeof rules>) =>
    change((old) => ({ ...old, rules: { ...old.rules, ...next } }));
  const field = bindFields(draftRules, rules, (name, value) => set({ [name]: value }));
  const mode = optionsOfRules(rules);
  const isRange = mode.isRange === true;
  const isUntimed = (mode.roundSeconds === undefined ? rules.roundSeconds : mode.roundSeconds) === null;
  return (
    <>
      <details className="builder-fold" open={rules.scoringOptions.length > 0 || undefined}>
        <summary>{t('builder.scoringMore')}</summary>
        {isRange ? <p className="muted">{t('builder.scoringMore.range')}</p> : null}
        {rules.formula === 'absolute_error' ? (
          <FormMoney
            {...field('absoluteLimitMinor')}
            label={t('builder.absoluteLimit')}
            hint={t('builder.absoluteLimit.hint', {
              amount: formatMoney(defaultAbsoluteLimitMinor(currency), currency, locale()),
            })}
            currency={currency}
            bounds={marketBounds(currency, 'asking') ?? undefined}
          />
        ) : null}
        {SCORING_OPTION_KEYS.map((key) => {
          const fits = fitsFormula(key, rules.formula) && !isRange;
          return (
            <Checkbox
              key={key}
              label={t(`builder.scoringOption.${key}`)}
              hint={
                !fits && !isRange
                  ? t('builder.scoringOption.notForMoney')
                  : key === 'time-bonus' && isUntimed
                    ? t('builder.scoringOption.needsTime')
                    : t(`builder.scoringOption.${key}.hint`)
              }
              disabled={!fits}
              checked={fits && rules.scoringOptions.includes(key)}
              onChange={({ currentTarget: { checked } }) =>
                set({
                  scoringOptions: SCORING_OPTION_KEYS.filter((one) =>
                    one === key ? checked : rules.scoringOptions.includes(one),
                  ),
                })
              }
            />
          );
        })}
      </details>
      {isRange ? null : <ScoringExample rules={rules} currency={currency} />}
    </>
  );
}
