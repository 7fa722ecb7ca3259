import type { ImportEntry, ImportPage } from '#wire/listing-cards.ts';
import { errorText } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Intake } from '../intake/use-intake.ts';
import { readOwnImports } from '../queries.ts';
import { usePages } from '#kit/call/use-pages.ts';
import { ImportRow } from './import-row.tsx';

/** The entries of the history, newest first, page by page. */
export function ImportHistory({ intake }: { readonly intake: Intake }) {
  const { first, rows, error, hasMore, isBusy, more, reload } = usePages<ImportEntry, ImportPage>(
    readOwnImports,
  );
  return (
    <div className="import-history">
      <p className="muted">{t('imported.lead')}</p>
      {first === null && error === null ? (
        <div aria-busy="true">
          <span className="ui-hidden">{t('imported.loading')}</span>
          <Skeleton height="4.5rem" lines={4} />
        </div>
      ) : null}
      {first !== null && rows.length === 0 ? (
        <Empty title={t('imported.none')}>{t('imported.noneHelp')}</Empty>
      ) : null}
      {rows.length > 0 ? (
        <ol>
          {rows.map((entry) => (
            <ImportRow key={entry.id} entry={entry} intake={intake} />
          ))}
        </ol>
      ) : null}
      {error ? (
        <Failure
          title={errorText(error).title}
          labels={{ retry: t('errors.retry') }}
          isRetrying={isBusy}
          onRetry={first === null ? reload : more}
        >
          {errorText(error).help}
        </Failure>
      ) : hasMore ? (
        <Button isBusy={isBusy} onClick={more}>
          {t('imported.more')}
        </Button>
      ) : null}
    </div>
  );
}
