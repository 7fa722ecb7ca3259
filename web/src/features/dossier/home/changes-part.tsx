import { formatMoney } from '#domain/format-money.ts';
import type { PriceStep } from '#domain/dossier/history/price-history.ts';
import { formatDate, formatShare, formatTime } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useChanges, type Scene } from '../notes/scene.ts';
import { lookIn, type Changes } from './home-calls.ts';

const PARTS = ['dossier_assets', 'dossier_fact_versions', 'dossier_notes', 'dossier_tasks'];

/** What others, and the market, changed since the reader last looked in; asked for once the rest of the screen is there. */
export function ChangesPart({ scene }: { readonly scene: Scene }) {
  const call = useCall(['dossier changes', scene.dossierId], () => lookIn(scene));
  useChanges(scene, PARTS, call.reload);
  return (
    <CallView call={call} waiting={<Skeleton height="6rem" />} failed={t('dossier.changes.failed')}>
      {(changes) =>
        changes === null ? (
          <p className="muted">{t('dossier.changes.away')}</p>
        ) : (
          <ChangesList scene={scene} changes={changes} />
        )
      }
    </CallView>
  );
}

function ChangesList({ scene, changes }: { readonly scene: Scene; readonly changes: Changes }) {
  const { since, prices, homes, notes, tasks, sales, place } = changes;
  const base = `/dossiers/${scene.dossierId}`;
  const count = prices.length + homes.length + notes.length + tasks.length + sales.length;
  return (
    <section aria-labelledby="home-changes">
      <h2 id="home-changes">
        {since === null
          ? t('dossier.changes.title')
          : t('dossier.changes.since', { time: formatTime(since) })}
      </h2>
      {since === null ? (
        <p className="muted">{t('dossier.changes.first')}</p>
      ) : count === 0 ? (
        <p className="muted">{t('dossier.changes.none')}</p>
      ) : (
        <ul className="dossier-home-list">
          {prices.map(({ home, step }) => (
            <li key={`${home} ${step.on} ${step.kind}`} dir="auto">
              {sayStep(home, step, scene.currency)}
            </li>
          ))}
          {homes.map(({ id, title }) => (
            <li key={id} dir="auto">
              {t('dossier.changes.home', { home: title })}
            </li>
          ))}
          {notes.length === 0 ? null : (
            <li>
              <TextLink as={Link} to={`${base}/notes-and-queries`}>
                {plural('dossier.changes.notes', notes.length)}
              </TextLink>
            </li>
          )}
          {tasks.length === 0 ? null : (
            <li>
              <TextLink as={Link} to={`${base}/tasks`}>
                {plural('dossier.changes.tasks', tasks.length)}
              </TextLink>
            </li>
          )}
          {sales.map((sale) => (
            <li key={sale.id}>
              {t('dossier.changes.sale', {
                where: sale.street ?? sale.postcode ?? place ?? '',
                price: formatMoney(sale.priceMinor, sale.currency, locale()),
                day: formatDate(sale.soldOn),
              })}
            </li>
          ))}
          {sales.length === 0 ? null : (
            <li>
              <TextLink as={Link} to={`${base}/recent-sales`}>
                {t('dossier.changes.allSales', { place: place ?? '' })}
              </TextLink>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function sayStep(home: string, { kind, priceMinor, change }: PriceStep, currency: string): string {
  const price = priceMinor === null ? '' : formatMoney(priceMinor, currency, locale());
  const share = change === null ? '' : formatShare(Math.abs(change), 1);
  return t(priceMinor === null ? `dossier.changes.without.${kind}` : `dossier.changes.price.${kind}`, {
    home,
    price,
    share,
  });
}
