import { useState, type ComponentProps } from 'react';
import { renderSVG } from 'uqr';
import type { PublishedGame } from '#wire/drafts.ts';
import { FAMILIES, type Family } from '#domain/families.ts';
import { gamePattern, startPath } from '#domain/game-paths.ts';
import { brand } from '#lib/brand.ts';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { brandHost } from '../brand-host.ts';
import { useBuilder } from '../builder-context.ts';

/** The game is there: its link, its QR code, the snippet for other sites, and the way to look after it. */
export function SharePanel({ game }: { readonly game: PublishedGame }) {
  const { document, onOpen } = useBuilder();
  const path = startPath(game.family, game.slug);
  const isElsewhere = game.brand !== brand().key;
  const origin = `${window.location.protocol}//${brandHost(window.location.host, brand().key, game.brand)}`;
  const url = new URL(path, origin).href;
  const embedUrl = new URL(`/embed/${game.slug}`, origin).href;
  const family: Family = FAMILIES[game.family];
  const manage = gamePattern(game.family, 'manage').replace(':gameSlug', game.slug);
  return (
    <section className="builder-share" aria-labelledby="builder-share-title">
      <h2 id="builder-share-title">{t('builder.published', { title: game.title })}</h2>
      <p>{t(game.state === 'scheduled' ? 'builder.published.scheduled' : 'builder.published.open')}</p>
      <div className="builder-actions">
        <GoTo className="ui-button" data-kind="primary" data-size="medium" to={isElsewhere ? url : path}>
          {t('builder.share.play')}
        </GoTo>
        {family.screens.includes('manage') ? (
          <GoTo
            className="ui-link"
            data-kind="inline"
            to={isElsewhere ? new URL(manage, origin).href : manage}
          >
            {t('builder.share.manage')}
          </GoTo>
        ) : null}
      </div>
      <div className="builder-share-ways">
        <div>
          <CopyField label={t('builder.share.link')} text={url} />
          {game.visibility === 'code' && document.codes.length > 0 ? (
            <CopyField
              label={t('builder.share.codes')}
              hint={t('builder.share.codesHint')}
              text={document.codes.map(({ code }) => code).join('\n')}
            />
          ) : null}
          <CopyField
            label={t('builder.share.embed')}
            hint={
              document.embedDomains.length > 0
                ? t('builder.share.embedFor', { domains: document.embedDomains.join(', ') })
                : t('builder.share.embedNone')
            }
            text={`<iframe src="${embedUrl}" title="${game.title.replaceAll('"', '&quot;')}" width="100%" height="720" style="border:0" loading="lazy"></iframe>`}
          />
        </div>
        <QrCode url={url} slug={game.slug} />
      </div>
      <Button onClick={() => onOpen(null)}>{t('builder.drafts.new')}</Button>
    </section>
  );
}

/** A link within this site, or to the brand's own. */
function GoTo({ to, children, ...link }: ComponentProps<typeof Link> & { readonly to: string }) {
  return to.startsWith('/') ? (
    <Link to={to} {...link}>
      {children}
    </Link>
  ) : (
    <a href={to} {...link}>
      {children}
    </a>
  );
}

interface CopyFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
}

function CopyField({ label, hint, text }: CopyFieldProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    // No clipboard on pages without https: the field is there to be copied by hand.
    await navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <div className="builder-copy">
      <Field label={label} hint={hint}>
        {(control) => (
          <textarea
            {...control}
            className="ui-input"
            readOnly
            rows={text.length > 90 ? 4 : 1}
            value={text}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <Button
        size="small"
        onClick={() => void copy()}
        aria-label={t('builder.share.copyOne', { what: label })}
      >
        {t(isCopied ? 'builder.share.copied' : 'builder.share.copy')}
      </Button>
    </div>
  );
}

/** The link to be scanned, and to be printed: a drawing that is sharp at any size. */
function QrCode({ url, slug }: { readonly url: string; readonly slug: string }) {
  const svg = renderSVG(url, { border: 2, ecc: 'M' });
  const src = `data:image/svg+xml;base64,${btoa(svg)}`;
  return (
    <figure className="builder-qr">
      <img src={src} alt={t('builder.share.qr', { url })} width={220} height={220} />
      <figcaption>
        <a className="ui-link" data-kind="inline" href={src} download={`${slug}-qr.svg`}>
          {t('builder.share.qrSave')}
        </a>
      </figcaption>
    </figure>
  );
}
