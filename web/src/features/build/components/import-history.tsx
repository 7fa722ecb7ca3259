import type { ImportEntry, ImportPage } from '#wire/listing-cards.ts';
import { t } from '#lib/i18n.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Intake } from '../intake/use-intake.ts';
import { readOwnImports } from '../queries.ts';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { ImportRow } from './import-row.tsx';

/** The entries of the history, newest first, page by page. */
export function ImportHistory({ intake }: { readonly intake: Intake }) {
  const list = useList<ImportEntry, ImportPage>(['own-imports'], readOwnImports);
  return (
    <div className="import-history">
      <p className="muted">{t('imported.lead')}</p>
      <ListView
        list={list}
        waiting={
          <Waiting label={t('imported.loading')}>
            <Skeleton height="4.5rem" lines={4} />
          </Waiting>
        }
        empty={<Empty title={t('imported.none')}>{t('imported.noneHelp')}</Empty>}
        more={t('imported.more')}
      >
        {(entries) => (
          <ol>
            {entries.map((entry) => (
              <ImportRow key={entry.id} entry={entry} intake={intake} />
            ))}
          </ol>
        )}
      </ListView>
    </div>
  );
}
