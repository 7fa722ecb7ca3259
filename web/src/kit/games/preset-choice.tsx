import { t } from '#lib/i18n.ts';
import { TextField } from '#ui/text-field.tsx';

interface PresetChoiceProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** The code of a preset by which a player plays this game, as practice; without one it is played as its host made it. */
export function PresetChoice({ value, onChange }: PresetChoiceProps) {
  return (
    <TextField
      label={t('start.preset')}
      hint={t('start.presetHelp')}
      optional={t('form.optional')}
      value={value}
      maxLength={20}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
