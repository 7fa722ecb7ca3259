import type { RpcAnswer } from '#wire/calls.ts';
import { callRpc } from '#lib/api.ts';
import { formatCountry, formatTime } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { ListView } from '#kit/call/list-view.tsx';
import type { Page } from '#kit/call/list-pages.ts';
import { useList } from '#kit/call/use-list.ts';
import { Badge } from '#ui/badge.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import '../../parts.css';
import '../../people/people.css';

type Row = RpcAnswer<'superwise_dossiers'>['rows'][number];

/** For staff: which dossiers there are, and not a word of what is in them. */
export function Component() {
  const list = useList<Row, Page<Row>>(['superwise dossiers'], (after) =>
    callRpc('superwise_dossiers', typeof after === 'string' ? { after } : {}),
  );
  return (
    <div className="page dossier-part">
      <header className="dossier-part-head">
        <h1>{t('dossier.staff.title')}</h1>
        <p className="lead">{t('dossier.staff.lead')}</p>
      </header>
      <ListView
        list={list}
        waiting={<Skeleton height="14rem" />}
        failed={t('dossier.staff.failed')}
        more={t('dossier.staff.more')}
        empty={<p className="muted">{t('dossier.staff.none')}</p>}
      >
        {(rows) => (
          <ul className="dossier-people">
            {rows.map((row) => (
              <li key={row.id} data-row={row.id} className="dossier-person">
                <p>
                  <code>{row.id}</code>
                </p>
                <p className="dossier-marks">
                  <span>{formatCountry(row.countryCode)}</span>
                  <span>{plural('dossier.staff.people', row.people)}</span>
                  <span>{t('dossier.staff.created', { time: formatTime(row.createdAt) })}</span>
                  <span>{t('dossier.own.changed', { time: formatTime(row.updatedAt) })}</span>
                  {row.archivedAt === null ? null : <Badge>{t('dossierNotes.frame.archived')}</Badge>}
                  {row.deletedAt === null ? null : <Badge tone="bad">{t('dossier.staff.deleted')}</Badge>}
                  {row.supportUntil === null ? null : (
                    <Badge tone="accent">
                      {t('dossier.staff.open', { time: formatTime(row.supportUntil) })}
                    </Badge>
                  )}
                </p>
                <p className="dossier-actions">
                  {row.homes.map((id, place) => (
                    <TextLink key={id} as={Link} to={`/superwiser/dossier-assets/${id}`}>
                      {t('dossier.staff.home', { place: place + 1 })}
                    </TextLink>
                  ))}
                  {row.supportUntil === null ? null : (
                    <TextLink as={Link} to={`/dossiers/${row.id}/home`}>
                      {t('dossier.invited.open')}
                    </TextLink>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </div>
  );
}
