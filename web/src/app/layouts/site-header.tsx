import { lazy, Suspense } from 'react';
import { BrandLogo } from '#kit/brand/brand-logo.tsx';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';

/**
 * While a home is guessed nothing competes with it: those pages have no bytes for the ways either. Where their file does not
 * come, what the site server drew stays: its links work by themselves.
 */
const SiteNav = lazy(() =>
  import('./site-nav.tsx').then(
    (module) => ({ default: module.SiteNav }),
    () => new Promise<never>(() => undefined),
  ),
);

/** Whose site it is, and the ways through it. */
export function SiteHeader({ hasWays }: { readonly hasWays: boolean }) {
  const { key, displayName, isSample } = brand();
  return (
    <header className="site-header">
      <Link className="site-brand" to={PATHS.home}>
        <BrandLogo />
        <span className="site-name">{displayName}</span>
        {isSample && key !== 'default' ? <span className="site-sample">{t('shell.sample')}</span> : null}
      </Link>
      {hasWays ? (
        <Suspense fallback={null}>
          <SiteNav />
        </Suspense>
      ) : null}
    </header>
  );
}
