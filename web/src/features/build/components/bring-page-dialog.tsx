import { useState } from 'react';
import type { DraftRow } from '#wire/drafts.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Intake } from '../intake/use-intake.ts';
import { reasonText } from '#kit/homes/reason-text.ts';
import { useLeaving } from '../intake/use-leaving.ts';
import { PageSource } from '#kit/homes/page-source.tsx';

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
  const [url, setUrl] = useState(row?.facts.url ?? '');
  const leaving = useLeaving();
  const bring = async (source: string): Promise<string | null> => {
    const { refused } = await intake.bringPage(source, url === '' ? null : url, row?.id ?? null, leaving());
    if (refused) return reasonText(refused.code);
    onClose();
    return null;
  };
  return (
    <PageSource
      className="builder-sheet"
      rows={6}
      onPage={bring}
      hint={t('builder.page.sourceHint')}
      action={
        <Button type="submit" kind="primary">
          {t('builder.page.read')}
        </Button>
      }
    >
      <TextField
        label={t('builder.page.url')}
        optional={t('form.optional')}
        type="url"
        value={url}
        onChange={({ currentTarget: { value } }) => setUrl(value)}
      />
    </PageSource>
  );
}
