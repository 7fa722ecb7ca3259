import { useEffect, useRef } from 'react';
import { t } from '#lib/i18n.ts';

/** A text that could not be copied for the player: shown and selected, one key press from the clipboard. */
export function ManualCopy({ text }: { readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <textarea
      ref={field}
      className="ui-input"
      readOnly
      rows={Math.min(8, text.split('\n').length + 1)}
      value={text}
      aria-label={t('share.manual')}
      onFocus={(event) => event.target.select()}
    />
  );
}
