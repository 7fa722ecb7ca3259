import { homeKinds, type HomeKind, type PlannedCountry } from './home-kinds.ts';
import type { PlannedHome } from './planned-home.ts';
import { sampleAreas, type SampleArea } from './sample-areas.ts';
import type { SampleCondition, SampleFeature, SampleSetting } from './sample-listing.ts';
import { createSampleRandom, type SampleRandom } from './sample-random.ts';

/** What a run should meet, in the order in which it is given out: the middle first, then the ends. */
const CONDITIONS: readonly SampleCondition[] = ['good', 'dated', 'refurbished', 'luxury', 'needs-work'];
/** Which of five homes are drawn in the evening. */
const DUSK_PLACES = [1, 4];
const VIEWS: Partial<Record<SampleSetting, SampleFeature>> = {
  coast: 'sea-view',
  mountain: 'mountain-view',
};

/**
 * Plans the homes of one game by its name: no two of one kind or in one town, in conditions from a ruin to a dream. The same
 * name gives the same homes, whatever other games there are.
 *
 * @throws RangeError when the country has fewer kinds or towns than homes are wanted
 */
export function planGameHomes(game: string, country: PlannedCountry, count: number): readonly PlannedHome[] {
  const random = createSampleRandom(`plan/${game}`);
  const kinds = shuffle(homeKinds[country], random);
  const areas = shuffle(
    sampleAreas.filter((area) => area.countryCode === country),
    random,
  );
  const homes: PlannedHome[] = [];
  for (const kind of kinds) {
    if (homes.length === count) break;
    const area = areas.find(
      ({ town, setting }) => kind.settings.includes(setting) && homes.every((home) => home.town !== town),
    );
    if (area) homes.push(planHome(kind, area, homes, random));
  }
  if (homes.length < count) throw new RangeError(`${country} has too few kinds of homes for ${game}`);
  return homes;
}

function planHome(
  kind: HomeKind,
  area: SampleArea,
  before: readonly PlannedHome[],
  random: SampleRandom,
): PlannedHome {
  const isFree = (condition: SampleCondition) => before.every((home) => home.condition !== condition);
  const condition =
    CONDITIONS.find((one) => isFree(one) && kind.conditions.includes(one)) ?? random.pick(kind.conditions);
  const view = VIEWS[area.setting];
  const chosen = [...kind.mayHave, ...(view === undefined ? [] : [view])].filter(() => random.chance(0.5));
  return {
    town: area.town,
    style: kind.style,
    propertyType: kind.propertyType,
    bedrooms: random.whole(...kind.bedrooms),
    yearBuilt: random.whole(...kind.yearBuilt),
    condition,
    light: DUSK_PLACES.includes(before.length % 5) ? 'dusk' : 'day',
    features: [...kind.has, ...chosen],
  };
}

/** Fisher–Yates. */
function shuffle<T>(list: readonly T[], random: SampleRandom): readonly T[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = random.whole(0, last);
    const [a, b] = [shuffled[last], shuffled[other]];
    if (a !== undefined && b !== undefined) [shuffled[last], shuffled[other]] = [b, a];
  }
  return shuffled;
}
