import { isFlat } from './draw-sample-home.ts';
import { featureWords, styleWords, type StyleWords } from './sample-words.ts';
import type { SampleHome, SampleListing } from './sample-listing.ts';
import { createSampleRandom, type SampleRandom } from './sample-random.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bflat\b/g, 'apartment'],
  [/colour/g, 'color'],
  [/\bmodernis/g, 'moderniz'],
  [/\bneighbour/g, 'neighbor'],
  [/storey\b/g, 'story'],
  [/\bgarden\b/g, 'yard'],
  [/\bgrey\b/g, 'gray'],
  [/\bparquet\b/g, 'parquet'],
  [/\bterraced\b/g, 'row'],
  [/\bcentre\b/g, 'center'],
];

/** Writes British words the American way for homes in the United States. */
function spellFor(home: SampleHome, text: string): string {
  if (home.countryCode !== 'US') return text;
  return spellings.reduce((spelled, [british, american]) => spelled.replace(british, american), text);
}

function inside(home: SampleHome, random: SampleRandom): string {
  const options: Record<SampleHome['condition'], readonly string[]> = {
    'needs-work': [
      'It needs new wiring, a new kitchen and patience, and is a fair size once the wallpaper is off.',
      'Nothing has been touched for decades: a project for someone handy, sound in its walls and tired in its rooms.',
    ],
    dated: [
      'Clean and cared for, with a kitchen and bathroom from another age.',
      "Everything works; the colours are those of the last owner's youth.",
    ],
    good: [
      'Plain, bright rooms in good order, ready to move into.',
      'Well kept throughout, with a tidy kitchen and a bathroom that needs nothing.',
    ],
    refurbished: [
      'Recently done up from floor to ceiling, with a new kitchen and quiet colours.',
      'Renewed with care: good joinery, a fitted kitchen and a bathroom worth lingering in.',
    ],
    luxury: [
      'Finished without compromise, with stone worktops, fitted wardrobes and light from every side.',
      'Every surface was chosen and made for the house, from the kitchen to the last handle.',
    ],
  };
  return random.pick(options[home.condition]);
}

function rooms(home: SampleHome): string {
  if (home.bedrooms === 0)
    return `One room to live and sleep in, with a kitchen along the wall and ${numbers[home.bathrooms]} bathroom.`;
  const bedrooms = `${numbers[home.bedrooms] ?? 'several'} bedroom${home.bedrooms > 1 ? 's' : ''}`;
  const bathrooms = `${numbers[home.bathrooms] ?? 'several'} bathroom${home.bathrooms > 1 ? 's' : ''}`;
  const floors =
    home.storeys > 1
      ? ` over ${numbers[home.storeys]} floors`
      : isFlat(home)
        ? ' on one level'
        : ' on the ground floor';
  const text = `${bedrooms} and ${bathrooms}${floors}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function outside(home: SampleHome): string {
  const has = (feature: SampleHome['features'][number]) => home.features.includes(feature);
  const parts: string[] = [];
  if (has('pool')) parts.push(isFlat(home) ? 'a shared pool' : 'a pool');
  if (has('garden'))
    parts.push(home.plotAreaM2 !== null && home.plotAreaM2 > 700 ? 'a large garden' : 'a garden');
  if (has('courtyard')) parts.push('a small courtyard');
  if (has('roof-terrace')) parts.push('a roof terrace');
  if (has('balcony')) parts.push('a balcony');
  if (has('garage')) parts.push('a garage');
  else if (has('driveway')) parts.push('off-street parking');
  const view = has('sea-view')
    ? ' The sea is in the windows.'
    : has('mountain-view')
      ? ' The hills are in the windows.'
      : '';
  if (parts.length === 0) return `No outside space of its own.${view}`;
  const last = parts.pop();
  return `Outside: ${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last}.${view}`;
}

const settings: Readonly<Record<SampleHome['setting'], string>> = {
  city: 'Shops and buses are at the corner.',
  suburb: 'A quiet street with schools and a park within a walk.',
  village: 'The square, the baker and the pub are a few minutes on foot.',
  country: 'Fields on three sides and a lane on the fourth.',
  coast: 'The front is a short walk downhill.',
  mountain: 'Paths into the hills begin at the end of the road.',
  desert: 'Wide skies, warm evenings and a road that is hardly used.',
};

function titleFor(home: SampleHome, words: StyleWords): string {
  const size = home.bedrooms === 0 ? 'Studio' : `${numbers[home.bedrooms] ?? 'Large'}-bedroom`;
  const kind =
    home.propertyType === 'studio'
      ? `flat in ${words.building}`
      : isFlat(home)
        ? `${home.propertyType} in ${words.building}`
        : words.house;
  const title = `${size} ${kind}, ${home.town}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Title, description and features in words. They say what the pictures show, never what it costs, and no street. */
export function describeSampleHome(
  home: SampleHome,
): Pick<SampleListing, 'title' | 'description' | 'featureTexts'> {
  const random = createSampleRandom(`words/${home.externalRef}`);
  const words = styleWords[home.style];
  const description = [
    words.opening,
    rooms(home),
    inside(home, random),
    outside(home),
    settings[home.setting],
  ].join(' ');
  return {
    title: spellFor(home, titleFor(home, words)),
    description: spellFor(home, description),
    featureTexts: home.features.map((feature) => featureWords[feature]),
  };
}
