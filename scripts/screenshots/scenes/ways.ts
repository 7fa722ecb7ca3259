import { examples } from '#wire/examples.ts';
import { LONG_TITLE, type Scene, type VisitOptions } from './scene.ts';

/** The page of a group as strangers find it, or one of its pages. */
function page(path: string, state = '', options: VisitOptions = {}): Scene {
  const name = `${path.slice(1).replaceAll('/', '-')}${state && `-${state}`}`;
  return { name, route: path, prepare: (stage) => stage.visit(path, options) };
}

function pages(group: string, slugs: readonly string[]): readonly Scene[] {
  return slugs.map((slug) => page(`/${group}/${slug}`));
}

const MANY_GAMES = {
  ...examples.game_collection,
  games: Array.from({ length: 7 }, (_, place) => ({
    ...examples.game_collection.games[0],
    id: `00000000-0000-4000-8000-00000000006${String(place)}`,
    title: LONG_TITLE,
  })),
};

/** What there is to play, every way of playing it, and what it is worth: on the pages that tell of them. */
export const wayScenes: readonly Scene[] = [
  page('/play'),
  ...pages('play', [
    'now',
    'quick-3',
    'standard-5',
    'marathon-10',
    'hints',
    'expert',
    'photo-only',
    'flip-reveal',
    'mobile',
    'low-bandwidth',
    'family',
    'accessibility',
    'with-friends',
    'trending',
    'new',
    'picks',
    'replays',
  ]),
  page('/game-modes'),
  ...pages('game-modes', [
    'classic',
    'blitz',
    'zen',
    'survival',
    'elimination',
    'team-vs-team',
    'coop',
    'draft',
    'fog-of-info',
    'photo-only',
    'text-only',
    'blind-band',
    'double-or-nothing',
    'time-attack',
    'accessibility',
    'classroom-safe',
    'regional-lock',
    'custom-presets',
    'comparison',
  ]),
  page('/scoring-leaderboards'),
  page('/scoring-leaderboards/personal-bests'),
  ...pages('scoring-leaderboards', [
    'absolute-error',
    'percent-error',
    'band-bonuses',
    'streaks',
    'tie-breakers',
    'penalties',
    'seasons',
    'tiers',
    'stats-glossary',
    'badges',
    'rewards',
    'regional',
  ]),
  page('/play/trending', 'full', { answers: { game_collection: MANY_GAMES } }),
  page('/play/trending', 'failed', { failing: ['game_collection'] }),
  page('/play/now', 'failed', { failing: ['game_overview'] }),
  page('/play/replays', 'failed', { failing: ['own_runs'] }),
];
