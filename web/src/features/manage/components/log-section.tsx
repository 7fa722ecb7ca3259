import type { LogEntry } from '#wire/managed-games.ts';
import { formatTime } from '#lib/format.ts';
import { isMessageKey, t } from '#lib/i18n.ts';
import { Empty } from '#ui/empty.tsx';

/** Who changed what, newest first. Nobody can change this list. */
export function LogSection({ entries }: { readonly entries: readonly LogEntry[] }) {
  return (
    <section className="manage-section" aria-label={t('manage.tab.log')}>
      {entries.length === 0 ? (
        <Empty title={t('manage.log.empty')}>{t('manage.log.emptyHelp')}</Empty>
      ) : (
        <ol className="log-list">
          {entries.map((entry) => (
            <li key={entry.id}>
              <time dateTime={entry.loggedAt}>{formatTime(entry.loggedAt)}</time>
              <span>
                <strong>{entry.actor || t('manage.log.somebody')}</strong> {sentenceOf(entry)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function sentenceOf({ action, details }: LogEntry): string {
  const key = `manage.log.${action}`;
  const stateKey = `manage.state.${details.to ?? ''}`;
  return t(isMessageKey(key) ? key : 'manage.log.other', {
    state: isMessageKey(stateKey) ? t(stateKey) : '',
    home: details.home ?? '',
    player: details.player ?? '',
    reason: details.reason ?? '',
    label: details.label || t('manage.codes.unnamed'),
  });
}
