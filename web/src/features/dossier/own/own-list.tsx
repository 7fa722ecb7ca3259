import { formatDate, formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { readOwnDossiers, restoreDossier, type ListedDossier } from './own-calls.ts';

const GRACE_DAYS = 30;
const DAY_MS = 86_400_000;

/** The reader's dossiers: those in use, those put aside, and those that can still be put back. */
export function OwnList() {
  const call = useCall(['own dossiers'], readOwnDossiers);
  return (
    <CallView
      call={call}
      waiting={<Skeleton height="8rem" />}
      failed={t('dossier.own.failed')}
      isEmpty={(dossiers) => dossiers.length === 0}
      empty={<Empty title={t('dossier.own.none')}>{t('dossier.own.noneHelp')}</Empty>}
    >
      {(dossiers) =>
        (['active', 'archived', 'deleted'] as const).map((state) => {
          const rows = dossiers.filter((one) => stateOf(one) === state);
          return rows.length === 0 ? null : (
            <section key={state} aria-labelledby={`own-${state}`}>
              <h2 id={`own-${state}`} className="dossier-group">
                {t(`dossier.own.${state}`)}
              </h2>
              <ul className="dossier-people">
                {rows.map((one) => (
                  <OwnItem key={one.id} dossier={one} onRestored={call.reload} />
                ))}
              </ul>
            </section>
          );
        })
      }
    </CallView>
  );
}

function stateOf({ deletedAt, archivedAt }: ListedDossier): 'active' | 'archived' | 'deleted' {
  if (deletedAt !== null) return 'deleted';
  return archivedAt === null ? 'active' : 'archived';
}

interface OwnItemProps {
  readonly dossier: ListedDossier;
  readonly onRestored: () => Promise<void>;
}

function OwnItem({ dossier, onRestored }: OwnItemProps) {
  const restoring = useDeed();
  const { id, title, role, updatedAt, deletedAt } = dossier;
  if (deletedAt === null)
    return (
      <li data-row={id} className="dossier-listing">
        <TextLink as={Link} to={`/dossiers/${id}/home`} dir="auto">
          {title}
        </TextLink>
        <span className="dossier-marks">
          {role === null ? null : <Badge>{t(`dossierNotes.role.${role}`)}</Badge>}
          <span className="muted">{t('dossier.own.changed', { time: formatTime(updatedAt) })}</span>
        </span>
      </li>
    );
  const goneOn = new Date(Date.parse(deletedAt) + GRACE_DAYS * DAY_MS).toISOString().slice(0, 10);
  return (
    <li data-row={id} className="dossier-listing">
      <span dir="auto">{title}</span>
      <span className="muted">{t('dossier.own.goneOn', { day: formatDate(goneOn) })}</span>
      <Button
        size="small"
        isBusy={restoring.isBusy}
        aria-label={t('dossier.own.restoreOne', { title })}
        onClick={() =>
          void restoring.run(async () => {
            await restoreDossier(id);
            await onRestored();
          })
        }
      >
        {t('dossier.own.restore')}
      </Button>
      <DeedError error={restoring.error} />
    </li>
  );
}
