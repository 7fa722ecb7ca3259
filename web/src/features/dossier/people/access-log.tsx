import { useEffect, useEffectEvent } from 'react';
import { formatTime } from '#lib/format.ts';
import { isMessageKey, t } from '#lib/i18n.ts';
import { ListView } from '#kit/call/list-view.tsx';
import type { Page } from '#kit/call/list-pages.ts';
import { useList } from '#kit/call/use-list.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Scene } from '../notes/scene.ts';
import { readLog, type LogLine } from './people-calls.ts';

interface AccessLogProps {
  readonly scene: Scene;
  /** counts what was done on the page: each is a line */
  readonly turn: number;
}

/** Who came in, left, took data along or looked in as support; for the owner, the newest first. */
export function AccessLog({ scene, turn }: AccessLogProps) {
  const list = useList<LogLine, Page<LogLine>>(['dossier log', scene.dossierId], (after) =>
    readLog(scene.dossierId, typeof after === 'string' ? after : null),
  );
  const readAgain = useEffectEvent(() => void list.reload());
  useEffect(() => {
    if (turn > 0) readAgain();
  }, [turn]);
  return (
    <section aria-labelledby="people-log">
      <h2 id="people-log">{t('dossier.log.title')}</h2>
      <ListView
        list={list}
        waiting={<Skeleton height="8rem" />}
        failed={t('dossier.log.failed')}
        more={t('dossier.log.more')}
        empty={<p className="muted">{t('dossier.log.none')}</p>}
      >
        {(rows) => (
          <ol className="dossier-log">
            {rows.map((line) => (
              <li key={line.id} data-row={line.id}>
                <span dir="auto">{sayLine(line)}</span>{' '}
                <time className="muted" dateTime={line.loggedAt}>
                  {formatTime(line.loggedAt)}
                </time>
              </li>
            ))}
          </ol>
        )}
      </ListView>
    </section>
  );
}

/** What a line of the log says; an act that this build does not know is told by its name. */
export function sayLine({ action, actor, subject, role, ticks }: LogLine): string {
  const key = `dossier.log.${action}`;
  const roleKey = `dossierNotes.role.${role ?? ''}`;
  const gone = t('dossierNotes.somebodyGone');
  const values = {
    actor: actor ?? gone,
    subject: subject ?? gone,
    role: isMessageKey(roleKey) ? t(roleKey) : '',
    ticks: ticks.map((one) => t(`dossier.tick.${one}`)).join(', '),
  };
  if (action === 'role_changed' && ticks.length > 0) return t('dossier.log.role_changed_ticks', values);
  return isMessageKey(key) ? t(key, values) : `${values.actor}: ${action}`;
}
