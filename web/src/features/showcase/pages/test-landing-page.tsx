import type { Game } from '#wire/games.ts';
import type { UnfinishedRun } from '#wire/runs.ts';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AppError } from '#lib/app-error.ts';
import { brand } from '#lib/brand.ts';
import { readBrandGames, readGame } from '#kit/games/read-game.ts';
import { LandingHead } from '../components/landing-head.tsx';
import { LandingPart } from '../components/landing-part.tsx';
import { isLandingNumber, LANDING_VARIANTS, type LandingNumber } from '../landing-variants.ts';
import { readUnfinishedRuns } from '#kit/games/runs.ts';
import '#kit/games/games.css';
import '../landing.css';

export interface LandingData {
  readonly number: LandingNumber;
  /** the brand's default game, which every landing page starts */
  readonly game: Game;
  readonly games: readonly Game[];
  readonly unfinished: UnfinishedRun | undefined;
}

/** A number that is not in the table is an address with nothing behind it. */
export async function loader({ params }: LoaderFunctionArgs): Promise<LandingData> {
  const number = params.n;
  if (!isLandingNumber(number)) throw new AppError('not_found', 'There is no landing page of this number.');
  const [game, games, runs] = await Promise.all([
    readGame(brand().brandedGameSlug),
    readBrandGames().catch(() => []),
    readUnfinishedRuns().catch(() => []),
  ]);
  return { number, game, games, unfinished: runs.find((run) => run.game.id === game.id) };
}

/** A landing page drawn from its row: a greeting, then the sections in its order. */
export function Component() {
  const data = useLoaderData<LandingData>();
  const { hero, sections } = LANDING_VARIANTS[data.number];
  return (
    <div className="home landing">
      <LandingHead hero={hero} {...data} />
      {sections.map((section) => (
        <LandingPart key={section} section={section} {...data} />
      ))}
    </div>
  );
}
