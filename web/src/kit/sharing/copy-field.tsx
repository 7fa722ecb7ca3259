import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

interface CopyFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
}

/** A text to be taken elsewhere, by its button or by hand. */
export function CopyField({ label, hint, text }: CopyFieldProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    // No clipboard on pages without https: the field is there to be copied by hand.
    await navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <div className="share-copy">
      <Field label={label} hint={hint}>
        {(control) => (
          <textarea
            {...control}
            className="ui-input"
            readOnly
            rows={text.length > 90 ? 4 : 1}
            value={text}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <Button size="small" onClick={() => void copy()} aria-label={t('sharing.copyOne', { what: label })}>
        {t(isCopied ? 'sharing.copied' : 'sharing.copy')}
      </Button>
    </div>
  );
}
