import { useLayoutEffect, useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DossierMenu, Unread, type DossierMenuProps } from './dossier-menu.tsx';
import { currentAt, rowsFor } from './menu-rows.ts';

/** The dossier's ways at the thumb: its everyday screens, and a button that opens all of them. */
export function DossierBar({ scene, unread, pathname }: Omit<DossierMenuProps, 'onGo'>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  // The site's own ways give up their place at the thumb as long as this bar is there.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['bar'] = 'dossier';
    return () => {
      delete dataset['bar'];
    };
  }, []);
  return (
    <>
      <nav className="dossier-bar" aria-label={t('dossierNotes.frame.bar')}>
        <ul>
          {rowsFor(scene).flatMap((row) =>
            row.short === undefined ? (
              []
            ) : (
              <li key={row.path}>
                <Link to={`/dossiers/${scene.dossierId}/${row.path}`} aria-current={currentAt(row, pathname)}>
                  {t(row.short)}
                </Link>
              </li>
            ),
          )}
          <li>
            <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {t('dossierNotes.frame.all')}
              <Unread count={unread} />
            </button>
          </li>
        </ul>
      </nav>
      {/* Beside the bar: a device that is turned while it is open hides the bar alone. */}
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('dossierNotes.frame.menu')}
        labels={{ close: t('dossierNotes.close') }}
      >
        <div className="dossier-sheet">
          <DossierMenu scene={scene} unread={unread} pathname={pathname} onGo={close} />
        </div>
      </Dialog>
    </>
  );
}
