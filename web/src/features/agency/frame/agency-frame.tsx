import { useState, type ReactNode } from 'react';
import { mayOpenScreen, screenPath, tabsOf } from '#domain/agency-access.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { AgencyMenu, menuLabel, type AgencyMenuProps } from './agency-menu.tsx';
import type { Agency } from './agency-here.ts';
import { chooseAgency } from './chosen-agency.ts';
import { PaletteOpener } from './palette-opener.tsx';
import './frame.css';

interface AgencyFrameProps extends Pick<AgencyMenuProps, 'here'> {
  readonly agency: Agency;
  /** the person works for several, and may go over to another */
  readonly isOneOfSeveral: boolean;
  readonly children: ReactNode;
}

/** What every screen of the administration has around it: where it is, the way to all others, and the tabs beside it. */
export function AgencyFrame({ here, agency, isOneOfSeveral, children }: AgencyFrameProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { role: standing, basePath, displayName: name } = agency;
  const menu = { here, standing, basePath };
  const tabs = tabsOf(here, standing);
  const isClosed = !mayOpenScreen(here, standing);
  const top = { label: name, href: basePath };
  const steps = [
    top,
    ...('tabs' in here && tabs[0] !== undefined && t(menuLabel(here)) !== t(here.label)
      ? [{ label: t(menuLabel(here)), href: screenPath(tabs[0], basePath) + '#' }]
      : []),
    ...(here.path === '' ? [] : [{ label: t(here.label), href: screenPath(here, basePath) }]),
  ];
  return (
    <div className="page agency-frame">
      <header className="agency-frame-head">
        <Breadcrumb label={t('agency.frame.where')} steps={steps} link={Link} />
        <Badge>{t(`agency.role.${standing}`)}</Badge>
        {isOneOfSeveral ? (
          <Button kind="quiet" size="small" onClick={() => chooseAgency(null)}>
            {t('agency.choose.other')}
          </Button>
        ) : null}
        <PaletteOpener agency={agency} />
      </header>
      <nav className="agency-frame-side" aria-label={t('agency.frame.nav')}>
        <a className="agency-frame-skip" href="#agency-screen">
          {t('agency.frame.skip')}
        </a>
        <AgencyMenu {...menu} />
      </nav>
      <div className="agency-bar">
        <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <span aria-hidden="true">☰</span>
          {t('agency.frame.menu')}
        </button>
        <span className="agency-bar-here">{t(here.label)}</span>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('agency.frame.menu')}
        labels={{ close: t('agency.frame.close') }}
      >
        <div className="agency-sheet">
          <AgencyMenu {...menu} onGo={() => setIsOpen(false)} />
        </div>
      </Dialog>
      <div id="agency-screen" className="agency-frame-screen" tabIndex={-1}>
        {tabs.length > 1 ? (
          <nav className="agency-tabs" aria-label={t(menuLabel(here))}>
            {tabs.map((row) => (
              <Link
                key={row.screen}
                to={screenPath(row, basePath)}
                aria-current={row === here ? 'page' : undefined}
              >
                {t(row.label)}
              </Link>
            ))}
          </nav>
        ) : null}
        {isClosed ? <Empty title={t('agency.frame.closed')}>{t('agency.frame.closedHelp')}</Empty> : children}
      </div>
    </div>
  );
}
