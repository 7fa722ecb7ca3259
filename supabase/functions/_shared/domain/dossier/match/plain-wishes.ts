import type { DossierFact } from './home-facts.ts';
import type { Wish } from './match-score.ts';
import { SAID_WITH_NO } from './wish-phrases.ts';
import { readWishes } from './wishes-in-words.ts';

/** Languages in which wishes are read, and so said. */
export const WISH_LANGUAGES = ['en', 'es'] as const;
type WishLanguage = (typeof WISH_LANGUAGES)[number];

const MOST_WISHES = 12;

/** Words that mean a fact is wanted, or that there is so much of it; `#` stands for the amount. */
const WORDS: Partial<Record<DossierFact, Readonly<Record<WishLanguage, string>>>> = {
  bedrooms: { en: '# bedrooms', es: '# dormitorios' },
  bathrooms: { en: '# bathrooms', es: '# baños' },
  floorAreaM2: { en: '# m²', es: '# m²' },
  leaseYears: { en: 'lease of # years', es: 'lease of # years' },
  priceMinor: { en: 'under #', es: 'hasta #' },
  energyRating: { en: 'EPC #', es: 'certificado #' },
  hasGarden: { en: 'garden', es: 'jardín' },
  hasBalcony: { en: 'balcony', es: 'balcón' },
  hasParking: { en: 'parking', es: 'garaje' },
  hasPool: { en: 'pool', es: 'piscina' },
  hasSeaView: { en: 'sea view', es: 'vistas al mar' },
  hasLift: { en: 'lift', es: 'ascensor' },
  isStepFree: { en: 'step-free', es: 'sin escalones' },
  hasDoubleGlazing: { en: 'double glazing', es: 'doble acristalamiento' },
  isChainFree: { en: 'chain-free', es: 'sin cadena' },
  isFreehold: { en: 'freehold', es: 'propiedad plena' },
  isNew: { en: 'new build', es: 'obra nueva' },
  arePetsAllowed: { en: 'pets', es: 'mascotas' },
};
const KINDS: Readonly<Record<WishLanguage, readonly string[]>> = {
  en: [
    ...['house', 'flat', 'detached', 'semi-detached', 'terraced', 'end-of-terrace', 'townhouse', 'bungalow'],
    ...['cottage', 'villa', 'farmhouse', 'penthouse', 'studio', 'loft', 'condo'],
  ],
  es: [
    ...['casa', 'piso', 'adosado', 'chalet', 'finca', 'ático', 'estudio', 'loft', 'bungalow', 'detached'],
    ...['semi-detached', 'terraced', 'end-of-terrace', 'cottage', 'condo'],
  ],
};
const MUST: Readonly<Record<WishLanguage, string>> = { en: 'must have', es: 'imprescindible' };
const NICE: Readonly<Record<WishLanguage, string>> = { en: 'ideally', es: 'a ser posible' };
const NOT: Readonly<Record<WishLanguage, string>> = { en: 'no', es: 'sin' };

/** Every word by which a wish can be said, for whoever has to choose among them. */
export function wishWords(language: WishLanguage): readonly string[] {
  return [...KINDS[language], ...Object.values(WORDS).map((words) => words[language])];
}

/** A wish in words that the rules read as this very wish; null where there are none. */
export function sayPlainly(wish: Wish, language: WishLanguage): string | null {
  const said = wordsOf(wish, language);
  if (said === null) return null;
  const isDenied = wish.want === 'is' && wish.value === false;
  if (isDenied && SAID_WITH_NO.includes(wish.fact)) return null;
  return [
    ...(wish.isMust ? [MUST[language]] : wish.weight === 1 ? [NICE[language]] : []),
    ...(isDenied ? [NOT[language]] : []),
    said,
  ].join(' ');
}

function wordsOf({ fact, value }: Wish, language: WishLanguage): string | null {
  if (fact === 'homeKind')
    return (
      KINDS[language].find(
        (word) => JSON.stringify(readWishes(word).wishes[0]?.value) === JSON.stringify(value),
      ) ?? null
    );
  const amount = fact === 'priceMinor' ? Number(value) / 100 : String(value);
  return WORDS[fact]?.[language].replace('#', String(amount)) ?? null;
}

/**
 * What a model made of somebody's wishes, a line each, as phrases of our own. Only what the rules read of a line is kept, and
 * said anew, so that no word of the model's comes through; what the rules read in the wishes themselves is not said again.
 */
export function phrasesOfModel(said: string, wishes: string, language: WishLanguage): readonly string[] {
  const known = new Set(readWishes(wishes).wishes.map(({ fact }) => fact));
  const phrases = readWishes(said.slice(0, 4_000))
    .wishes.filter(({ fact }) => !known.has(fact))
    .map((wish) => sayPlainly(wish, language))
    .filter((phrase) => phrase !== null);
  return phrases.slice(0, MOST_WISHES);
}
