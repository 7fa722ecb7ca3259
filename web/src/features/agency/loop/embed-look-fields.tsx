import { useState } from 'react';
import { EMBED_KNOBS } from '#domain/theme/embed-knobs.ts';
import { t, type MessageKey } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { EmbedLook } from './embed-snippet.ts';

interface EmbedLookFieldsProps {
  readonly look: EmbedLook;
  readonly onChange: (look: EmbedLook) => void;
}

const IS_COLOR = /^#[\da-f]{6}$/i;

/** How the frame looks beside its brand: each knob may stay as the brand has it. */
export function EmbedLookFields({ look, onChange }: EmbedLookFieldsProps) {
  const [accent, setAccent] = useState(look.accent ?? '');
  const isRight = accent === '' || IS_COLOR.test(accent);
  return (
    <>
      {EMBED_KNOBS.map(({ name, knob, values }) => (
        <Select
          key={name}
          label={t(`agencySite.look.${knob}`)}
          value={look[name] ?? ''}
          options={[
            { value: '', label: t('agencyLoop.embed.asBrand') },
            ...values.map((value) => ({ value, label: t(`agencySite.look.${knob}.${value}` as MessageKey) })),
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ ...look, [name]: value })}
        />
      ))}
      <TextField
        label={t('agencySite.look.accent')}
        hint={t('agencyLoop.embed.accentHint')}
        error={isRight ? undefined : t('agencySite.look.accentFault')}
        value={accent}
        maxLength={7}
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => {
          setAccent(value);
          onChange({ ...look, accent: IS_COLOR.test(value) ? value.toLowerCase() : '' });
        }}
      />
    </>
  );
}
