import type { Game } from '#wire/games.ts';
import { redirect, useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { startPath } from '#domain/game-paths.ts';
import { clearGuestPath } from '#domain/paths-beside-a-run.ts';
import { guestToken } from '#lib/auth-session.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { withQuery } from '#lib/with-query.ts';
import { readGame } from '#kit/games/read-game.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import { TextLink } from '#ui/text-link.tsx';
import { forgetGuest } from '../forget-guest.ts';

interface ClearGuestData {
  readonly game: Game;
  readonly hasGuest: boolean;
  readonly page: { readonly values: { readonly game: string } };
}

export async function loader({ params, request }: LoaderFunctionArgs): Promise<ClearGuestData | Response> {
  const game = await readGame(params.gameSlug ?? '');
  if (clearGuestPath(game.family, game.slug) === null)
    return redirect(withQuery(startPath(game.family, game.slug), new URL(request.url).search));
  return { game, hasGuest: guestToken() !== undefined, page: { values: { game: game.title } } };
}

/** Hands the browser to the next guest: asks first, then forgets the one who played. */
export function Component() {
  const { game, hasGuest } = useLoaderData<ClearGuestData>();
  const navigate = useNavigate();
  const start = startPath(game.family, game.slug);
  if (!hasGuest)
    return (
      <div className="page-notice">
        <h1>{t('faces.clear.nobody')}</h1>
        <p>{t('faces.clear.nobodyHelp')}</p>
        <TextLink as={Link} to={start} look="primary">
          {t('faces.backToGame')}
        </TextLink>
      </div>
    );
  return (
    <div className="page-notice">
      <p className="muted">{game.title}</p>
      <h1>{t('faces.clear.title')}</h1>
      <p>{t('faces.clear.lead')}</p>
      <p>{t('faces.clear.consequence')}</p>
      <div className="page-notice-actions">
        <Button
          kind="danger"
          onClick={() => {
            forgetGuest();
            showToast({ tone: 'good', text: t('faces.clear.done') });
            void navigate(start);
          }}
        >
          {t('faces.clear.confirm')}
        </Button>
        <TextLink as={Link} to={start} look="secondary">
          {t('clear.cancel')}
        </TextLink>
      </div>
    </div>
  );
}
