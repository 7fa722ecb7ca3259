import { makeGame, type SampleGame } from './sample-game.ts';
import type { SampleListing } from './sample-listing.ts';
import { agencySampleListings, sampleListings } from './sample-listings.ts';
import { sampleModeGames } from './sample-mode-games.ts';

/** The showcase whose client report the seed's code opens. */
export const CLIENT_REPORT_SLUG = 'arizona-villas';

const choose = (keep: (listing: SampleListing, index: number) => boolean): readonly SampleListing[] =>
  sampleListings().filter(keep);

const britishRefsKeptBack = [3, 6, 9, 13, 17, 20].map(
  (place) => `sample-gb-${String(place).padStart(2, '0')}`,
);

/**
 * Begins every game with a kind of house that no game before it begins with, as far as it has one: the first home is its
 * cover, and a page of games with one picture again and again looks like one game.
 */
function withOwnCovers(games: readonly SampleGame[]): readonly SampleGame[] {
  const styleOf = new Map(sampleListings().map(({ externalRef, style }) => [externalRef, style]));
  const taken = new Set<string | undefined>();
  return games.map((game) => {
    const refs = game.listingRefs;
    const first = Math.max(
      0,
      refs.findIndex((ref) => !taken.has(styleOf.get(ref))),
    );
    taken.add(styleOf.get(refs[first] ?? ''));
    return { ...game, listingRefs: [...refs.slice(first), ...refs.slice(0, first)] };
  });
}

/** The seed's games: the default one, five sets by market, one for each family, a client's report, and one for each mode. */
export function sampleGames(): readonly SampleGame[] {
  const normal = { rounds: 5, difficulty: 'normal', hasHints: true } as const;
  const isCosta = (listing: SampleListing) =>
    (listing.countryCode === 'ES' || listing.countryCode === 'PT') && listing.setting !== 'mountain';
  const hardStyles = [
    'thatched-cottage',
    'georgian-townhouse',
    'barn-conversion',
    'stone-cottage',
    'tenement',
    'manor',
    'contemporary',
    'postwar-bungalow',
    'sixties-block',
  ];
  return withOwnCovers([
    makeGame(
      {
        ...normal,
        slug: 'house-prices-game',
        family: 'public',
        title: 'House Price Game',
        description:
          'Five British homes, drawn for this game. Look closely, name the price, see how near you were.',
      },
      choose((listing) => listing.countryCode === 'GB' && !britishRefsKeptBack.includes(listing.externalRef)),
    ),
    makeGame(
      {
        ...normal,
        slug: 'uk-homes',
        family: 'public',
        title: 'Homes of the UK',
        description:
          'From a flat in a sixties block to a manor: five of twenty British samples, priced in pounds.',
      },
      choose((listing) => listing.countryCode === 'GB'),
    ),
    makeGame(
      {
        ...normal,
        slug: 'us-homes',
        family: 'public',
        title: 'Homes of the US',
        description: 'Ranches, row houses and a chalet: five of twenty American samples, priced in dollars.',
      },
      choose((listing) => listing.countryCode === 'US'),
    ),
    makeGame(
      {
        ...normal,
        slug: 'costa-homes',
        family: 'public',
        title: 'Costa',
        description:
          'White walls, blue water and a wide spread of prices along the Spanish and Portuguese coasts, in euros.',
      },
      choose(isCosta),
    ),
    makeGame(
      {
        ...normal,
        slug: 'mixed-homes',
        family: 'public',
        title: 'Mixed bag',
        description:
          'Spain, Ireland, France and Portugal in one run, in euros. Mind the country before you name the figure.',
      },
      choose((listing) => listing.currency === 'EUR'),
    ),
    makeGame(
      {
        slug: 'expert-homes',
        family: 'public',
        title: 'Expert',
        description:
          'Odd houses, no hints and a strict score. Ten rounds in pounds for people who read floor plans for fun.',
        rounds: 10,
        difficulty: 'hard',
        hasHints: false,
      },
      choose((listing) => listing.countryCode === 'GB' && hardStyles.includes(listing.style)),
    ),
    makeGame(
      {
        ...normal,
        slug: 'sample-public',
        family: 'public',
        title: 'Sample: Canada',
        description: 'A public sample game with five Canadian homes.',
      },
      choose((listing) => listing.countryCode === 'CA'),
    ),
    makeGame(
      {
        ...normal,
        slug: 'sample-branded',
        family: 'branded',
        title: "Sample: in an agency's window",
        description: "A sample of a game in an agency's own colours, with six British homes.",
      },
      choose((listing) => britishRefsKeptBack.includes(listing.externalRef)),
    ),
    makeGame(
      {
        ...normal,
        slug: 'sample-forum',
        family: 'forum',
        title: 'Sample: a forum thread',
        description: 'A sample thread of five Australian homes, one post each.',
      },
      choose((listing) => listing.countryCode === 'AU'),
    ),
    makeGame(
      {
        ...normal,
        slug: 'sample-one-off',
        family: 'one-off',
        title: 'Sample: three for tonight',
        description: 'A sample one-off with three American homes.',
        rounds: 3,
      },
      choose((listing, index) => listing.countryCode === 'US' && index % 7 === 0).slice(0, 3),
    ),
    makeGame(
      {
        ...normal,
        slug: 'sample-klavo',
        family: 'klavo',
        title: "Sample: a client's showcase",
        description: 'A sample showcase with five Spanish homes for one client.',
      },
      choose(
        (listing) =>
          listing.countryCode === 'ES' && ['villa', 'penthouse', 'flat'].includes(listing.propertyType),
      ).slice(0, 5),
    ),
    makeGame(
      {
        ...normal,
        slug: 'sample-ultima',
        family: 'ultima',
        title: 'Sample: sudden death',
        description:
          'A sample of sudden death: miss by more than a quarter and the run is over. Ten American homes.',
        rounds: 10,
      },
      choose((listing, index) => listing.countryCode === 'US' && index % 2 === 1),
    ),
    makeGame(
      {
        ...normal,
        slug: 'sample-roundup',
        family: 'roundup',
        title: 'Sample: Saturday round-up',
        description:
          'A sample newsletter edition: homes from Ireland, France and Portugal, each guessed on its own.',
      },
      choose((listing, index) => ['IE', 'FR', 'PT'].includes(listing.countryCode) && index % 2 === 0),
    ),
    makeGame(
      {
        ...normal,
        slug: CLIENT_REPORT_SLUG,
        family: 'klavo',
        title: "Sample: villas with a client's report",
        description: 'A sample showcase of Spanish homes, with a report for the client behind a code.',
        rounds: 3,
      },
      choose(
        (listing) => listing.countryCode === 'ES' && !['villa', 'penthouse'].includes(listing.propertyType),
      ).slice(0, 3),
    ),
    ...sampleModeGames(choose((listing, index) => listing.countryCode === 'US' && index % 2 === 0)),
  ]);
}

/** The game of the homes that the demo's agent may edit, in the window of their agency. */
export function agencySampleGame(): SampleGame {
  return makeGame(
    {
      slug: 'northern-homes',
      family: 'branded',
      title: 'Sample: homes of our own',
      description: 'A sample game of six homes from the north of England, all on the books of this agency.',
      rounds: 5,
      difficulty: 'normal',
      hasHints: true,
    },
    agencySampleListings(),
  );
}
