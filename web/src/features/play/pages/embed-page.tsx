import type { Game } from '#wire/games.ts';
import type { UnfinishedRun } from '#wire/runs.ts';
import { useEffect } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { plural, t } from '#lib/i18n.ts';
import { HERO_SIZES } from '#kit/homes/photo-sizes.ts';
import { readGame } from '#kit/games/read-game.ts';
import { GameCover } from '#kit/games/game-cover.tsx';
import { countEmbed, tellHeight, wearAskedLook } from '#kit/games/embedded.ts';
import { StartPanel } from '#kit/games/start-panel.tsx';
import { readUnfinishedRuns } from '#kit/games/runs.ts';
import '#kit/games/games.css';

interface EmbedData {
  readonly game: Game;
  readonly unfinished: UnfinishedRun | undefined;
  readonly page: { readonly values: { readonly game: string; readonly about: string } };
}

/** A game for a page of another site; the site server lets only sites frame it that the game names. */
export async function loader({ params }: LoaderFunctionArgs): Promise<EmbedData> {
  const [game, runs] = await Promise.all([
    readGame(params.gameSlug ?? ''),
    readUnfinishedRuns().catch(() => []),
  ]);
  return {
    game,
    unfinished: runs.find((run) => run.game.id === game.id),
    page: { values: { game: game.title, about: game.description } },
  };
}

/** The picture, the title, the button: what fits into somebody else's page. */
export function Component() {
  const { game, unfinished } = useLoaderData<EmbedData>();
  const { slug } = game;
  useEffect(() => {
    void wearAskedLook();
    countEmbed(slug, false);
  }, [slug]);
  useEffect(tellHeight, []);
  return (
    <div className="home" onClickCapture={(event) => begins(event.target) && countEmbed(slug, true)}>
      <section className="home-hero">
        <div className="home-pitch">
          <h1>{game.title}</h1>
          <p className="muted">
            {game.isBehindCode ? t('start.behindCode') : plural('games.rounds', game.rounds)}
          </p>
          <StartPanel game={game} unfinished={unfinished} />
        </div>
        {game.cover ? (
          <figure className="home-picture">
            <GameCover photo={game.cover} sizes={HERO_SIZES} isUrgent />
          </figure>
        ) : null}
      </section>
    </div>
  );
}

/** The button that starts a run; whatever else is pressed starts none. */
function begins(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('.start-panel [type=submit], .start-panel .ui-button') !== null
  );
}
