import { draftRules, type DraftRules } from '#wire/drafts.ts';
import { HIDEABLE_FACTS } from '#domain/clues.ts';
import { clueName } from '#kit/homes/home-field-name.ts';
import { CURRENCIES } from '#domain/currencies.ts';
import { FAMILIES, type Family } from '#domain/families.ts';
import { formatMoney } from '#domain/format-money.ts';
import { marketBounds } from '#domain/market-bounds.ts';
import { BUILT_MODES, isBuiltMode, modeOptions, RUN_LENGTHS } from '#domain/modes.ts';
import { locale, t } from '#lib/i18n.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { FormChecks } from '#kit/form/form-checks.tsx';
import { BoardField } from '#kit/games/rules/board-field.tsx';
import { HintsFieldset } from '#kit/games/rules/hints-fieldset.tsx';
import { RoundsFields } from '#kit/games/rules/rounds-fields.tsx';
import { ScoringFields } from '#kit/games/rules/scoring-fields.tsx';
import { modeSentence } from '#kit/games/mode-sentence.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useBuilder } from '../builder-context.ts';
import { BoundsField } from './bounds-field.tsx';
import { RegionsField } from './regions-field.tsx';
import { ScoringOptionsField } from './scoring-options-field.tsx';

/** How the game is played. Every choice has a sound start, so nothing here must be touched. */
export function RulesStep({ onNext }: { readonly onNext?: (() => void) | undefined }) {
  const { document, change, judged } = useBuilder();
  const { rules, currency, family } = document;
  const set = (next: Partial<DraftRules>) => change((old) => ({ ...old, rules: { ...old.rules, ...next } }));
  const field = bindFields(draftRules, rules, (name, value) => set({ [name]: value }));
  const inGame = judged.filter(({ isIn }) => isIn).length;
  const row: Family = FAMILIES[family];
  const market = marketBounds(currency, 'asking');
  const mode = modeOptions(rules.mode);
  const money = (minor: number) => formatMoney(minor, currency, locale());
  return (
    <div className="builder-step builder-rules">
      <fieldset>
        <legend>{t('builder.rounds')}</legend>
        <div className="builder-fields">
          <RoundsFields
            rounds={field('rounds')}
            order={field('order')}
            roundSeconds={field('roundSeconds')}
            mode={mode}
            homes={inGame}
          />
        </div>
        <div className="builder-actions">
          {(['quick', 'standard', 'marathon'] as const).map((length) => (
            <Button
              key={length}
              size="small"
              kind="quiet"
              onClick={() => set({ rounds: RUN_LENGTHS[length] })}
            >
              {t(`builder.length.${length}`)}
            </Button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('builder.scoring')}</legend>
        <div className="builder-fields">
          <Select
            label={t('builder.mode')}
            hint={modeSentence(mode) ?? t('mode.classic')}
            value={isBuiltMode(rules.mode) ? rules.mode : 'classic'}
            options={BUILT_MODES.map((value) => ({ value, label: t(`builder.mode.${value}`) }))}
            onChange={({ currentTarget: { value } }) => set({ mode: isBuiltMode(value) ? value : 'classic' })}
          />
          <ScoringFields formula={field('formula')} difficulty={field('difficulty')} />
          {family === 'ultima' ? (
            <Stepper
              label={t('builder.missLimit')}
              hint={t('builder.missLimit.hint')}
              value={rules.missLimitPercent ?? 25}
              min={5}
              max={200}
              step={5}
              labels={{ less: t('builder.less'), more: t('builder.more') }}
              onChange={(missLimitPercent) => set({ missLimitPercent })}
            />
          ) : null}
        </div>
        <ScoringOptionsField />
        {row.hasLeaderboard ? <BoardField hasLeaderboard={field('hasLeaderboard')} mode={mode} /> : null}
      </fieldset>
      <HintsFieldset hints={field('hints')} mode={mode} />
      {mode.showsFacts === false ? null : (
        <fieldset>
          <legend>{t('builder.clues')}</legend>
          <p className="muted">{t('builder.clues.help')}</p>
          <FormChecks
            {...field('hiddenFacts')}
            isTurned
            options={HIDEABLE_FACTS.map((value) => ({ value, label: clueName(value) }))}
          />
        </fieldset>
      )}
      <fieldset>
        <legend>{t('builder.market')}</legend>
        <div className="builder-fields">
          <Select
            label={t('builder.currency')}
            hint={t('builder.currency.hint')}
            value={currency}
            options={CURRENCIES.map(({ code }) => ({ value: code, label: code }))}
            onChange={({ currentTarget: { value } }) =>
              change((old) => ({ ...old, currency: value, rules: { ...old.rules, bounds: null } }))
            }
          />
        </div>
        {market ? (
          <p className="muted">
            {t('builder.range', { min: money(market.minMinor), max: money(market.maxMinor) })}
          </p>
        ) : null}
        <BoundsField />
        <RegionsField />
      </fieldset>
      {onNext ? (
        <div className="builder-next">
          <Button kind="primary" onClick={onNext}>
            {t('builder.next.publish')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
