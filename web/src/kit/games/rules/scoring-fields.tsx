import { DIFFICULTIES, FORMULAS, type Difficulty, type Formula } from '#domain/scoring.ts';
import { t } from '#lib/i18n.ts';
import type { FieldBinding } from '#kit/form/field-binding.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';

interface ScoringFieldsProps {
  readonly formula: FieldBinding<Formula>;
  /** null where the game says itself that it is hard */
  readonly difficulty: FieldBinding<Difficulty> | null;
  readonly isFixed?: boolean;
}

/** What points are given for, and how steeply they fall. */
export function ScoringFields({ formula, difficulty, isFixed = false }: ScoringFieldsProps) {
  return (
    <>
      <FormChoice
        {...formula}
        label={t('rules.formula')}
        hint={t(`rules.formula.${formula.value}.hint`)}
        isDisabled={isFixed}
        options={FORMULAS.map((value) => ({ value, label: t(`rules.formula.${value}`) }))}
      />
      {difficulty ? (
        <FormChoice
          {...difficulty}
          label={t('rules.difficulty')}
          hint={t(formula.value === 'log_ratio' ? 'rules.difficulty.hint' : 'rules.difficulty.noMatter')}
          isDisabled={isFixed}
          options={DIFFICULTIES.map((value) => ({ value, label: t(`rules.difficulty.${value}`) }))}
        />
      ) : null}
    </>
  );
}
