import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { mayInDossier } from '#domain/capabilities.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { primaryOf, type Scene } from '../notes/scene.ts';
import { useUnreadNotices } from '../notifications/unread-count.ts';
import { DossierBar } from './dossier-bar.tsx';
import { DossierMenu } from './dossier-menu.tsx';
import { currentAt, rowAt } from './menu-rows.ts';
import { PeopleHere } from './people-here.tsx';
import './frame.css';

interface DossierFrameProps {
  readonly scene: Scene;
  /** the accounts that have the dossier open at this moment */
  readonly here: readonly string[];
  readonly children: ReactNode;
}

/** What every screen of a dossier has around it: its title, who is here, the way to all other screens. */
export function DossierFrame({ scene, here, children }: DossierFrameProps) {
  const { pathname } = useLocation();
  const unread = useUnreadNotices(scene.dossierId);
  const row = rowAt(pathname);
  // The server refuses as well; what is open already is closed here as soon as it is unticked.
  const isClosed = row !== null && !mayInDossier(scene.role, scene.ticks, row.needs);
  const menu = { scene, unread, pathname };
  return (
    <div className="page dossier-frame">
      <header className="dossier-frame-head">
        <p className="dossier-frame-title" dir="auto">
          <Link to={`/dossiers/${scene.dossierId}/home`}>{scene.title}</Link>
        </p>
        <p className="dossier-frame-marks">
          <Badge>{t(`dossierNotes.frame.as.${scene.role}`)}</Badge>
          {scene.isArchived ? <Badge tone="warn">{t('dossierNotes.frame.archived')}</Badge> : null}
        </p>
        <PeopleHere scene={scene} here={here} />
        {row?.isOfHome && currentAt(row, pathname) === 'page' && scene.homes.length > 1 ? (
          <HomeChoice scene={scene} />
        ) : null}
      </header>
      <nav className="dossier-frame-side" aria-label={t('dossierNotes.frame.menu')}>
        <a className="dossier-frame-skip" href="#dossier-screen">
          {t('dossierNotes.frame.skip')}
        </a>
        <DossierMenu {...menu} />
      </nav>
      <div id="dossier-screen" className="dossier-frame-screen" tabIndex={-1}>
        {isClosed ? (
          <>
            <h1 className="ui-hidden">{t(row.label)}</h1>
            <Empty title={t('dossierNotes.frame.closed')}>{t('dossierNotes.frame.closedHelp')}</Empty>
          </>
        ) : (
          children
        )}
      </div>
      <DossierBar {...menu} />
    </div>
  );
}

/** Which home the screen is about. The choice stands in the address, and goes along to the other screens of a home. */
function HomeChoice({ scene }: { readonly scene: Scene }) {
  const [, setSearch] = useSearchParams();
  return (
    <div className="dossier-frame-home">
      <Select
        label={t('dossierNotes.frame.home')}
        value={(primaryOf(scene) ?? scene.homes[0])?.id ?? ''}
        options={scene.homes.map(({ id, title, isPrimary }) => ({
          value: id,
          label: isPrimary ? t('dossierNotes.frame.mainHome', { home: title }) : title,
        }))}
        onChange={({ currentTarget: { value } }) => {
          const isMain = scene.homes.some(({ id, isPrimary }) => id === value && isPrimary);
          setSearch(isMain ? {} : { home: value });
        }}
      />
    </div>
  );
}
