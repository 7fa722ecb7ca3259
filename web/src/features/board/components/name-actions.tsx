import type { BoardRow } from '#wire/boards.ts';
import { useState } from 'react';
import { REPORT_REASONS } from '#domain/comment-rules.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { moderateLabels, reportLabels } from '#kit/moderation/report-labels.ts';
import { AskDialog } from '#ui/ask-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { moderateName, reportName } from '../mutations.ts';

interface NameActionsProps {
  readonly slug: string;
  readonly row: BoardRow;
  readonly mayModerate: boolean;
  readonly onSaid: (text: string) => void;
  /** the board's names are others now */
  readonly onChange: () => void;
}

/** What may be done about a name on a board: anybody reports it, the people of the game replace it. */
export function NameActions({ slug, row, mayModerate, onSaid, onChange }: NameActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isReported, setIsReported] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const name = row.displayName;

  const act = async (choice: string, note: string) => {
    setIsBusy(true);
    setError(null);
    try {
      if (mayModerate) {
        await moderateName(slug, row.cursor, 'rename', note);
        onSaid(t('moderate.renamed'));
        onChange();
      } else {
        await reportName(slug, row.cursor, REPORT_REASONS.find((one) => one === choice) ?? 'other', note);
        setIsReported(true);
        onSaid(t('report.thanks'));
      }
      setIsOpen(false);
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsBusy(false);
  };

  if (isReported) return <span className="muted">{t('report.done')}</span>;
  const texts = mayModerate
    ? {
        ...moderateLabels(t('moderate.rename')),
        title: t('moderate.renameTitle', { name }),
        children: <p>{t('moderate.renameHelp')}</p>,
      }
    : { ...reportLabels(), title: t('report.nameTitle'), children: <p>{t('report.nameHelp', { name })}</p> };
  return (
    <>
      <Button
        size="small"
        aria-label={mayModerate ? t('moderate.renameTitle', { name }) : t('board.reportName', { name })}
        onClick={() => {
          setError(null);
          setIsOpen(true);
        }}
      >
        {t(mayModerate ? 'moderate.rename' : 'report.report')}
      </Button>
      <AskDialog
        {...texts}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        isDanger={mayModerate}
        isBusy={isBusy}
        error={error ? errorSentence(error) : undefined}
        onSend={(choice, note) => void act(choice, note)}
      />
    </>
  );
}
