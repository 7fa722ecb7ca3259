import {
  itemPath,
  leaderboardPath,
  managePath,
  resultsPath,
  startPath,
} from '../../../functions/_shared/domain/game-paths.ts';
import type { Stage } from '../stage/stage.ts';
import type { Question } from './question.ts';

/** The source of the site's pages, on the default brand's host and on another's. */
export function aboutPages(stage: Stage, hosts = ['localhost', 'star.localhost']): Question[] {
  const guestRun = stage.spies.find((spy) => spy.guestToken !== null)?.runs[0]?.sessionId ?? '';
  const { family, slug, homes } = stage.main;
  const run = { slug, sessionId: guestRun };
  const ids = homes.slice(0, 5).map(({ gameListingId }) => gameListingId);
  const paths = [
    '/',
    startPath(family, slug),
    leaderboardPath(family, slug) ?? '/',
    ...ids.map((home) => itemPath(family, { slug, gameListingId: home, sessionId: guestRun })),
    resultsPath(family, run),
    resultsPath(family, run, 'results-share'),
    resultsPath(family, run, 'results-detailed'),
    resultsPath(family, run, 'results-detailed-share'),
    '/games',
    '/games?sort=price&q=738219',
    `/price-guess-tokens?code=${stage.main.code}`,
    '/price-guess-session',
    '/realty-game-session',
    `${startPath(family, slug)}/results_older/${guestRun}`,
    `/meta-test?path=${resultsPath(family, run, 'results-share')}`,
    managePath(family, slug),
    ...ids.flatMap((home) => [
      itemPath(family, { slug, gameListingId: home }, 'listing-edit'),
      itemPath(family, { slug, gameListingId: home }, 'guesstimates-manage'),
    ]),
    '/scoot-management',
    `/create-game?draft=${stage.draft.id}`,
    `/create-game?draft=${stage.draft.id}&step=publish`,
    `${startPath(family, slug)}/withmap`,
    ...ids.map((home) => `${startPath(family, slug)}/property/${home}/guesstimates`),
    '/oneoffgames',
    '/klavo/v/arizona-villas/cameron',
    ...(stage.backstage ? [`/klavo/v/${stage.backstage.showcase.slug}/cameron`] : []),
    '/sitemap.xml',
    '/robots.txt',
    '/no-such-page',
  ];
  return hosts.flatMap((host) =>
    paths.map((path) => ({ subject: 'page', where: `page ${host}${path}`, path, host })),
  );
}
