import type { Game } from '#wire/games.ts';
import type { GameHomes } from '#wire/homes.ts';
import type { UnfinishedRun } from '#wire/runs.ts';
import { lazy, Suspense } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { hasItemResults, startPath } from '#domain/game-paths.ts';
import { clearGuestPath, mapStartPath } from '#domain/paths-beside-a-run.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { guestToken } from '#lib/auth-session.ts';
import { gamePage, type GamePage } from '#kit/games/game-page.ts';
import { plural, t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { modeSentence } from '#kit/games/mode-sentence.ts';
import { withQuery } from '#lib/with-query.ts';
import { readGame } from '#kit/games/read-game.ts';
import { Badge } from '#ui/badge.tsx';
import { HERO_SIZES } from '#kit/homes/photo-sizes.ts';
import { TextLink } from '#ui/text-link.tsx';
import { FriendsLink } from '#kit/games/friends-link.tsx';
import { BoardLink } from '#kit/games/board-link.tsx';
import { ManageLink } from '#kit/games/manage-link.tsx';
import { GameCover } from '#kit/games/game-cover.tsx';
import { GameTerms } from '#kit/games/game-terms.tsx';
import { HowItWorks } from '#kit/games/how-it-works.tsx';
import { StartPanel } from '#kit/games/start-panel.tsx';
import { FaceHead } from '../components/face-head.tsx';
import { LivesRules } from '../components/lives-rules.tsx';
import { SuddenDeathRules } from '../components/sudden-death-rules.tsx';
import { readUnfinishedRuns } from '#kit/games/runs.ts';
import { readHomes } from '../queries.ts';
import '#kit/games/games.css';

const EditionHomes = lazy(() =>
  withTexts(['homes', 'reveal', 'results'], () => import('../components/edition-homes.tsx')).then(
    (module) => ({ default: module.EditionHomes }),
  ),
);

interface StartData {
  readonly game: Game;
  /** the homes, where each is guessed on its own */
  readonly edition: GameHomes | AppError | null;
  readonly unfinished: UnfinishedRun | undefined;
  readonly page: GamePage;
}

/** The game, and the visitor's unfinished run of it. A slug under another family's base goes to its own. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<StartData | Response> {
  const [game, runs] = await Promise.all([
    readGame(params.gameSlug ?? ''),
    readUnfinishedRuns().catch(() => []),
  ]);
  const url = new URL(request.url);
  const home = startPath(game.family, game.slug);
  if (url.pathname !== home) return redirect(withQuery(home, url.search));
  return {
    game,
    edition: hasItemResults(game.family) ? await readHomes(game.slug).catch(toAppError) : null,
    unfinished: runs.find((run) => run.game.id === game.id),
    page: gamePage(game),
  };
}

/** Where a game begins: what it is, what its rules are, and the button. */
export function Component() {
  const { game, edition, unfinished } = useLoaderData<StartData>();
  const mapPath = mapStartPath(game.family, game.slug);
  const clearPath = clearGuestPath(game.family, game.slug);
  return (
    <div className="home" data-face={faceOf(game)}>
      <section className="home-hero">
        <div className="home-pitch">
          <FaceHead game={game} />
          {game.description ? <p className="lead">{game.description}</p> : null}
          {game.missLimitLog === null ? null : <SuddenDeathRules missLimitLog={game.missLimitLog} />}
          {edition && modeSentence(game.modeOptions) ? <p>{modeSentence(game.modeOptions)}</p> : null}
          {edition ? null : <StartPanel game={game} unfinished={unfinished} />}
          {game.modeOptions?.lives ? <LivesRules /> : null}
          <ul className="start-rules">
            {game.hostName ? <li>{t('start.host', { name: game.hostName })}</li> : null}
            <GameTerms game={game} homes={plural('games.rounds', game.rounds)} />
            {game.hints.length > 0 ? <li>{t('start.hints')}</li> : null}
            {game.scoringOptions.map((option) => (
              <li key={option}>{t(`start.scoringOption.${option}`)}</li>
            ))}
            {game.isSample ? (
              <li>
                <Badge>{t('games.sample')}</Badge>
              </li>
            ) : null}
          </ul>
          {mapPath ? (
            <p>
              <TextLink as={Link} look="quiet" to={mapPath}>
                {t('faces.map.see')}
              </TextLink>
            </p>
          ) : null}
          {clearPath && guestToken() !== undefined ? (
            <p>
              <TextLink as={Link} look="quiet" to={clearPath}>
                {t('faces.clear.see')}
              </TextLink>
            </p>
          ) : null}
          <FriendsLink game={game} />
          <BoardLink game={game} />
          <ManageLink game={game} />
        </div>
        {/* A mode may hide the photos, and a game may have none: then there is no picture to keep a place for. */}
        {game.cover ? (
          <figure className="home-picture">
            <GameCover photo={game.cover} sizes={HERO_SIZES} isUrgent />
          </figure>
        ) : null}
      </section>
      {edition ? (
        <section className="home-section">
          <h2>{t('faces.edition.heading')}</h2>
          <Suspense fallback={<div className="edition-wait" aria-busy="true" />}>
            <EditionHomes game={game} edition={edition} />
          </Suspense>
        </section>
      ) : null}
      <section className="home-section">
        <h2>{t('how.title')}</h2>
        <HowItWorks isFamily={game.modeOptions?.isFamily} />
      </section>
    </div>
  );
}

/** Which face the page has: its family's, or the clock's where there is one. */
function faceOf({ family, missLimitLog, roundSeconds }: Game): string {
  if (missLimitLog === null && roundSeconds !== null) return 'clock';
  return family;
}
