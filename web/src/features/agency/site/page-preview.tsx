import { useState } from 'react';
import type { ResolvedPage } from '#domain/site/site-content.ts';
import { SitePageView } from '#kit/site/site-page-view.tsx';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import type { SiteData } from '#wire/site.ts';
import { RealPreview } from './real-preview.tsx';

/** Widths of a phone, a tablet and a desk, in pixels. */
const WIDTHS = { phone: 390, tablet: 768, desktop: 1180 } as const;
const DEVICES = ['phone', 'tablet', 'desktop'] as const;

interface PagePreviewProps {
  readonly brand: string;
  /** the page's id */
  readonly id: string;
  readonly isDirty: boolean;
  readonly page: ResolvedPage;
  readonly data: SiteData;
  readonly locale: string;
}

/** The page as visitors will see it, as wide as a device of theirs. Nothing on it leads anywhere. */
export function PagePreview({ brand, id, isDirty, page, data, locale }: PagePreviewProps) {
  const [device, setDevice] = useState<keyof typeof WIDTHS>('phone');
  const isBare = page.title === '' && page.parts.length === 0;
  return (
    <section className="site-preview" aria-labelledby="site-preview">
      <div className="site-row">
        <h2 id="site-preview">{t('agencySite.preview.title')}</h2>
        {DEVICES.map((one) => (
          <Button
            key={one}
            size="small"
            kind="quiet"
            aria-pressed={device === one}
            onClick={() => setDevice(one)}
          >
            {t(`agencySite.preview.${one}`)}
          </Button>
        ))}
      </div>
      {isBare ? <p className="muted">{t('agencySite.preview.empty')}</p> : null}
      <div
        hidden={isBare}
        className="site-preview-window"
        role="group"
        aria-label={t('agencySite.preview.title')}
      >
        <div inert style={{ inlineSize: `${String(WIDTHS[device])}px` }}>
          <SitePageView page={page} data={data} locale={locale} />
        </div>
      </div>
      {isBare ? null : (
        <RealPreview brand={brand} page={id} locale={locale} isDirty={isDirty} width={WIDTHS[device]} />
      )}
    </section>
  );
}
