import { useState, type SubmitEvent } from 'react';
import { MAX_PAGE_CHARACTERS } from '#functions/import-listing/contract.ts';
import { decodePage } from '#functions/_shared/reader/texts/decode-text.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';

interface RefreshPageProps {
  readonly isBusy: boolean;
  readonly onPage: (html: string) => void;
}

/** The way that always works: somebody opens the listing and brings its page, saved or as source. */
export function RefreshPage({ isBusy, onPage }: RefreshPageProps) {
  const [html, setHtml] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const bring = (source: string) => {
    const isTooLong = source.length > MAX_PAGE_CHARACTERS;
    const isEmpty = source.trim() === '';
    setWrong(isEmpty ? t('builder.page.empty') : isTooLong ? t('importReason.too_large') : null);
    if (!isEmpty && !isTooLong) onPage(source);
  };
  return (
    <form
      className="refresh-page"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        bring(html);
      }}
    >
      <p>{t('builder.page.how')}</p>
      <FileDrop
        label={t('builder.page.drop')}
        accept=".html,.htm,.mhtml,text/html"
        isMultiple={false}
        onFiles={(files) => {
          void files[0]?.arrayBuffer().then((bytes) => bring(decodePage(new Uint8Array(bytes))));
        }}
      />
      <Field label={t('builder.page.source')} error={wrong}>
        {(control) => (
          <textarea
            {...control}
            className="ui-input"
            rows={4}
            spellCheck={false}
            value={html}
            onChange={({ currentTarget: { value } }) => setHtml(value)}
          />
        )}
      </Field>
      <Button type="submit" isBusy={isBusy}>
        {t('builder.page.read')}
      </Button>
    </form>
  );
}
