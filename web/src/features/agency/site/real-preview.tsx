import { useState } from 'react';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { brandOrigin } from '#kit/sharing/brand-origin.ts';
import { callRpc } from '#lib/api.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface RealPreviewProps {
  readonly brand: string;
  /** the page's id */
  readonly page: string;
  readonly locale: string;
  /** what is typed and not kept yet is not on it */
  readonly isDirty: boolean;
  readonly width: number;
}

/** The draft as the real page, in its theme, between its menus: at an address of ten minutes, as wide as a device. */
export function RealPreview({ brand, page, locale, isDirty, width }: RealPreviewProps) {
  const [token, setToken] = useState<string | null>(null);
  const { isBusy, error, run } = useDeed();
  const open = () =>
    run(async () => setToken((await callRpc('preview_site_page', { page }, { attempts: 1 })).token));
  const origin = brandOrigin(brand);
  const address = token === null ? null : `${origin}/page-preview/${token}?lang=${locale}`;
  return (
    <div className="site-real">
      <div className="site-row">
        <Button size="small" isBusy={isBusy} disabled={isDirty} onClick={() => void open()}>
          {t(token === null ? 'agencySite.draft.open' : 'agencySite.draft.again')}
        </Button>
        {address === null ? null : (
          <TextLink href={address} target="_blank" rel="noreferrer">
            {t('agencySite.draft.window')}
          </TextLink>
        )}
      </div>
      <p className="muted">{t(isDirty ? 'agencySite.draft.saveFirst' : 'agencySite.draft.help')}</p>
      <DeedError error={error} />
      {/* Another brand's pages refuse our frames: there the window of its own is left. */}
      {address !== null && origin === window.location.origin ? (
        <div className="site-preview-window">
          <iframe
            key={address}
            src={address}
            title={t('agencySite.draft.open')}
            style={{ inlineSize: `${String(width)}px` }}
          />
        </div>
      ) : null}
    </div>
  );
}
