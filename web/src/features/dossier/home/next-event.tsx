import type { EventRow } from '#wire/dossier-rows.ts';
import { phonesIn } from '#domain/dossier/answers/strip-contacts.ts';
import { formatDate, formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { directionsTo } from '../calendar/directions.ts';
import type { Scene } from '../notes/scene.ts';

/** The next appointment: when, where, the way there, and whom to call. */
export function NextEvent({ scene, event }: { readonly scene: Scene; readonly event: EventRow | null }) {
  const home = scene.homes.find(({ id }) => id === event?.assetId);
  const place = (event?.place ?? '') === '' ? (home?.address ?? '') : (event?.place ?? '');
  const way = directionsTo(place);
  return (
    <section aria-labelledby="home-event">
      <h2 id="home-event">{t('dossier.home.event')}</h2>
      {event === null ? (
        <p className="muted">{t('dossier.home.noEvent')}</p>
      ) : (
        <div className="dossier-home-event">
          <p>
            <strong dir="auto">{event.title}</strong>
          </p>
          <p>{event.isAllDay ? formatDate(event.startsAt.slice(0, 10)) : formatTime(event.startsAt)}</p>
          {place === '' ? null : <p dir="auto">{place}</p>}
          <p className="dossier-actions">
            {way === null ? null : (
              <TextLink href={way} target="_blank" rel="noreferrer" look="secondary">
                {t('dossier.home.directions')}
              </TextLink>
            )}
            {phonesIn(event.details).map((number) => (
              <TextLink key={number} href={`tel:${number.replace(/[^\d+]/g, '')}`} look="secondary">
                {t('dossier.home.call', { number })}
              </TextLink>
            ))}
          </p>
        </div>
      )}
      <p>
        <TextLink as={Link} to={`/dossiers/${scene.dossierId}/calendar`}>
          {t('dossier.home.toCalendar')}
        </TextLink>
      </p>
    </section>
  );
}
