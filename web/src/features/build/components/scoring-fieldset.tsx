import { FAMILIES, type Family } from '#domain/families.ts';
import { BUILT_MODES, isBuiltMode } from '#domain/modes.ts';
import { t } from '#lib/i18n.ts';
import { BoardField } from '#kit/games/rules/board-field.tsx';
import { ScoringFields } from '#kit/games/rules/scoring-fields.tsx';
import { modeSentence } from '#kit/games/mode-sentence.ts';
import { Select } from '#ui/select.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useBuilder } from '../builder-context.ts';
import { useRules } from '../use-rules.ts';
import { ScoringOptionsField } from './scoring-options-field.tsx';

/** The mode, and what a guess is worth. */
export function ScoringFieldset() {
  const { family } = useBuilder().document;
  const { rules, mode, set, field } = useRules();
  const row: Family = FAMILIES[family];
  return (
    <fieldset>
      <legend>{t('rules.scoring')}</legend>
      <div className="builder-fields">
        <Select
          label={t('builder.mode')}
          hint={modeSentence(mode) ?? t('mode.classic')}
          value={isBuiltMode(rules.mode) ? rules.mode : 'classic'}
          options={BUILT_MODES.map((value) => ({ value, label: t(`way.${value}`) }))}
          onChange={({ currentTarget: { value } }) => set({ mode: isBuiltMode(value) ? value : 'classic' })}
        />
        <ScoringFields formula={field('formula')} difficulty={mode.isHard ? null : field('difficulty')} />
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
  );
}
