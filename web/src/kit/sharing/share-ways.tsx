import type { ReactNode } from 'react';
import type { FamilyKey } from '#domain/families.ts';
import { startPath } from '#domain/game-paths.ts';
import { t } from '#lib/i18n.ts';
import { brandOrigin } from './brand-origin.ts';
import { CopyField } from './copy-field.tsx';
import { QrCode } from './qr-code.tsx';
import './sharing.css';

interface ShareWaysProps {
  readonly game: {
    readonly brand: string;
    readonly family: FamilyKey;
    readonly slug: string;
    readonly title: string;
  };
  /** hosts that may show the game in a frame; undefined while they are not known */
  readonly embedDomains: readonly string[] | undefined;
  /** what stands between the link and the snippet */
  readonly children?: ReactNode;
}

/** How a game reaches its players: its link, its QR code, the snippet for other sites. */
export function ShareWays({ game, embedDomains, children }: ShareWaysProps) {
  const { family, slug, title } = game;
  const origin = brandOrigin(game.brand);
  const url = new URL(startPath(family, slug), origin).href;
  const embedUrl = new URL(`/embed/${slug}`, origin).href;
  return (
    <div className="share-ways">
      <div>
        <CopyField label={t('sharing.link')} text={url} />
        {children}
        {embedDomains === undefined ? null : (
          <CopyField
            label={t('sharing.embed')}
            hint={
              embedDomains.length > 0
                ? t('sharing.embedFor', { domains: embedDomains.join(', ') })
                : t('sharing.embedNone')
            }
            text={`<iframe src="${embedUrl}" title="${title.replaceAll('"', '&quot;')}" width="100%" height="720" style="border:0" loading="lazy"></iframe>`}
          />
        )}
      </div>
      <QrCode url={url} slug={slug} />
    </div>
  );
}
