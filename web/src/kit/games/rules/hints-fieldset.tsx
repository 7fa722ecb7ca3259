import { HINTS, type HintKind } from '#domain/hints.ts';
import type { ModeOptions } from '#domain/modes.ts';
import { formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import type { FieldBinding } from '#kit/form/field-binding.ts';
import { FormChecks } from '#kit/form/form-checks.tsx';

interface HintsFieldsetProps {
  readonly hints: FieldBinding<HintKind[]>;
  readonly mode: ModeOptions;
  readonly isFixed?: boolean;
}

/** What players may buy for a share of a round's points. A mode without hints asks for none. */
export function HintsFieldset({ hints, mode, isFixed = false }: HintsFieldsetProps) {
  if (mode.hasHints === false || mode.showsFacts === false) return null;
  return (
    <fieldset disabled={isFixed}>
      <legend>{t('rules.hints')}</legend>
      <p className="muted">{t('rules.hints.help')}</p>
      <FormChecks
        {...hints}
        options={HINTS.map(({ kind, multiplier }) => ({
          value: kind,
          label: t(`rules.hint.${kind}`),
          hint: t('rules.hints.costs', { share: formatShare(1 - multiplier) }),
        }))}
      />
    </fieldset>
  );
}
