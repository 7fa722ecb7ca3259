import type { ImportRun, ImportSource } from '#wire/feeds.ts';
import { formatTime } from '#lib/format.ts';
import { isMessageKey, plural, t } from '#lib/i18n.ts';

/** Why a feed was not read, in the reader's language. */
export function feedReason(code: string | null): string {
  const key = `feeds.reason.${code ?? 'other'}`;
  return t(isMessageKey(key) ? key : 'feeds.reason.other');
}

type Counts = Pick<ImportRun, 'appeared' | 'changed' | 'went'> & { readonly refused: number };

/** What a reading brought, in one line: only what is not nothing. */
export function feedCounts({ appeared, changed, went, refused }: Counts): string {
  const parts = [
    appeared > 0 ? plural('feeds.appeared', appeared) : null,
    changed > 0 ? plural('feeds.changed', changed) : null,
    went > 0 ? plural('feeds.went', went) : null,
    refused > 0 ? plural('feeds.refused', refused) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? t('feeds.nothingNew') : parts.join(' · ');
}

/** What a field of a home is called; a name that no screen knows stays out. */
export function feedField(field: string): string | null {
  const own = `feeds.field.${field}`;
  const shared = `homeField.${field}`;
  if (isMessageKey(own)) return t(own);
  return isMessageKey(shared) ? t(shared) : null;
}

/** How the last reading went, and when the next one is. */
export function feedStanding({ lastRun, nextRunAt, state, failures }: ImportSource): string {
  const time = lastRun === null ? '' : formatTime(lastRun.finishedAt ?? lastRun.startedAt);
  const last =
    lastRun === null || lastRun.outcome === 'running'
      ? t('feeds.never')
      : t(`feeds.last.${lastRun.outcome}`, { time });
  const counts = lastRun?.outcome === 'read' ? ` ${feedCounts(lastRun)}.` : '';
  const why = lastRun?.outcome === 'failed' ? ` ${feedReason(lastRun.code)}` : '';
  const failed = failures > 1 ? ` ${plural('feeds.failures', failures)}` : '';
  const next = state === 'active' ? ` ${t('feeds.next', { time: formatTime(nextRunAt) })}` : '';
  return last + counts + why + failed + next;
}

/** How often a feed is read. */
export function feedTime(minutes: number): string {
  const key = `feeds.every.${minutes}`;
  return isMessageKey(key) ? t(key) : t('feeds.every.other', { minutes });
}
