import { cleanRichText, richTextWords } from '#domain/site/rich-text.ts';
import type { AgencyEntry } from '#wire/agencies.ts';
import { callRpc } from '#lib/api.ts';
import { formatTime } from '#lib/format.ts';
import { isMessageKey, t } from '#lib/i18n.ts';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './activity.css';

type Entry = Omit<AgencyEntry, 'id'> & { readonly id: string };

async function readActivity(agencyId: string, after: string | null) {
  const { entries, nextBefore } = await callRpc('agency_activity', {
    agencyId,
    ...(after === null ? {} : { before: Number(after) }),
  });
  return {
    rows: entries.map((entry): Entry => ({ ...entry, id: String(entry.id) })),
    next: nextBefore === null ? null : String(nextBefore),
  };
}

/** Who changed what of an agency, newest first. */
export function Activity({ agencyId }: { readonly agencyId: string }) {
  const list = useList<Entry, Awaited<ReturnType<typeof readActivity>>>(
    ['agency activity', agencyId],
    (after) => readActivity(agencyId, after),
  );
  return (
    <>
      <h1>{t('agencyOffice.log.title')}</h1>
      <p className="lead">{t('agencyOffice.log.lead')}</p>
      <ListView
        list={list}
        waiting={<Skeleton height="20rem" />}
        failed={t('agencyOffice.log.failed')}
        more={t('agencyOffice.log.more')}
        empty={<Empty title={t('agencyOffice.log.empty')}>{t('agencyOffice.log.emptyHelp')}</Empty>}
      >
        {(rows) => (
          <ol className="agency-activity">
            {rows.map((entry) => (
              <ActivityEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </ListView>
    </>
  );
}

function ActivityEntry({ entry }: { readonly entry: Entry }) {
  const { id, actor, subject, person, verb, before, after, loggedAt } = entry;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isId(field) && (shown(before[field]) !== '' || shown(after[field]) !== ''),
  );
  return (
    <li data-row={id} tabIndex={-1}>
      <p>
        <time dateTime={loggedAt}>{formatTime(loggedAt)}</time>
        <b dir="auto">{actor ?? t('agencyOffice.log.server')}</b>
        <span>
          {t(`agencyOffice.log.verb.${verb}`)} {subjectName(subject)}
        </span>
        {person === null ? null : <b dir="auto">{person}</b>}
      </p>
      {fields.length === 0 ? null : (
        <details>
          <summary>
            {t('agencyOffice.log.details')}: {fields.map(fieldName).join(', ')}
          </summary>
          <dl>
            {fields.map((field) => (
              <div key={field}>
                <dt>{fieldName(field)}</dt>
                <dd>
                  <span className="agency-activity-side">{t('agencyOffice.log.before')}</span>
                  <span dir="auto">{shown(before[field]) || t('agencyOffice.log.nothing')}</span>
                </dd>
                <dd>
                  <span className="agency-activity-side">{t('agencyOffice.log.after')}</span>
                  <span dir="auto">{shown(after[field]) || t('agencyOffice.log.nothing')}</span>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}

/** A table by the name that its people know; one that has none by its own. */
function subjectName(subject: string): string {
  const key = `agencyOffice.log.subject.${subject}`;
  return isMessageKey(key) ? t(key) : subject.replaceAll('_', ' ');
}

function fieldName(field: string): string {
  const key = `agencyOffice.field.${field}`;
  return isMessageKey(key) ? t(key) : field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Ids of rows tell nobody anything. */
function isId(field: string): boolean {
  return field === 'id' || field.endsWith('Id') || field.endsWith('By');
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return t(value ? 'agencyOffice.log.yes' : 'agencyOffice.log.no');
  const rich = cleanRichText(value);
  if (rich !== null) return richTextWords(rich);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('\n');
  const text = JSON.stringify(value);
  return text === '{}' || text === '[]' ? '' : text;
}
