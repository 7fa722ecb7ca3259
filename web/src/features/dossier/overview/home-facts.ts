import { homeGroup } from '#domain/home-groups.ts';
import { DOSSIER_FACT_KEYS, type DossierFact } from '#domain/dossier/match/home-facts.ts';
import { knownFacts, storedNameOf } from '#domain/dossier/match/known-facts.ts';
import { formatDate } from '#lib/format.ts';
import { isMessageKey, t } from '#lib/i18n.ts';
import type { Fact, Facts } from './home-calls.ts';

/** Who usually says something of a home; anybody else is written out. */
export const FACT_SOURCES = [
  'typed',
  'agent',
  'seller',
  'listing',
  'certificate',
  'survey',
  'reply',
] as const;

/** Who said so. */
export function saySource(source: string): string {
  const key = `dossierOverview.source.${source}`;
  return isMessageKey(key) ? t(key) : source;
}

/** Who said so and of which day it is. */
export function sayOrigin({ source, on }: Pick<Fact, 'source' | 'on'>): string {
  return on == null
    ? saySource(source)
    : t('dossierOverview.sourceOn', { source: saySource(source), date: formatDate(on) });
}

/** Facts of a leaseholder alone, and those that homes in a larger building have. */
const LEASEHOLD: readonly DossierFact[] = ['leaseYears', 'groundRentYearMinor', 'serviceChargeYearMinor'];
const STOREYED: readonly DossierFact[] = ['floor', 'hasLift'];

/** What is known of a home, and what is not and could be asked. A price that somebody has still to guess is neither. */
export function sortFacts(
  facts: Facts,
  isHeld: boolean,
): { readonly known: readonly DossierFact[]; readonly unknown: readonly DossierFact[] } {
  const values = knownFacts(facts);
  const isHouse = (homeGroup(values.homeKind ?? null) ?? 'flats') !== 'flats';
  const matters = (fact: DossierFact) =>
    !(values.isFreehold === true && LEASEHOLD.includes(fact)) && !(isHouse && STOREYED.includes(fact));
  const shown = DOSSIER_FACT_KEYS.filter((fact) => !(isHeld && fact === 'priceMinor'));
  return {
    known: shown.filter((fact) => values[fact] != null),
    unknown: shown.filter((fact) => values[fact] == null && matters(fact)),
  };
}

/** What people wrote down of a home that is none of our facts: it is shown as it stands. */
export function otherFacts(facts: Facts): readonly (readonly [name: string, fact: Fact])[] {
  const own = new Set<string>([...DOSSIER_FACT_KEYS.map(storedNameOf), 'currency', 'sale_status', 'kind']);
  return Object.entries(facts).filter(
    ([name, { value }]) =>
      !own.has(name) &&
      !name.endsWith('_year_minor') &&
      ['string', 'number', 'boolean'].includes(typeof value),
  );
}
