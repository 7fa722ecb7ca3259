import { use } from 'react';
import type { Correction } from '#wire/fairness.ts';
import { formatDate, formatTime } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { AheadContext } from '#kit/call/ahead.ts';
import { ListView } from '#kit/call/list-view.tsx';
import type { List } from '#kit/call/use-list.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './fairness.css';

interface CorrectionsLogProps<Row extends Correction> {
  readonly list: List<Row>;
  /** what stands before the number of the home, such as a day */
  readonly where?: (row: Row) => string;
}

/** What was corrected, newest first: which home, why, and how many runs it moved. No price: everybody reads it. */
export function CorrectionsLog<Row extends Correction>({ list, where }: CorrectionsLogProps<Row>) {
  // Until the scripts are there nobody knows the reader's clock.
  const say = use(AheadContext) ? formatDate : formatTime;
  return (
    <ListView
      list={list}
      waiting={
        <Waiting label={t('fairness.loading')}>
          <Skeleton height="4rem" lines={2} />
        </Waiting>
      }
      empty={<Empty title={t('fairness.logEmpty')}>{t('fairness.logEmptyHelp')}</Empty>}
      more={t('fairness.logMore')}
    >
      {(rows) => (
        <ol className="fairness-list">
          {rows.map((row) => (
            <li key={row.id} data-row={row.id}>
              <p>
                <strong>
                  {[where?.(row), t('fairness.homeNumber', { position: row.position })]
                    .filter(Boolean)
                    .join(' · ')}
                </strong>{' '}
                {t(`fairness.action.${row.action}`)}
              </p>
              <p className="muted">
                <time dateTime={row.madeAt}>{say(row.madeAt)}</time> · {t(`fairness.reason.${row.reason}`)} ·{' '}
                {plural('fairness.runs', row.runs)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </ListView>
  );
}
