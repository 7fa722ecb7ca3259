import { makeGame, type SampleGame } from './sample-game.ts';
import { sampleModeGames } from './sample-mode-games.ts';
import { AGENCY_GAME } from './sample-plan.ts';

/** The showcase whose client report the seed's code opens. */
export const CLIENT_REPORT_SLUG = 'arizona-villas';

/** What a visitor of a fresh installation plays first: the default brand's game. */
export const DEFAULT_GAME_SLUG = 'house-prices-game';

/** What a front page shows: six games that differ in how they are played and where their homes are. */
const IN_THE_WINDOW: readonly string[] = [
  ...['sample-ultima', 'sample-mode-blitz', 'sample-forum', 'sample-roundup', 'sample-mode-photo-only'],
  'costa-homes',
];

/** The seed's games, most wanted first: the default one, what its front page shows, then everything else. */
export function sampleGames(): readonly SampleGame[] {
  const [first, ...others] = everyGame();
  const shown = IN_THE_WINDOW.flatMap((slug) => others.filter((game) => game.slug === slug));
  return [...(first ? [first] : []), ...new Set([...shown, ...others])];
}

/** The default game, one for each family and mode, and sets by market. */
function everyGame(): readonly SampleGame[] {
  return [
    makeGame({
      slug: DEFAULT_GAME_SLUG,
      family: 'public',
      title: 'House Price Game',
      description:
        'Five British homes, the same for everybody. Look closely, name the price, see how near you were.',
    }),
    ...familyGames(),
    ...sampleModeGames(),
    familiesGame(),
    ...marketGames(),
  ];
}

/** How a game is shown that children play, too. */
function familiesGame(): SampleGame {
  return makeGame({
    slug: 'sample-for-families',
    family: 'public',
    title: 'Around the kitchen table',
    description:
      'Five American homes for young and old: words instead of points, no clock and nobody ranked.',
    presentation: 'family',
    hasHints: false,
  });
}

function marketGames(): readonly SampleGame[] {
  return [
    makeGame({
      slug: 'uk-homes',
      family: 'public',
      title: 'Homes of the UK',
      description: 'From a flat in a sixties block to a thatched cottage: five British homes, in pounds.',
    }),
    makeGame({
      slug: 'us-homes',
      family: 'public',
      title: 'Homes of the US',
      description: 'A brownstone, a ranch, adobe and glass: five American homes, in dollars.',
    }),
    makeGame({
      slug: 'costa-homes',
      family: 'public',
      title: 'Costa',
      description:
        'White walls, blue water and a wide spread of prices along the Spanish and Portuguese coasts, in euros.',
    }),
    makeGame({
      slug: 'mixed-homes',
      family: 'public',
      title: 'Four countries, one currency',
      description:
        'Spain, Ireland, France and Portugal in one run, in euros. Mind the country before you name the figure.',
    }),
    makeGame({
      slug: 'expert-homes',
      family: 'public',
      title: 'Expert marathon',
      description:
        'No hints and a strict score. Ten rounds in pounds for people who read floor plans for fun.',
      difficulty: 'hard',
      hasHints: false,
      isShuffled: true,
    }),
  ];
}

function familyGames(): readonly SampleGame[] {
  return [
    makeGame({
      slug: 'sample-ultima',
      family: 'ultima',
      title: 'One life',
      description: 'Ten American homes. Miss by more than a quarter and the run is over.',
      isShuffled: true,
    }),
    makeGame({
      slug: 'sample-public',
      family: 'public',
      title: 'Coast to coast in Canada',
      description: 'Five Canadian homes, from Halifax to Victoria, in Canadian dollars.',
    }),
    makeGame({
      slug: 'sample-forum',
      family: 'forum',
      title: 'Talk of the street',
      description: 'Five Australian homes, one post each: guess, then say why.',
    }),
    makeGame({
      slug: 'sample-roundup',
      family: 'roundup',
      title: 'Saturday round-up',
      description: 'Homes from Ireland and France, each guessed on its own.',
      opensAt: '2025-11-22T07:00:00Z',
    }),
    makeGame({
      slug: 'sample-one-off',
      family: 'one-off',
      title: 'Three for tonight',
      description: 'Three American homes, guessed together and gone by morning.',
    }),
    makeGame({
      slug: 'sample-branded',
      family: 'branded',
      title: "In the agent's window",
      description: "Five British homes in an agency's own colours.",
    }),
    makeGame({
      slug: 'sample-klavo',
      family: 'klavo',
      title: 'Under Spanish sun',
      description: 'Five Spanish homes, shown to one client. After each guess you see what others named.',
    }),
    makeGame({
      slug: CLIENT_REPORT_SLUG,
      family: 'klavo',
      title: 'Three viewings in Spain',
      description: 'Three Spanish homes, with a report for the client behind a code.',
    }),
  ];
}

/** The game of the homes that the demo's agent may edit, in the window of their agency. */
export function agencySampleGame(): SampleGame {
  return makeGame({
    slug: AGENCY_GAME,
    family: 'branded',
    title: 'North of England',
    description: 'Six homes from the north of England, all on the books of this agency.',
  });
}
