import { useState, type ReactNode, type SubmitEvent } from 'react';
import { decodePage } from '#functions/_shared/reader/texts/decode-text.ts';
import { t } from '#lib/i18n.ts';
import { Field } from '#ui/field.tsx';
import { reasonText } from './reason-text.ts';
import { FileDrop } from '#ui/file-drop.tsx';

interface PageSourceProps {
  readonly className: string;
  readonly rows: number;
  /** takes the page; a sentence when it cannot be used, which keeps what was typed */
  readonly onPage: (html: string) => string | null | Promise<string | null>;
  readonly hint?: string;
  /** between the file and the source */
  readonly children?: ReactNode;
  /** the button that sends the form */
  readonly action: ReactNode;
}

/** A page that somebody brings: the saved file, in whatever encoding it was saved, or its source. */
export function PageSource({ className, rows, onPage, hint, children, action }: PageSourceProps) {
  const [html, setHtml] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const bring = async (source: string) => {
    if (isReading) return;
    if (source.trim() === '') {
      setError(t('builder.page.empty'));
      return;
    }
    setIsReading(true);
    try {
      setError(await onPage(source));
    } catch {
      setError(reasonText('unreadable'));
    }
    setIsReading(false);
  };
  return (
    <form
      className={className}
      aria-busy={isReading}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void bring(html);
      }}
    >
      <p>{t('builder.page.how')}</p>
      <p role="status">{isReading ? t('builder.page.reading') : null}</p>
      <FileDrop
        label={t('builder.page.drop')}
        accept=".html,.htm,.mhtml,text/html"
        isMultiple={false}
        onFiles={(files) => {
          void files[0]?.arrayBuffer().then((bytes) => bring(decodePage(new Uint8Array(bytes))));
        }}
      />
      {children}
      <Field label={t('builder.page.source')} hint={hint} error={error}>
        {(control) => (
          <textarea
            {...control}
            className="ui-input"
            rows={rows}
            spellCheck={false}
            value={html}
            onChange={({ currentTarget: { value } }) => setHtml(value)}
          />
        )}
      </Field>
      {action}
    </form>
  );
}
