import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { EditedHome } from '#wire/agency-homes.ts';
import { DAYS_TO_PUT_BACK } from '#domain/home-list.ts';
import { itemPath } from '#domain/game-paths.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import { useEdits, type Edits } from '#kit/edits/use-edits.ts';
import { evaluationPath } from '#kit/valuation/evaluation-path.ts';
import { formatDate } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { showToast } from '#ui/toasts.ts';
import { changeHomes, readHome, saveHome } from './home-calls.ts';
import { HOME_TABS, type HomeTab } from './home-edit-tabs.ts';
import {
  homeToFields,
  nameOfField,
  requestOf,
  showField,
  versionOf,
  wrongFields,
  type HomeEditFields,
  type HomeVersion,
} from './home-fields.ts';
import { EmbedHome } from './embed-home.tsx';
import { HomePart } from './home-part.tsx';
import { stateText } from './home-texts.ts';
import './homes.css';

interface HomeEditProps {
  readonly loaded: EditedHome;
  /** how addresses of its tabs begin */
  readonly path: string;
  readonly tabPath: (tab: HomeTab) => string;
  readonly tab: HomeTab;
  /** where its agency puts it on other sites */
  readonly embedPath?: string | undefined;
  /** where its list is, and what that is called */
  readonly back: { readonly to: string; readonly label: string };
}

export type HomeEdits = Edits<HomeEditFields, HomeVersion>;

/** One home in its tabs, which are one form: what was typed in one is there when somebody comes back from another. */
export function HomeEdit({ loaded, path, tabPath, tab, embedPath, back }: HomeEditProps) {
  const [home, setHome] = useState(loaded);
  // What a save compares with: the home as it was read or saved last.
  const last = useRef(loaded);
  const keep = (next: EditedHome) => {
    last.current = next;
    setHome(next);
    return { fields: homeToFields(next), version: versionOf(next) };
  };
  const edits: HomeEdits = useEdits<HomeEditFields, HomeVersion>({
    storageKey: `agency-home:${loaded.listingId}`,
    loaded: { fields: homeToFields(loaded), version: versionOf(loaded) },
    save: async (fields, version) =>
      keep(await saveHome(requestOf(loaded.listingId, homeToFields(last.current), fields, version))),
    reload: async () => keep(await readHome(loaded.listingId)),
    check: (fields) => wrongFields(home, fields),
  });
  const placeOf = (id: string) => edits.fields.photos.indexOf(id) + 1;
  const isFixed = home.status === 'withdrawn';
  return (
    <div className="agency-home-edit manage">
      <header className="agency-homes-head">
        <div>
          <p>
            <TextLink as={Link} look="quiet" to={back.to}>
              {back.label}
            </TextLink>
          </p>
          <h1 dir="auto">
            {home.facts.title || home.facts.addressLine || home.facts.town || t('facts.unnamed')}
          </h1>
          <p className="agency-homes-buttons">
            <Badge tone={home.status === 'available' ? 'good' : 'neutral'}>{stateText(home.status)}</Badge>
            {home.isVisible ? null : <Badge tone="warn">{t('agencyHomes.shown.no')}</Badge>}
            {home.archivedAt === null ? null : <Badge tone="warn">{t('agencyHomes.isArchived')}</Badge>}
          </p>
        </div>
        <div className="agency-homes-buttons">
          {isFixed ? null : (
            <TextLink as={Link} look="secondary" to={evaluationPath(home.listingId)}>
              {t('agencyHomes.evaluation')}
            </TextLink>
          )}
          {embedPath === undefined || home.agencyId === null || isFixed ? null : (
            <EmbedHome listingId={home.listingId} path={embedPath} />
          )}
          {home.agencyId === null || isFixed ? null : (
            <Archive
              home={home}
              agencyId={home.agencyId}
              isDirty={edits.isDirty}
              onDone={async () => edits.take(keep(await readHome(home.listingId)))}
            />
          )}
        </div>
      </header>
      {isFixed ? <p className="manage-note">{t('agencyHomes.withdrawn')}</p> : null}
      <Games home={home} />
      <nav aria-label={t('agencyHomes.tabs')}>
        <ul className="agency-home-tabs">
          {HOME_TABS.map((one) => (
            <li key={one}>
              <Link to={tabPath(one)} aria-current={one === tab ? 'page' : undefined}>
                {t(`agencyHomes.tab.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <fieldset className="agency-home-part manage-form" disabled={isFixed}>
        <legend className="ui-hidden">{t(`agencyHomes.tab.${tab}`)}</legend>
        <HomePart tab={tab} home={home} edits={edits} />
      </fieldset>
      <EditsFoot
        edits={edits}
        nameOf={(key) => nameOfField(key, placeOf)}
        showValue={(key, value) => showField(key, value, home.currency, placeOf)}
        within={path}
      />
    </div>
  );
}

function Games({ home: { games, listingId } }: { readonly home: EditedHome }) {
  const { search } = useLocation();
  if (games.length === 0) return null;
  return (
    <details>
      <summary>{plural('agencyHomes.games', games.length)}</summary>
      <ul>
        {games.map(({ slug, family, title, gameListingId }) => (
          <li key={gameListingId}>
            <TextLink
              as={Link}
              to={itemPath(family, { slug, gameListingId: gameListingId || listingId }, 'guess') + search}
            >
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ArchiveProps {
  readonly home: EditedHome;
  readonly agencyId: string;
  readonly isDirty: boolean;
  readonly onDone: () => Promise<void>;
}

/** Puts a home away, and back for thirty days. */
function Archive({ home, agencyId, isDirty, onDone }: ArchiveProps) {
  const deed = useDeed();
  const { archivedAt } = home;
  const change = (isArchived: boolean) =>
    deed.run(async () => {
      const { late } = await changeHomes(agencyId, [{ id: home.listingId }], { isArchived });
      await onDone();
      if (late > 0) showToast({ tone: 'bad', text: plural('agencyHomes.late', late) });
      else
        showToast({
          tone: 'good',
          text: plural(isArchived ? 'agencyHomes.archived' : 'agencyHomes.putBack', 1),
          ...(isArchived
            ? { action: { label: t('agencyHomes.undo'), onPress: () => void change(false) } }
            : {}),
        });
    });
  return (
    <>
      <Button isBusy={deed.isBusy} disabled={isDirty} onClick={() => void change(archivedAt === null)}>
        {t(archivedAt === null ? 'agencyHomes.archive' : 'agencyHomes.putBackOne')}
      </Button>
      {archivedAt === null ? null : (
        <small className="muted">
          {t('agencyHomes.putBackUntil', { date: formatDate(daysAfter(archivedAt, DAYS_TO_PUT_BACK)) })}
        </small>
      )}
      <DeedError error={deed.error} />
    </>
  );
}

function daysAfter(time: string, days: number): string {
  return new Date(Date.parse(time) + days * 86_400_000).toISOString();
}
