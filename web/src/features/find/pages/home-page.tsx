import type { Game, LiveProof } from '#wire/games.ts';
import type { UnfinishedRun } from '#wire/runs.ts';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { ROOT_GAME } from '#domain/game-paths.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { brand } from '#lib/brand.ts';
import { withTexts } from '#lib/load-texts.ts';
import { rootGamePage, type RootGamePage } from '#kit/games/root-game-page.ts';
import { rootElsewhere } from '#kit/games/root-elsewhere.ts';
import { readBrandGames, readGame } from '#kit/games/read-game.ts';
import { readLiveProof } from '../queries.ts';
import { AgentHome } from '../components/agent-home.tsx';
import { CollectionHome } from '../components/collection-home.tsx';
import { GameHome } from '../components/game-home.tsx';
import { readUnfinishedRuns } from '#kit/games/runs.ts';
import '#kit/games/games.css';

export interface HomeData {
  /** the brand's own game; null when it has none that can be shown */
  readonly game: Game | null;
  /** the brand's other games, or why they could not be read */
  readonly games: readonly Game[] | AppError;
  /** what was played here; null where nobody can say */
  readonly proof: LiveProof | null;
  readonly unfinished: UnfinishedRun | undefined;
  /** set where the address names the game, so that the page is that game's and not the brand's */
  readonly page?: RootGamePage;
}

type Door = NonNullable<Awaited<ReturnType<typeof openDoor>>>;

/** What the brand's people wrote for their front door; without it the game stands there. */
function openDoor() {
  return withTexts(['information'], () => import('#kit/site/front-door.tsx')).then(({ readFrontDoor }) =>
    readFrontDoor(),
  );
}

/**
 * The game that the address names, else the brand's, and its other games. One that cannot be read does not keep the
 * other from the screen.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<HomeData | Door | Response> {
  const url = new URL(request.url);
  const slug = url.searchParams.get(ROOT_GAME);
  const door = slug === null && brand().homePage === 'page' ? await openDoor() : null;
  if (door !== null) return door;
  const [game, games, proof, runs] = await Promise.all([
    readGame(slug ?? brand().brandedGameSlug).catch(toAppError),
    readBrandGames().catch(toAppError),
    readLiveProof().catch(() => null),
    readUnfinishedRuns().catch(() => []),
  ]);
  const unreachable = game instanceof Error && game.code !== 'not_found';
  if (unreachable && (slug !== null || games instanceof Error)) throw game;
  const elsewhere = slug === null ? null : rootElsewhere(url, game instanceof Error ? null : game);
  if (elsewhere !== null) return redirect(elsewhere);
  const shown = game instanceof Error ? (games instanceof Error ? null : (games[0] ?? null)) : game;
  return {
    game: shown,
    games: games instanceof Error ? games : games.filter(({ id }) => id !== shown?.id),
    proof,
    unfinished: runs.find((run) => run.game.id === shown?.id),
    ...(slug !== null && shown ? { page: rootGamePage(shown) } : {}),
  };
}

/** The front door. Which one a brand has is a word in its record. */
export function Component() {
  const data = useLoaderData<HomeData | Door>();
  const { homePage } = brand();
  if ('View' in data) return <data.View site={data.site} />;
  if (data.page && data.game) return <GameHome {...data} game={data.game} />;
  if (homePage === 'agent') return <AgentHome {...data} />;
  if (homePage === 'collection' || data.game === null) return <CollectionHome {...data} />;
  return <GameHome {...data} game={data.game} />;
}
