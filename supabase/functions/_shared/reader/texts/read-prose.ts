import { findHomeKind } from './home-words.ts';
import { withoutChoices } from './read-count.ts';
import { readArea, type Area } from './read-area.ts';
import { numberOfWord, patternsOfRooms, type CountedRooms } from './spoken-numbers.ts';

/** What an advert's own sentences tell of its home; nothing where they tell it twice and differently. */
interface ProseFacts {
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly area: Area | null;
  readonly plot: Area | null;
  readonly yearBuilt: number | null;
  readonly propertyType: string | null;
}

/** Characters of a text that are looked at. */
const MAX_PROSE = 6_000;

/** Reads sentences; only what they say in so many words of this home. */
export function readProse(text: string): ProseFacts {
  const prose = withoutChoices(text.slice(0, MAX_PROSE).replace(/[^\S\n]+/g, ' '));
  // Most texts name no size or no year: long patterns are not tried on them.
  const sizes = (pattern: RegExp) =>
    HAS_SIZE.test(prose) ? matchesOf(prose, pattern).flatMap((words) => readArea(words) ?? []) : [];
  return {
    bedrooms:
      only(numbersOf(matchesOf(prose, CALLED)), sameCount) ?? roomsIn(prose, BEDROOMS, FURTHER_BEDROOM),
    bathrooms: roomsIn(prose, BATHROOMS, FURTHER_BATHROOM),
    area: only(sizes(FLOOR), sizeOf),
    plot: only(sizes(GROUND), sizeOf),
    yearBuilt: HAS_YEAR.test(prose) ? only(yearsIn(prose), sameCount) : null,
    propertyType: findHomeKind(THIS_HOME.exec(prose.slice(0, 600))?.[1] ?? leadingKind(prose)),
  };
}

/** What each size ends in, and each year is. */
const HAS_SIZE = /[\d.,  ](?:sq|square|m²|m2|mq|qm|metros|mètres|acre|hectare|ha(?!\p{L}))/iu;
const HAS_YEAR = /(?:1[6-9]|20)\d\d/;

/** "Dva pokoje, ložnice": what is counted is another room than the next one, where a language has no word between them. */
const ROOMS_OF_OTHER_USE = String.raw`(?:pokoj|místnost|koupel|kuchy|izb|kúpeľ|kupaon|kupatil|kopalnic|комнат|кімнат|санузе|ванн|szob|konyh|toalet|záchod|balk[oó]n|gar[aá][žz]|huonet)\p{L}*(?!\p{L})|(?:sob[aeiu]|camer[eă])(?!\p{L})`;
/** Words that may stand between a number and its rooms: "three generously sized bedrooms", "quatre belles chambres". */
const ADJECTIVES = String.raw`(?:[- ](?!(?:and|or|of|und|et|y|e|i|og|och|de|di|da|do|con|mit|avec|with|bath|bathroom|reception|living)\s)(?!${ROOMS_OF_OTHER_USE})\p{L}[\p{L}-]{1,16},?){0,2}?`;
const BEDROOMS = patternsOfRooms('bedrooms', ADJECTIVES);
const BATHROOMS = patternsOfRooms('bathrooms', ADJECTIVES);
/** More rooms than the ones that were counted; and rooms that somebody could make. */
const FURTHER_BEDROOM =
  /(?:further|additional|another|other|more|possible|potential|fifth|fourth|third|second|first|master|autres?|supplémentaires?|weiteres?|zusätzliche[sn]?|altr[aeio]|ulterior[ei]|otr[oa]s?|adicional(?:es)?|outr[oa]s?|andere|extra|tweede|derde|convert\w*|dalš\p{L}+|ďalš\p{L}+|druh[áouý]\p{L}*|třetí|tretia|jin[áé]|možn\p{L}+|drug[aeu]|treć[aeu]|dodatn\p{L}+|még|további|втор\p{L}+|друг\p{L}+|ещ[её]|toinen)[- ](?:\p{L}+[- ]){0,2}(?:bed ?room|dormitorio|habitaci[oó]n|rec[aá]mara|chambre|camer[ae]|quarto|slaapkamer|schlafzimmer|ložnic|spáln|spava[ćc]|spalnic|hálósz|спал|makuuh)/iu;
