import type { ManagedGame } from '#wire/managed-games.ts';
import { t } from '#lib/i18n.ts';
import { useCall } from '#kit/call/use-call.ts';
import { readGame } from '#kit/games/read-game.ts';
import { ShareWays } from '#kit/sharing/share-ways.tsx';

/** The ways to the game's players, as they stood when it was published. */
export function ShareSection({ game }: { readonly game: ManagedGame }) {
  const { answer } = useCall(['game', game.slug], () => readGame(game.slug));
  const { settings, family, slug, brand } = game;
  return (
    <section className="manage-section" aria-label={t('manage.tab.share')}>
      {settings.visibility === 'code' ? <p className="manage-note">{t('manage.share.codes')}</p> : null}
      <ShareWays game={{ brand, family, slug, title: settings.title }} embedDomains={answer?.embedDomains} />
    </section>
  );
}
