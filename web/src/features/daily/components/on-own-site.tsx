import type { ReactNode } from 'react';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { TextLink } from '#ui/text-link.tsx';
import { brandOrigin } from '#kit/sharing/brand-origin.ts';
import '../daily.css';

/** Challenges are the operator's own: on a white label's site stands the way to them. */
export function OnOwnSite({ children }: { readonly children: ReactNode }) {
  if (brand().key === 'default') return <div className="daily">{children}</div>;
  return (
    <p className="daily">
      {t('daily.elsewhere')}{' '}
      <TextLink href={brandOrigin('default') + window.location.pathname}>{t('daily.elsewhereLink')}</TextLink>
    </p>
  );
}