const FURTHER_BATHROOM =
  /salles? d['’]eau|shower rooms?|en[- ]?suite|salle de douche|wc bath|wet room|cloakroom|powder|half[- ]bath|aseos?\b|(?:further|additional|another|second|altro|otro|weiteres|zweites|tweede|další|ďalš\p{L}+|druh[áouý]\p{L}*|drug[aeu]|втор\p{L}+|toinen)[- ](?:\p{L}+[- ]){0,2}(?:bath|baño|bagno|bad|koupel|kúpeľ|kup[aon]|kopalnic|ванн|бан|kylpyh)|sprchov\p{L}+ kout(?! )|zuhanyzó/iu;

/** A home that is called by its rooms has so many in all, whatever its floors have: "a three bedroom house". */
const CALLED =
  /(?<![\p{L}\d.,/-])(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[- ](?:double[- ])?bed(?:room)?(?:ed)?,? (?:\p{L}[\p{L}-]+,? ){0,3}(?:house|home|flat|apartment|bungalow|cottage|villa|maisonette|townhouse|property|residence|condo|penthouse|barn|farmhouse)(?!\p{L})/giu;

function roomsIn(prose: string, rooms: readonly CountedRooms[], further: RegExp): number | null {
  const named = prose.match(rooms === BEDROOMS ? ANY_BEDROOM : ANY_BATHROOM)?.length ?? 0;
  // What stands on one floor is no count of the home where another floor may have more.
  return further.test(prose) || (named > 1 && FLOORS.test(prose))
    ? null
    : only(countsOf(prose, rooms), sameCount);
}

const ANY_BEDROOM =
  /bed ?room|dormitor|habitaci|rec[aá]mara|chambre|camer[ae](?!\p{L})|quarto|schlafzimmer|slaapkamer|sovrum|soverom|soveværelse|sypialni|ložnic|spáln|spava[ćc]|spalnic|hálósz|спал[ьне]|makuuhuone|dormitoare/giu;
const ANY_BATHROOM =
  /bath ?room|baño|salles? de bain|bagn[oi](?!\p{L})|banheiro|casas? de banho|badezimmer|bäder|badkamer|badrum|badeværelse|łazienk|koupel[ne]|kúpeľ|kupaonic|kupatil|kopalnic|fürdő|ванн|kylpyhuone/giu;
/** One numbered floor of a Czech text is where a flat lies; two are floors of one home. */
const FLOORS =
  /(?:ground|first|second|upper|lower|top)[- ]floor|upstairs|downstairs|erdgeschoss|obergeschoss|dachgeschoss|\b(?:eg|og|dg)\b|étage|rez-de|planta|piso superior|piano|verdieping|begane grond|etasje|våning|\bsal\b|r\/c\b|piętro|parter|přízemí|přízemní|prízem|podkroví|(?:patře(?!\p{L})|podlaží|poschod)[^]*(?:patře(?!\p{L})|podlaží|poschod)|prizemlj|(?:na|prv\p{L}+|drug\p{L}+|\d\.) kat(?:u|a)?(?!\p{L})|emelet|földszint|tetőtér|етаж|этаж|поверх|kerros/iu;

function countsOf(prose: string, languages: readonly CountedRooms[]): number[] {
  const spoken = languages.filter(({ rooms }) => rooms.test(prose));
  return numbersOf(spoken.flatMap(({ counted }) => matchesOf(prose, counted)));
}

function numbersOf(words: readonly string[]): number[] {
  return words.flatMap((word) => numberOfWord(word) ?? []);
}

function sameCount(count: number): number {
  return count;
}

const SIZE = String.raw`\d[\d.,  ]{0,9}(?:sq\.? ?f(?:ee)?t\.?|square (?:feet|foot|metres|meters)|sqft|sq\.? ?m\.?|m²|m2|mq|qm|metros cuadrados|mètres carrés|acres?|hectares?|ha(?!\p{L}))`;
const FLOOR_WORDS = String.raw`(?:living (?:area|space)|floor (?:area|space)|internal (?:area|space)|gross internal area|living accommodation|accommodation|habitables?|construidos|útiles|área (?:útil|privativa)|superficie (?:construida|útil|abitabile|commerciale)|wohnfläche|woonoppervlakte|gebruiksoppervlakte|boarea|boligareal|bruksareal|woonruimte)`;
/** A size that its own sentence calls the floor's, in front of it or behind. */
const FLOOR = new RegExp(
  String.raw`(?:surface habitable|superficie habitable|${FLOOR_WORDS})(?: (?:of|de|di|von|van|på|over|totale?|total|is|beträgt|bedraagt|ca\.?|circa|about|approximately|approx\.?|some|around|nearly|almost|environ|aproximadamente|rund|etwa|ongeveer)){0,4}:? (${SIZE})|(?:approx\.?|approximately|extending to|circa|ca\.|some|over|around|environ) (${SIZE})(?: of (?:living|internal|versatile|luxury|beautifully|flexible)| wohnfläche| habitables?| of accommodation)|(?<!(?:lot|plot|gardens?|grounds?|land|terrace|deck|balcony|estate|acreage),? )(?:spanning|totall?ing)(?: (?:about|approximately|approx\.?|some|around|nearly|almost|over|roughly))? (\d[\d.,  ]{0,9}(?:sq\.? ?f(?:ee)?t\.?|square (?:feet|foot)|sqft|m²|m2|sqm))(?! (?:lot|plot|garden|terrace|deck|land))|(?:užitn|podlahov|obytn|už\.)\p{L}{0,4} (?:ploch\p{L}|ploše|výměr\p{L}|výměře)(?: (?:bytu|domu|je|cca|činí|o)){0,2}:? (${SIZE})|(${SIZE}) (?:of )?(?:de |di )?${FLOOR_WORDS}`,
  'giu',
);
/** A size that its own sentence calls the ground's. */
const GROUND = new RegExp(
  String.raw`(?:(?:plot|lot|grounds?|gardens?(?: and grounds)?) (?:of|extending to|measuring)|set (?:in|on|within)|sits on|occupying|sur (?:un |une )?(?:terrain|parcelle)(?: \p{L}+){0,2} de|terrain(?: \p{L}+){0,2} de|parcela(?: \p{L}+){0,2} de|solar de|terreno (?:de|di)|lote de|lotto di|perceel(?: \p{L}+){0,2} van|kavel van|grund(?:stück)?(?:sfläche)?(?: ist| von| beträgt| hat){0,2}|tomt(?: på| om)|grund på|działk[ai] (?:o pow\.|o powierzchni)?)(?: (?:about|approximately|approx\.?|some|around|nearly|almost|over|ca\.?|circa|environ|aproximadamente|rund|etwa|ongeveer|just)){0,2} (${SIZE})|(${SIZE}) (?:großen|großes|grosse[ns]?) grundstück|(${SIZE}) (?:plot|lot|stand|erf|block|section|de terrain|de parcela|de terreno|grundstück|perceel)(?!\p{L})`,
  'giu',
);
const YEAR = String.raw`((?:1[6-9]|20)\d\d)(?!\d)`;
/** The year in which a sentence says that the home was built; what was renewed or extended then is older. */
const BUILT = new RegExp(
  String.raw`(?:built|constructed|erected) (?:in |circa |c\.? ?|around )+${YEAR}|${YEAR}[- ]built|(?:dating|dates) (?:from|back to) (?:circa )?${YEAR}|(?:erbaut|errichtet|gebaut|fertiggestellt)(?: im jahre?| in| anno)? ${YEAR}|(?:im jahre? |in |das |die |der |dieser? |dieses )${YEAR} (?:\p{L}+ )?(?:erbaute?[ns]?|errichtete?[ns]?|gebaute?[ns]?|fertiggestellte?[ns]?|gebouwde?|opgeleverde)|baujahr:? ${YEAR}|bouwjaar:? ${YEAR}|gebouwd in ${YEAR}|(?:construite?s?|bâtie?|édifiée?|construction)(?: en| de| datant de)+ (?:l['’]année )?${YEAR}|(?:constru[ií]d[oa]s?|edificad[oa]|construcción)(?: en| em| de| del| en el año| no ano de)+ ${YEAR}|(?:costruit[oaie]|edificat[oa]|costruzione)(?: nel| del| risalente al)+(?: ?['’])? ?${YEAR}|(?:byggt|bygget|oppført|opført|uppfört)(?: i| år)* ${YEAR}|(?:wybudowan\p{L}|zbudowan\p{L}|postaven\p{L})(?: w| v| roce| roku)* ${YEAR}`,
  'giu',
);
/** What else is built: a part of the home, later. */
const PART =
  /(?:extension|extended|garage|annexe?|conservatory|kitchen|loft|outbuilding|studio|pool|barn|rebuilt|anbau|carport|wintergarten|piscine|véranda|piscina|aanbouw|uitbouw|tilbygg|renovat\p{L}*|rénov\p{L}*|reform\p{L}*|saniert|ristruttur\p{L}*|neighbourhood|development of|school)[^.!?\n]{0,60}$/iu;

function yearsIn(prose: string): number[] {
  return [...prose.matchAll(BUILT)].flatMap((match) => {
    const before =
      prose
        .slice(Math.max(0, match.index - 90), match.index)
        .split(/[.!?\n]\s/)
        .at(-1) ?? '';
    const year = filledGroup(match);
    return PART.test(before) || year === undefined ? [] : Number(year);
  });
}

/** "Dieser in 1990 erbauten Villa", "cette maison", "deze tussenwoning": what the advert calls its home. */
const THIS_HOME =
  /(?<!\p{L})(?:dieser?|diese[ms]|cette|cet|esta|este|ésta|questo|questa|deze|dit|denne|dette|detta|den här|det här|essa|esse)(?: \p{L}[\p{L}\d-]*| \d{4}){0,4}? ((?:einfamilienhaus|doppelhaushälfte|reihenhaus|reihenmittelhaus|villa|wohnung|eigentumswohnung|maison|appartement|pavillon|studio|casa|piso|chalet|apartamento|moradia|vivienda|appartamento|trilocale|bilocale|villetta|woning|tussenwoning|hoekwoning|vrijstaande woning|leilighet|enebolig|lägenhet|lejlighed))(?!\p{L})/iu;

/** "Helle, sanierte Altbauwohnung im Herzen …": the kind that the first words of an advert name; a flat may be in a house. */
const LEADING_FLAT =
  /(?<!\p{L})(?:\p{L}{0,24}wohnung|appartement|piso|apartamento|ático|estudio|appartamento|monolocale|bilocale|trilocale|quadrilocale|bovenwoning|benedenwoning|lägenhet|leilighet|lejlighed|mieszkanie|kawalerka)(?!\p{L})/iu;
const LEADING_HOUSE =
  /(?<!\p{L})(?:einfamilienhaus|doppelhaushälfte|reihenhaus|reihenmittelhaus|reiheneckhaus|landhaus|maison|pavillon|villetta|chalet|moradia|tussenwoning|hoekwoning|eengezinswoning|vrijstaande woning|enebolig|radhus|rekkehus|parhus|kedjehus)(?!\p{L})/iu;
const MAX_LEAD = 240;

function leadingKind(prose: string): string | undefined {
  const lead = prose.slice(0, MAX_LEAD);
  return (LEADING_FLAT.exec(lead) ?? LEADING_HOUSE.exec(lead))?.[0];
}

/** What each match of a pattern holds in the one group that is filled. */
function matchesOf(prose: string, pattern: RegExp): string[] {
  return [...prose.matchAll(pattern)].flatMap((match) => filledGroup(match) ?? []);
}

function filledGroup(match: readonly (string | undefined)[]): string | undefined {
  return match.slice(1).find((group) => group !== undefined);
}

function sizeOf({ m2 }: Area): number {
  return Math.round(m2);
}

/** The one value that all are; null where they are several. */
function only<T>(values: readonly T[], keyOf: (value: T) => number): T | null {
  const [first] = values;
  return first !== undefined && values.every((value) => keyOf(value) === keyOf(first)) ? first : null;
}
