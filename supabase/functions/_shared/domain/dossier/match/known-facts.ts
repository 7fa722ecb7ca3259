import { isCurrencyCode } from '../../currencies.ts';
import { HOME_KINDS } from '../../home-kinds.ts';
import { ENERGY_RATINGS } from '../../market/energy-bands.ts';
import {
  DOSSIER_FACT_KEYS,
  factRow,
  type DossierFact,
  type DossierFacts,
  type FactValue,
} from './home-facts.ts';

/** Which values a fact may have, by its kind; anything else that stands there is not known. */
const IS_VALUE: Readonly<Record<ReturnType<typeof factRow>['kind'], (value: unknown) => boolean>> = {
  amount: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  rating: (value) => ENERGY_RATINGS.some((rating) => rating === value),
  yes: (value) => typeof value === 'boolean',
  word: (value) => HOME_KINDS.some((kind) => kind === value),
};

/** The name of a fact as the database writes it: `floorAreaM2` is `floor_area_m2`. */
export function storedNameOf(fact: DossierFact): string {
  return fact.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What a home is judged by, of all that stands in its facts: whatever is no such value is unknown, never no. */
export function knownFacts(stored: Readonly<Record<string, { readonly value?: unknown }>>): DossierFacts {
  const known: Partial<Record<DossierFact, FactValue>> = {};
  for (const fact of DOSSIER_FACT_KEYS) {
    const value = stored[storedNameOf(fact)]?.value;
    if (IS_VALUE[factRow(fact).kind](value)) known[fact] = value as FactValue;
  }
  return known as DossierFacts;
}

/** In which money the amounts of a home are: its own, where somebody said one, else that of its dossier. */
export function currencyOf(
  stored: Readonly<Record<string, { readonly value?: unknown }>>,
  ofDossier: string,
): string {
  const own = stored['currency']?.value;
  return typeof own === 'string' && isCurrencyCode(own) ? own : ofDossier;
}
