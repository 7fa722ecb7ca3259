import type { ReactNode } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { useOnline } from '#lib/use-online.ts';
import { ToastRegion } from '#ui/toast-region.tsx';
import { Head, usePage } from '../head.tsx';
import { PathChange } from '../path-change.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import './shell.css';

/** Header, page, footer. The brand's layout is data: one attribute, and the style sheet does the rest. */
export function Shell({ children }: { readonly children?: ReactNode }) {
  const { row } = usePage();
  const isWaiting = useNavigation().state !== 'idle';
  const isOnline = useOnline();
  const hasWays = row?.screen !== 'guess';
  return (
    <div className="shell" data-layout={brand().layout} data-screen={row?.screen}>
      <a className="shell-skip" href="#main">
        {t('shell.skip')}
      </a>
      <div className="shell-waiting" data-active={isWaiting || undefined} aria-hidden="true" />
      <SiteHeader hasWays={hasWays} />
      <p className="shell-offline" role="status">
        {isOnline ? null : t('shell.offline')}
      </p>
      <main id="main" className="shell-main" aria-busy={isWaiting || undefined}>
        {children ?? <Outlet />}
      </main>
      <SiteFooter hasWays={hasWays} />
      <Head />
      <PathChange />
      <ToastRegion labels={{ region: t('shell.messages'), dismiss: t('shell.dismiss') }} />
    </div>
  );
}
