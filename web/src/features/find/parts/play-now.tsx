import { startPath } from '#domain/game-paths.ts';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { readBrandGames, readGame } from '#kit/games/read-game.ts';
import { readUnfinishedRuns } from '#kit/games/runs.ts';
import { StartPanel } from '#kit/games/start-panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toAppError } from '#lib/app-error.ts';
import '#kit/games/games.css';
import '../ways.css';

/** One press and a game is on: the site's own, else the first that is open. */
export function Part() {
  const call = useCall(['play now'], readFirst);
  return (
    <CallView
      call={call}
      waiting={<Skeleton height="8rem" />}
      isEmpty={({ game }) => game === null}
      empty={<p>{t('ways.nothingOpen')}</p>}
    >
      {({ game, unfinished }) =>
        game === null ? null : (
          <div className="ways">
            <h2>{game.title}</h2>
            <StartPanel game={game} unfinished={unfinished} isBrief />
            <p>
              <TextLink as={Link} look="quiet" to={startPath(game.family, game.slug)}>
                {t('ways.rulesOf')}
              </TextLink>
            </p>
          </div>
        )
      }
    </CallView>
  );
}

/** The site's own game where it is open, else another one; with the visitor's run of it. */
async function readFirst() {
  const [own, runs] = await Promise.all([
    readGame(brand().brandedGameSlug).catch(toAppError),
    readUnfinishedRuns().catch(() => []),
  ]);
  if (own instanceof Error && own.code !== 'not_found') throw own;
  const open =
    own instanceof Error || !own.isOpen ? (await readBrandGames()).find(({ isOpen }) => isOpen) : own;
  const game = open ?? null;
  return { game, unfinished: runs.find((run) => run.game.id === game?.id) };
}
