import { useState, type SubmitEvent } from 'react';
import type { DraftRow } from '#functions/publish-game/contract.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Intake } from '../intake/use-intake.ts';
import { reasonText } from '../reason-text.ts';

interface BringPageDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly intake: Intake;
  /** the row that waits for its page; null: the page makes a new one */
  readonly row: DraftRow | null;
}

/** The way that always works: the person opens the page, and brings its source or the saved file. */
export function BringPageDialog({ isOpen, onClose, intake, row }: BringPageDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('builder.page')}
      labels={{ close: t('builder.close') }}
    >
      <BringPage onClose={onClose} intake={intake} row={row} />
    </Dialog>
  );
}

function BringPage({ onClose, intake, row }: Omit<BringPageDialogProps, 'isOpen'>) {
  const [html, setHtml] = useState('');
  const [url, setUrl] = useState(row?.facts.url ?? '');
  const [error, setError] = useState<string | null>(null);
  const bring = (source: string) => {
    if (source.trim() === '') {
      setError(t('builder.page.empty'));
      return;
    }
    const { refused } = intake.bringPage(source, url === '' ? null : url, row?.id ?? null);
    if (refused) setError(reasonText(refused.code));
    else onClose();
  };
  return (
    <form
      className="builder-sheet"
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
        onFiles={(files) => void files[0]?.text().then(bring)}
      />
      <TextField
        label={t('builder.page.url')}
        optional={t('builder.optional')}
        type="url"
        value={url}
        onChange={({ currentTarget: { value } }) => setUrl(value)}
      />
      <Field label={t('builder.page.source')} hint={t('builder.page.sourceHint')} error={error}>
        {(control) => (
          <textarea
            {...control}
            className="ui-input"
            rows={6}
            spellCheck={false}
            value={html}
            onChange={({ currentTarget: { value } }) => setHtml(value)}
          />
        )}
      </Field>
      <Button type="submit" kind="primary">
        {t('builder.page.read')}
      </Button>
    </form>
  );
}
