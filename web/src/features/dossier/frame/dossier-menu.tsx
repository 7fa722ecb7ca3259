import { useId } from 'react';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CountMark } from '#kit/notices/count-mark.tsx';
import type { Scene } from '../notes/scene.ts';
import { currentAt, MENU_GROUPS, rowsFor } from './menu-rows.ts';

export interface DossierMenuProps {
  readonly scene: Scene;
  /** unread notices */
  readonly unread: number;
  readonly pathname: string;
  readonly onGo?: () => void;
}

/** All screens of a dossier that are open to its reader, in groups, with the open one marked. */
export function DossierMenu({ scene, unread, pathname, onGo }: DossierMenuProps) {
  const rows = rowsFor(scene);
  // The menu may be there twice: beside the screen, and in the sheet.
  const id = useId();
  return MENU_GROUPS.map((group) => {
    const own = rows.filter((row) => row.group === group);
    return own.length === 0 ? null : (
      <div key={group} className="dossier-menu-group">
        <p id={`${id}-${group}`}>{t(`dossierNotes.menu.group.${group}`)}</p>
        <ul aria-labelledby={`${id}-${group}`}>
          {own.map((row) => (
            <li key={row.path}>
              <Link
                to={menuPath(scene, row)}
                aria-current={currentAt(row, pathname)}
                {...(onGo ? { onClick: onGo } : {})}
              >
                {t(row.label)}
                {row.path === 'notifications' ? <Unread count={unread} /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

/** How many notices are unread, and in words for those who listen. */
export function Unread({ count }: { readonly count: number }) {
  return <CountMark count={count} words={plural('dossierNotes.menu.unread', count)} />;
}

function menuPath(
  { dossierId, homeId }: Scene,
  { path, isOfHome }: { readonly path: string; readonly isOfHome?: true },
): string {
  return `/dossiers/${dossierId}/${path}${isOfHome && homeId !== null ? `?home=${homeId}` : ''}`;
}
