import type { DraftRules } from '#wire/drafts.ts';
import { HIDEABLE_FACTS } from '#domain/clues.ts';
import { clueName } from '#kit/homes/home-field-name.ts';
import { CURRENCIES } from '#domain/currencies.ts';
import { FAMILIES, type Family } from '#domain/families.ts';
import { formatMoney } from '#domain/format-money.ts';
import { HINTS } from '#domain/hints.ts';
import { marketBounds } from '#domain/market-bounds.ts';
import { BUILT_MODES, isBuiltMode, MAX_GAME_LISTINGS, modeOptions, RUN_LENGTHS } from '#domain/modes.ts';
import { DIFFICULTIES, FORMULAS } from '#domain/scoring.ts';
import { formatShare } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { modeSentence } from '#kit/games/mode-sentence.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useBuilder } from '../builder-context.ts';
import { BoundsField } from './bounds-field.tsx';
import { RegionsField } from './regions-field.tsx';
import { ScoringOptionsField } from './scoring-options-field.tsx';

const TIMES = [null, 20, 30, 45, 60, 90, 120, 300] as const;

/** How the game is played. Every choice has a sound start, so nothing here must be touched. */
export function RulesStep({ onNext }: { readonly onNext?: (() => void) | undefined }) {
  const { document, change, judged } = useBuilder();
  const { rules, currency, family } = document;
  const set = (next: Partial<DraftRules>) => change((old) => ({ ...old, rules: { ...old.rules, ...next } }));
  const inGame = judged.filter(({ isIn }) => isIn).length;
  const row: Family = FAMILIES[family];
  const market = marketBounds(currency, 'asking');
  const mode = modeOptions(rules.mode);
  // What the mode says is not asked for: a choice that changes nothing would be an empty promise.
  const hasOwnTime = mode.roundSeconds === undefined;
  const hasHints = mode.hasHints !== false && mode.showsFacts !== false;
  const hasBoard = mode.isRanked !== false && !mode.isClassroom;
  const money = (minor: number) => formatMoney(minor, currency, locale());
  return (
    <div className="builder-step builder-rules">
      <fieldset>
        <legend>{t('builder.rounds')}</legend>
        <div className="builder-fields">
          <Stepper
            label={t('builder.rounds.count')}
            hint={
              inGame > 0 && inGame < rules.rounds
                ? t('builder.rounds.fewer', { count: inGame })
                : t('builder.rounds.hint')
            }
            value={rules.rounds}
            min={1}
            max={MAX_GAME_LISTINGS}
            labels={{ less: t('builder.less'), more: t('builder.more') }}
            onChange={(rounds) => set({ rounds })}
          />
          <Select
            label={t('builder.order')}
            value={rules.order}
            options={(['fixed', 'random'] as const).map((value) => ({
              value,
              label: t(`builder.order.${value}`),
            }))}
            onChange={({ currentTarget: { value } }) =>
              set({ order: value === 'random' ? 'random' : 'fixed' })
            }
          />
          <Select
            label={t('builder.time')}
            value={String((hasOwnTime ? rules.roundSeconds : mode.roundSeconds) ?? '')}
            disabled={!hasOwnTime}
            {...(!hasOwnTime && { hint: t('builder.mode.sets') })}
            options={withOwn(TIMES, hasOwnTime ? rules.roundSeconds : (mode.roundSeconds ?? null)).map(
              (seconds) => ({
                value: String(seconds ?? ''),
                label: seconds === null ? t('builder.time.none') : t('builder.time.seconds', { seconds }),
              }),
            )}
            onChange={({ currentTarget: { value } }) =>
              set({ roundSeconds: value === '' ? null : Number(value) })
            }
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
          <Select
            label={t('builder.formula')}
            value={rules.formula}
            hint={t(`builder.formula.${rules.formula}.hint`)}
            options={FORMULAS.map((value) => ({ value, label: t(`builder.formula.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              set({ formula: FORMULAS.find((one) => one === value) ?? 'log_ratio' })
            }
          />
          <Select
            label={t('builder.difficulty')}
            hint={t(
              rules.formula === 'log_ratio' ? 'builder.difficulty.hint' : 'builder.difficulty.noMatter',
            )}
            value={rules.difficulty}
            options={DIFFICULTIES.map((value) => ({ value, label: t(`builder.difficulty.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              set({ difficulty: DIFFICULTIES.find((one) => one === value) ?? 'normal' })
            }
          />
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
        {row.hasLeaderboard && hasBoard ? (
          <Checkbox
            label={t('builder.leaderboard')}
            hint={t('builder.leaderboard.hint')}
            checked={rules.hasLeaderboard}
            onChange={({ currentTarget: { checked } }) => set({ hasLeaderboard: checked })}
          />
        ) : null}
      </fieldset>
      {hasHints ? (
        <fieldset>
          <legend>{t('builder.hints')}</legend>
          <p className="muted">{t('builder.hints.help')}</p>
          <div className="builder-checks">
            {HINTS.map(({ kind, multiplier }) => (
              <Checkbox
                key={kind}
                label={t(`builder.hint.${kind}`)}
                hint={t('builder.hints.costs', { share: formatShare(1 - multiplier) })}
                checked={rules.hints.includes(kind)}
                onChange={({ currentTarget: { checked } }) =>
                  set({
                    hints: HINTS.map((hint) => hint.kind).filter((one) =>
                      one === kind ? checked : rules.hints.includes(one),
                    ),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      {mode.showsFacts === false ? null : (
        <fieldset>
          <legend>{t('builder.clues')}</legend>
          <p className="muted">{t('builder.clues.help')}</p>
          <div className="builder-checks">
            {HIDEABLE_FACTS.map((clue) => (
              <Checkbox
                key={clue}
                label={clueName(clue)}
                checked={!rules.hiddenFacts.includes(clue)}
                onChange={({ currentTarget: { checked } }) =>
                  set({
                    hiddenFacts: HIDEABLE_FACTS.filter((one) =>
                      one === clue ? !checked : rules.hiddenFacts.includes(one),
                    ),
                  })
                }
              />
            ))}
          </div>
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

function withOwn<T>(choices: readonly T[], own: T): readonly T[] {
  return choices.includes(own) ? choices : [...choices, own];
}
