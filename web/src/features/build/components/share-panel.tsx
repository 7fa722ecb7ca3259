import type { ComponentProps } from 'react';
import type { PublishedGame } from '#wire/drafts.ts';
import { FAMILIES, type Family } from '#domain/families.ts';
import { gamePattern, startPath } from '#domain/game-paths.ts';
import { brand } from '#lib/brand.ts';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { CopyField } from '#kit/sharing/copy-field.tsx';
import { ShareLinkButton } from '#kit/sharing/share-link-button.tsx';
import { brandOrigin } from '#kit/sharing/brand-origin.ts';
import { ShareWays } from '#kit/sharing/share-ways.tsx';
import { Button } from '#ui/button.tsx';
import { useBuilder } from '../builder-context.ts';

/** The game is there: the way into it, the ways to its players, and the way to look after it. */
export function SharePanel({ game }: { readonly game: PublishedGame }) {
  const { document, onOpen } = useBuilder();
  const here = (path: string) =>
    game.brand === brand().key ? path : new URL(path, brandOrigin(game.brand)).href;
  const family: Family = FAMILIES[game.family];
  const play = startPath(game.family, game.slug);
  const manage = gamePattern(game.family, 'manage').replace(':gameSlug', game.slug);
  return (
    <section className="builder-share" aria-labelledby="builder-share-title">
      <h2 id="builder-share-title">{t('builder.published', { title: game.title })}</h2>
      <p>{t(game.state === 'scheduled' ? 'builder.published.scheduled' : 'builder.published.open')}</p>
      <div className="builder-actions">
        {family.screens.includes('manage') ? (
          <GoTo className="ui-button" data-kind="primary" data-size="medium" to={here(manage)}>
            {t('builder.share.manage')}
          </GoTo>
        ) : null}
        <ShareLinkButton url={new URL(play, brandOrigin(game.brand)).href} title={game.title} />
        <GoTo className="ui-button" data-kind="secondary" data-size="medium" to={here(play)}>
          {t('builder.share.play')}
        </GoTo>
      </div>
      <ShareWays game={game} embedDomains={document.embedDomains}>
        {game.visibility === 'code' && document.codes.length > 0 ? (
          <CopyField
            label={t('builder.share.codes')}
            hint={t('builder.share.codesHint')}
            text={document.codes.map(({ code }) => code).join('\n')}
          />
        ) : null}
      </ShareWays>
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
