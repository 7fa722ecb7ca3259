import { MEMBER_NAMES, type MemberField } from './member-names.ts';

/** Fields whose names a source may lengthen: "bedroomsTotal", "numberOfBathroomsTotal", "qtdQuartos", "obj_purchasePrice". */
const LENGTHENED: ReadonlySet<MemberField> = new Set([
  ...(['bedrooms', 'bathrooms', 'area', 'plot', 'price', 'year'] as const),
  ...(['town', 'postcode', 'currency', 'region', 'fullBaths', 'halfBaths'] as const),
]);
/** What counts or owns, and is no part of the meaning; a price of a unit is one of a square metre. */
const IN_FRONT =
  /^(?:num(?:bers?|ero)?(?:of|de)?|no(?:of)?|nbr?|nrof|nr|countof|count|total|qtde?|qty|quantity|quantidade(?:de)?|cantidad(?:de)?|total|anzahl|aantal|antall?|liczba|pocet|obj|ad|advert|property|listing|home|house)(?=[a-z]{3})/;
const BEHIND = /(?<=[a-z]{3})(?:counts?|total|number|num|value|qty|amount|integer|decimal)$/;

/** Does a member of this name say the field? By its own names first, then by what is left without words for counting. */
export function saysField(plain: string, field: MemberField): boolean {
  if (fieldsOfName(plain).includes(field)) return true;
  if (!LENGTHENED.has(field) || plain.length > 40) return false;
  if (fieldsOfName(bareName(plain)).includes(field)) return true;
  return (field === 'bedrooms' || field === 'bathrooms') && plain.endsWith(field) && LED.test(plain);
}

/** The fields that a plain name means. */
export function fieldsOfName(plain: string): readonly MemberField[] {
  return FIELDS_OF_NAMES.get(plain) ?? [];
}

const FIELDS_OF_NAMES = namesByField();

function namesByField(): ReadonlyMap<string, readonly MemberField[]> {
  const found = new Map<string, MemberField[]>();
  for (const [field, names] of Object.entries(MEMBER_NAMES))
    for (const name of names) found.set(name, [...(found.get(name) ?? []), field as MemberField]);
  return found;
}

/** "patternBedrooms": a word of the source's own in front, that makes them neither a limit of a search nor a part of all. */
const LED =
  /^(?!.*(?:min|max|from|upto|filter|search|half|full|partial|suite|avg|average|similar|extra|staff|maid|guest|shared|private|has|show|with|no|add))[a-z]{3,12}(?:bed|bath)rooms$/;

/** Names come again in every record of a page: what was found of one is kept, of so many at most. */
const MAX_KEPT = 4_000;
const MAX_NAME = 60;

function kept<T>(find: (name: string) => T): (name: string) => T {
  const found = new Map<string, T>();
  return (name) => {
    if (name.length > MAX_NAME) return find(name);
    const known = found.get(name);
    if (known !== undefined) return known;
    if (found.size >= MAX_KEPT) found.clear();
    const value = find(name);
    found.set(name, value);
    return value;
  };
}

/** A plain name without words for counting or owning. */
export const bareName = kept((plain) =>
  plain.length > 40 ? plain : plain.replace(IN_FRONT, '').replace(BEHIND, ''),
);

/** Branches that are about other homes, or about the page. */
const OTHERS =
  /similar|related|recommend|nearby|suggest|comparable|comps|stations|schools|amenit|translations|i18n|messages|config|experiment|featured|feature_?(?:flag|toggle|switch)|breadcrumb|seo|menu|footer|header|filters|search_?results|^results$|listings$|agent$|agents$|agency$|agencies$|broker$|realtor$|branch$|office|user|history|mortgage|neighbo|alternative|alsoviewed|sold(?:homes|nearby)|otherlistings|morelistings|trending|popular|latest|estimate|valuation|avm|adverts$|(?:^|_)(?:author|seller|publisher|owner|advertiser|poster|vendor|lister)$|contact|organi[sz]ation|customers?$|promoters?$/i;

/** Does what stands under this name tell of other homes, or of the page? */
export const isAboutOthers = kept((name) => OTHERS.test(name));

/** A name as {@link MEMBER_NAMES} has it. */
export const plainName = kept((name) => {
  // "kvadratura_d": indexes of search engines name the type of a member behind its name.
  const plain = name.toLowerCase().replace(/_(?:s|d|i|t|b|f|l|ss|txt)$/, '');
  return (ACCENTED.test(plain) ? withoutAccents(plain) : plain).replace(/[^a-z0-9]/g, '');
});

const ACCENTED = /\P{ASCII}/u;

/** "wohnfläche", "año", "størrelse": letters without what stands on them. */
function withoutAccents(words: string): string {
  return words
    .slice(0, 100)
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .normalize('NFD');
}
