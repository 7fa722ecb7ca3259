import { HOME_WORD_KEYS, type HomeWordKey } from '../domain/home-fields.ts';
import { textAt, type JsonRecord } from './json/json-value.ts';
import {
  councilTaxBandOf,
  energyRatingOf,
  findCouncilTaxBand,
  findEnergyRating,
  findTenure,
  tenureOf,
} from './texts/home-words.ts';

/** Where sources say a word of a home, and what is made of it. */
interface WordSource {
  /** what a column of a file or a member of an MLS record may be called, as `plainName` gives it */
  readonly columns: readonly string[];
  /** what a page calls it beside the value */
  readonly label: RegExp;
  /** members of the data in a page's scripts, in lower case */
  readonly members: readonly string[];
  /** path in a schema.org node; null where schema.org has no place for it */
  readonly schemaOrg: readonly string[] | null;
  /** the product's word for what stands in such a place; null where that says nothing */
  readonly read: (words: string | null | undefined) => string | null;
  /** the same for a table that somebody wrote, whose own words may count */
  readonly readWritten: (words: string) => string | null;
  /** the same for a text that is about more */
  readonly find: (text: string) => string | null;
}

/** Every field that is a word of a source, once: all layers, feeds and importers read it from here. */
export const WORD_SOURCES: Readonly<Record<HomeWordKey, WordSource>> = {
  tenure: {
    columns: ['tenure', 'ownership', 'tenuretype'],
    label:
      /^(?:tenure|ownership|title|holding)(?: type| situation)?$|^(?:type|form) of (?:tenure|ownership|title)$|^(?:ejerforhold|tulajdonviszony|forma (?:vlastnictví|vlastníctva)|upplåtelseform|eieform|eigendomssituatie|eigendom|ejerform|omistusmuoto|hallintamuoto|forma własności|vlastnictví|vlastníctvo|régimen de propiedad|omandivorm|kinnistu|(?:土地の?)?権利(?:形態)?)$/iu,
    members: ['tenure', 'tenuretype'],
    schemaOrg: null,
    read: tenureOf,
    readWritten: (words) => tenureOf(words) ?? words,
    find: findTenure,
  },
  energyRating: {
    columns: ['energyrating', 'epc', 'epcrating', 'energy', 'energyclass', 'ber', 'berrating'],
    label:
      /^(?:epc(?: rating)?|ber(?: rating)?|energy (?:rating|class|performance.*|label)|class[ei] (?:energetica|énergie|énergétique|energética)|dpe|diagnostic de performance énergétique|(?:calificación|certificación|certificado|consumo) energétic[ao]|certificado energético|(?:energie|energieeffizienz)(?:klasse|label|ausweisklasse)|energi(?:klass|märkning|merking|merke|mærke|aluokka)|energi[ -]?merking|klasa energetyczna|třída energetické náročnosti|(?:průkaz )?energetick[áéý] (?:náročnost|trieda|třída|certifikát)(?: budovy)?|energetski razred|energiatanúsítvány|energetická trieda|clas[ăa] energetic[ăa]|енергиен клас|ενεργειακή (?:κλάση|κατηγορία)|enerji sınıfı|energiamärgis|energinė klasė|energosertifikāts|epc[- ]label|penb|certificação energética)$/iu,
    members: [
      ...['epcrating', 'epcscore', 'energyrating', 'energyclass', 'energyefficiencyrating'],
      ...['currentenergyrating', 'energylabel', 'energyrate', 'energyefficiencyclass', 'dpe'],
      ...['energyefficiencyratingtype', 'efficiencyclass'],
    ],
    schemaOrg: ['hasEnergyConsumptionDetails', 'hasEnergyEfficiencyCategory'],
    read: energyRatingOf,
    readWritten: energyRatingOf,
    find: findEnergyRating,
  },
  councilTaxBand: {
    columns: ['counciltaxband', 'counciltax', 'taxband', 'ctband', 'counciltaxbanding'],
    label: /^council tax(?: band(?:ing)?)?$/i,
    members: ['counciltaxband', 'counciltax'],
    schemaOrg: null,
    read: councilTaxBandOf,
    readWritten: councilTaxBandOf,
    find: findCouncilTaxBand,
  },
};

export type ReadWords = { readonly [Key in HomeWordKey]: string | null };

/** All words of a home from one source. */
export function readWords(
  said: (key: HomeWordKey, source: WordSource) => string | null | undefined,
): ReadWords {
  return mapWords((key, source) => source.read(said(key, source)));
}

/** All words of a home from a text that is about more. */
export function findWords(text: string): ReadWords {
  return mapWords((_, source) => source.find(text));
}

/** All words that a schema.org node says. A category is given by its address: the word is the end of it. */
export function readSchemaOrgWords(node: JsonRecord): ReadWords {
  return readWords((_, { schemaOrg }) =>
    schemaOrg === null
      ? null
      : textAt(node, ...schemaOrg)?.replace(/^.*(?:[/#]|EUEnergyEfficiencyCategory)/, ''),
  );
}

/** One word of each field. */
export function mapWords(word: (key: HomeWordKey, source: WordSource) => string | null): ReadWords {
  return Object.fromEntries(
    HOME_WORD_KEYS.map((key) => [key, word(key, WORD_SOURCES[key])]),
  ) as unknown as ReadWords;
}
