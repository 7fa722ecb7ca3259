import { isFlat } from './draw-sample-home.ts';
import { featureWords, styleWords, type StyleWords } from './sample-words.ts';
import type { SampleHome, SampleListing } from './sample-listing.ts';
import {
  hillSentences,
  insideSentences,
  nothingOutsideSentences,
  outsideSentences,
  roomSentences,
  seaSentences,
  settingSentences,
  studioSentences,
} from './sample-sentences.ts';

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

/** The one of five sentences that a home is described with. */
const placed = (home: SampleHome, sentences: readonly string[]): string =>
  sentences[home.voice % sentences.length] ?? '';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function fill(sentence: string, words: Readonly<Record<string, string>>): string {
  return capital(sentence.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? ''));
}

function count(number: number, one: string): string {
  return `${numbers[number] ?? 'several'} ${one}${number > 1 ? 's' : ''}`;
}

function rooms(home: SampleHome): string {
  const bathrooms = count(home.bathrooms, 'bathroom');
  if (home.bedrooms === 0) return fill(placed(home, studioSentences), { bathrooms });
  const floors =
    home.storeys > 1
      ? `over ${numbers[home.storeys]} floors`
      : isFlat(home)
        ? 'on one level'
        : 'on the ground floor';
  const bedrooms = count(home.bedrooms, 'bedroom');
  return fill(placed(home, roomSentences), { bedrooms, bathrooms, floors });
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
  const views = has('sea-view') ? seaSentences : has('mountain-view') ? hillSentences : null;
  const last = parts.pop();
  const said =
    last === undefined
      ? placed(home, nothingOutsideSentences)
      : fill(placed(home, outsideSentences), {
          parts: parts.length > 0 ? `${parts.join(', ')} and ${last}` : last,
        });
  return views ? `${said} ${placed(home, views)}` : said;
}

function titleFor(home: SampleHome, words: StyleWords): string {
  const size = home.bedrooms === 0 ? 'Studio' : `${numbers[home.bedrooms] ?? 'Large'}-bedroom`;
  const kind =
    home.propertyType === 'studio'
      ? `flat in ${words.building}`
      : isFlat(home)
        ? `${home.propertyType} in ${words.building}`
        : words.house;
  const title = `${size} ${kind}, ${home.town}`;
  return capital(title);
}

/** Title, description and features in words. They say what the pictures show, never what it costs, and no street. */
export function describeSampleHome(
  home: SampleHome,
): Pick<SampleListing, 'title' | 'description' | 'featureTexts'> {
  const words = styleWords[home.style];
  const description = [
    words.opening,
    rooms(home),
    placed(home, insideSentences[home.condition]),
    outside(home),
    placed(home, settingSentences[home.setting]),
  ].join(' ');
  return {
    title: spellFor(home, titleFor(home, words)),
    description: spellFor(home, description),
    featureTexts: home.features.map((feature) => featureWords[feature]),
  };
}
