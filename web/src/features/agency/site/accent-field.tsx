import { useState } from 'react';
import { parseHex } from '#domain/theme/color.ts';
import { t } from '#lib/i18n.ts';
import { Field } from '#ui/field.tsx';

interface AccentFieldProps {
  readonly label: string;
  /** `#rrggbb` */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The brand's own colour, typed or picked. */
export function AccentField({ label, value, onChange }: AccentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  const isColor = /^#[\da-f]{6}$/i.test(text) && parseHex(text) !== null;
  const take = (next: string) => {
    setTyped(next);
    if (/^#[\da-f]{6}$/i.test(next)) onChange(next.toLowerCase());
  };
  return (
    <Field
      label={label}
      hint={t('agencySite.look.accentHint')}
      error={isColor ? undefined : t('agencySite.look.accentFault')}
    >
      {(control) => (
        <span className="site-row">
          <input
            {...control}
            className="ui-input"
            value={text}
            maxLength={7}
            spellCheck={false}
            onBlur={() => setTyped(null)}
            onChange={(event) => take(event.currentTarget.value)}
          />
          <input
            type="color"
            aria-label={t('agencySite.look.accentPick')}
            value={value}
            onChange={(event) => take(event.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  );
}
