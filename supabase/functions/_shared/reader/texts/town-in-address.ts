import { countryOfName } from './country-names.ts';
import { cityCalledSo } from './city-called-so.ts';
import { districtOf, readEircode, readUkPostcode } from './read-postcode.ts';
import { endsInPlace, isBehindSize, isOffered, isOfferedIn } from './place-of-offer.ts';
import { isProvince } from './provinces.ts';
import { isRegionName } from './region-names.ts';
import { US_STATES } from './zip-states.ts';

/** Countries, and counties by a word that says so. */
const COUNTIES =
  /^(?:(?:greater|county|co\.?) )?(?:london|manchester|durham|midlands|england|scotland|wales|uk|united kingdom|ireland|canada|spain|españa|italy|italia|france|portugal|polska|deutschland|österreich|schweiz|suisse|belgique|belgië|nederland|brasil|méxico|hrvatska|česká republika|slovensko|india|australia|south africa|united arab emirates|uae|usa)$|^rm(?: \(metropolitana\))?$|^regi[oó]n metropolitana|^co\.? \p{L}+$|^(?:okres|powiat|gmina|województwo|kraj|provincia d[ei]|distrito d[eo]|comarca d[ei]|citt[aà] metropolitana di|jude[țţ]ul|opština|općina|landkreis|kreis|bezirk) |^\p{L}[\p{L} -]{2,40} (?:maakond|novads|apskritis)$/iu;

/** Countries that a city is called. */
const CITY_STATES =
  /^(?:singapore|singapur|singapour|luxemb(?:o?urg)|monaco|gibraltar|hong kong|macau|kuwait|panam[aá]|guatemala|djibouti|m[eé]xico|san marino)$/i;

function isCounty(part: string): boolean {
  return COUNTIES.test(part) || isRegionName(part) || isCountryName(part);
}

function isCountryName(part: string): boolean {
  return part.length > 3 && part.length < 40 && !CITY_STATES.test(part) && countryOfName(part) !== null;
}

/** Districts of a town, by a word that says so. */
const PART_OF_TOWN =
  /^(?:حي|neighbou?rhood|quartiere?|zona|urbanizaci[oó]n|urb\.|frazione|district|stadtteil|wijk|barrio|bairro|dzielnica|osiedle|część|část|mahalle)\s|\s(?:mah\.?|mh\.?|mahallesi|neighbou?rhood)$|^(?:centro(?: (?:ciudad|hist[oó]rico|urbano|storico|citt[aà]))?|centre(?:[- ]ville)?|city cent(?:re|er)|town centre|zentrum|innenstadt|centrum|casco (?:antiguo|hist[oó]rico|viejo|urbano))$/iu;
/** Is a name that of a part of a town, by a word that says so? */
export function isPartOfTown(name: string): boolean {
  return PART_OF_TOWN.test(name);
}

/** Concelhos around Lisboa and Porto: the district stands behind them. */
const CONCELHOS =
  /^(?:cascais|sintra|oeiras|loures|amadora|odivelas|mafra|torres vedras|vila franca de xira|alenquer|almada|seixal|barreiro|montijo|sesimbra|palmela|matosinhos|vila nova de gaia|gondomar|maia|valongo|p[oó]voa de varzim|vila do conde|paredes|penafiel|amarante)$/i;

/** "TX", "NSW": states by their letters. */
function isState(part: string): boolean {
  return US_STATES.has(part) || /^(?:NSW|VIC|QLD|TAS|ACT|ON|QC|BC|AB|MB|SK|NS|NB|PE|NL)$/.test(part);
}

/** Parts that are streets, districts and stations in addresses written from the largest to the smallest. */
const SMALL_PART =
  /(?<!\p{L})(?:r|ray|m|pr|küç|qəs|mkr|ул|улица|пр|пр-т|проспект|р-н|район|мкр|д|пер|бул|вул|просп|ж\.?к|g|al|iela|tn|mnt|pst)\.?$|^(?:ул|улица|пр|пр-т|проспект|пер|бул|мкр|вул|просп|жк|м)\.? /iu;
/** Ends and beginnings of names of streets. */
const STREET =
  /\b(?:lane|street|st|road|rd|avenue|ave|close|drive|dr|way|court|ct|crescent|gardens?|place|terrace|row|hill|grove|mews|square|park|walk|green|view|rise|mount|heights|calle|avenida|plaza|paseo|rue|chemin|via|viale|piazza|rua|travessa|allee|weg|platz|gasse|straat|laan|ulica)\b|(?:straße|strasse|straat|laan|weg|gatan|vägen|gata|veien|vej|gade|\p{L}{3}(?:katu|tie|kuja|polku|raitti|bulevardi|puistikko))$/iu;

/** Provinces that are called like their cities: on pages for buyers from abroad a town stands in front of them, or a district. */
const PROVINCE_OF_COAST =
  /^(?:alicante|almer[ií]a|c[aá]diz|castell[oó]n|girona|granada|huelva|m[aá]laga|murcia|tarragona|las palmas)$/i;

/** A city that is named with the number of its district, or with a word for a city: such a line goes from the large to the small. */
const CITY_FIRST =
  /^(?:(?:[Гг]рад|гр\.|[Гг]ород|г\.|[Мм]істо|м\.|[Gg]rad|[Mm]esto|[Mm]ěsto|[Mm]iasto)\s+)(?<named>\p{Lu}[\p{L} -]{2,40})$|^(?<numbered>Praha|Prague|Budapest|Wien|Paris|Bratislava|Beograd)(?:\s+\d{1,2}|\s+[IVX]{1,5}\.(?:\s*ker(?:ület|\.)?)?)(?:\s[-–]\s\p{Lu}.{1,40})?$/u;
/** Cities that their pages name in front of their districts. */
const CITY_OF_DISTRICTS =
  /^(?:Warszawa|Kraków|Wrocław|Łódź|Poznań|Gdańsk|Gdynia|Szczecin|Bydgoszcz|Lublin|Białystok|Katowice|Rzeszów|Toruń|Praha|Brno|Київ|Львів|Одеса|Харків|Дніпро|Beograd|Zagreb|Sarajevo|Skopje|Sofija)$/u;
/** Ends of lines that go from the large to the small: a street by its word. */
const STREET_LAST =
  /(?<!\p{L})(?:út|útja|utca|tér|körút|fasor|sétány|ulica|улица|булевард|вулиця)(?:\s+\d{1,4}\.?)?$|^(?:ул|ulice|ulica)\.?\s/iu;

/** "…, Rustaveli ave.": a street whose word is cut short, at the end of three parts or more. */
const STREET_CUT_LAST = /\p{L}\s(?:ave|st|str|blvd|rd|hwy)\.?(?:\s+\d{1,4}\p{L}?)?$/iu;

/** Is a part of an address a street by its name? */
export function isStreetName(part: string): boolean {
  return STREET.test(part);
}

/** "3 bedroom flat for sale in Sampleton": the town that a title names. */
const NAMED = /(?:\b(?:in|en|a|à|em|in der|i|te)|,)\s+(?=\p{Lu})/u;

/**
 * The town in an address line: the last part that is neither postcode nor county; the first where the line goes from the
 * large to the small; of several the one that the title names. Null where the line is only a street; a guess, made only
 * where the source keeps no town of its own.
 */
export function townInAddress(
  address: string | null,
  postcode: string | null,
  title: string | null = null,
  titles: readonly string[] = [],
): string | null {
  const parts = (address ?? '').split(',').map((part) => withoutPostcode(withoutNote(part), postcode));
  const called = cityCalledSo(parts);
  if (called !== null) return called;
  const city =
    parts.length > 1
      ? (CITY_FIRST.exec(parts[0] ?? '') ?? CITY_FIRST.exec(parts[1] ?? ''))?.groups
      : undefined;
  if (city) return city['named'] ?? city['numbered'] ?? null;
  // "Warszawa, Mokotów": Polish, Czech and Ukrainian pages name the city before its district.
  if (parts.length > 1 && CITY_OF_DISTRICTS.test(parts[0] ?? '')) return parts[0] ?? null;
  // "Praha - Smíchov, Vrázova": a city with its district in front of a street.
  const [first = '', second = ''] = parts;
  const district =
    parts.length === 2 && !/\d/.test(second)
      ? /^(Praha|Brno|Ostrava|Plzeň|Bratislava|Košice|Warszawa|Kraków|Budapest|Beograd|Zagreb)\s?[-–]/u.exec(
          first,
        )
      : null;
  if (district) return district[1] ?? null;
  const isTown = (part: string) =>
    part !== '' &&
    !/\d/.test(part) &&
    !isCounty(part) &&
    !PART_OF_TOWN.test(part) &&
    part.length <= 60 &&
    !SMALL_PART.test(part) &&
    !isState(part);
  if (parts.length > 1 && parts.slice(1).some((part) => SMALL_PART.test(part)) && isTown(parts[0] ?? ''))
    return parts[0] ?? null;
  if (parts.length > 1 && STREET_LAST.test(parts.at(-1) ?? '') && isTown(parts[0] ?? ''))
    return parts[0] ?? null;
  if (parts.length > 2 && STREET_CUT_LAST.test(parts.at(-1) ?? '') && isTown(first) && !isStreetName(first))
    return first;
  // "Siena, zona Centro": a town in front of its part.
  if (parts.length === 2 && PART_OF_TOWN.test(second) && isTown(first) && !isStreetName(first)) return first;
  const isStreet = /\d/.test(address?.split(',')[0] ?? '') || isStreetName(parts[0] ?? '');
  // "Sampleton, Málaga, Spain": a town, its province and the country.
  const isWhole = parts.length === 3 && !isStreet && isCountryName(parts[2] ?? '');
  if (isWhole && isTown(first) && isProvince(second, countryOfName(parts[2] ?? ''))) return first;
  // "Sampleton, Málaga, Andalucía" and "Andalucia, Malaga, Sampleton": the one part that is neither province nor region.
  const [lone, more] = parts.filter((part) => !isWideInSpain(part));
  if (parts.length === 3 && !isStreet && lone !== undefined && more === undefined && isTown(lone))
    return lone;
  if (parts.length === 2 && !isStreet && PROVINCE_OF_COAST.test(second)) {
    const line = title?.toLowerCase() ?? '';
    const isAlone = line.includes(` in ${first.toLowerCase()}`) && !line.includes(second.toLowerCase());
    if (isAlone) return first;
    if (/\bfor sale\b/.test(line)) return null;
  }
  // "Aveiro, Glória e Vera Cruz" where another title ends in "em Aveiro": the part stands behind its town.
  const isPart = parts.length === 2 && !isStreet && isTown(second) && isTown(first);
  if (isPart && titles.some((other) => other !== title && endsInPlace(first, other))) return first;
  // "Sampleton - Northside - Old Town": from the large to the small, and the title offers it in the first of them.
  const [large = '', ...smaller] = (address ?? '').slice(0, 200).split(/\s[-–]\s/);
  if (parts.length === 1 && smaller.length > 0 && isTown(large) && isOfferedIn(large, title)) return large;
  const hasCounty = parts.some(isCounty);
  const named =
    parts.length > 2 && !isStreet && !hasCounty ? parts.findIndex((part) => isNamed(part, title)) : -1;
  if (named === 0 && isTown(parts[0] ?? '')) return parts[0] ?? null;
  for (let index = parts.length - 1; index > 0; index -= 1) {
    const part = parts[index] ?? '';
    if (!isTown(part)) continue;
    const before = parts[index - 1] ?? '';
    // "Apartment 63, Sample Court": the number of a flat stands in front of its street.
    if (index === 1 && isStreetName(part) && /^(?:apartment|apt\.?|flat|unit) \d{1,4}\p{L}?$/iu.test(before))
      return null;
    return CONCELHOS.test(before) ? before : cityOf(part, parts);
  }
  if (parts.length === 2 && !isStreet && isTown(first) && isCounty(second) && isOffered(parts, title))
    return first;
  // "Sampleton, okres Samplov": a town in front of its district.
  if (
    parts.length === 2 &&
    isTown(first) &&
    !isStreetName(first) &&
    /^(?:okres|powiat|gmina) \p{Lu}/u.test(second)
  )
    return first;
  // "Prodej bytu, 71 m², Sampleton": nothing but the town stands behind the size.
  if (
    parts.length === 1 &&
    isTown(first) &&
    !isStreetName(first) &&
    isBehindSize(first, [title ?? '', ...titles])
  )
    return first;
  // Nothing but the city and its district: "London, WC2N".
  return parts.length === 2 && second === '' && /^london$/i.test(first) ? first : null;
}

/** A province or a region of Spain, in Spanish or as the British call it. */
function isWideInSpain(part: string): boolean {
  return (
    isProvince(part, 'ES') ||
    isRegionName(part) ||
    /^(?:andalusia|catalonia|(?:balearic|canary) islands|valencian community|costa \p{L}+(?: \p{L}+)?)$/iu.test(
      part,
    )
  );
}

/** "Sampleton-Northside, okres Sampleton": the city without its district, where another part names it as well. */
function cityOf(part: string, parts: readonly string[]): string {
  const [, city, stroke = ''] = /^(\p{Lu}[\p{L} ]{2,40}?)(\s?[-–]\s?)\p{Lu}/u.exec(part) ?? [];
  if (city === undefined) return part;
  // Czech towns have no stroke between spaces: what stands behind one is a part of the town.
  const isCzech = stroke.length === 3 && parts.some((other) => /^okres \p{Lu}/u.test(other));
  return isCzech || parts.some((other) => other !== part && other.endsWith(` ${city}`)) ? city : part;
}

/** The region at the end of an address line that is one by its name. */
export function regionInAddress(address: string | null): string | null {
  const parts = (address ?? '').split(',').map((part) => part.trim());
  const last =
    parts.findLast(
      (part) => part !== '' && !/\d/.test(part) && !COUNTIES.test(part) && !isCountryName(part),
    ) ?? '';
  // "Querétaro, Querétaro": a city that has its region's name.
  const isTwice = parts.length > 2 && parts.at(-1) === parts.at(-2);
  // "12 Oak St, Sampleton, MI": no ZIP behind the state.
  const isAmerican = parts.length > 2 && /^\d{1,6}\s/.test(parts[0] ?? '') && US_STATES.has(last);
  return parts.length > 1 && (isTwice || isAmerican || isRegionName(last)) ? last : null;
}

/** "Sampleton (Centre)": the name without what explains it. */
function withoutNote(part: string): string {
  return part.replace(/\s*\([^()]{0,40}\)\s*$/, '');
}

/** Does a title end with this place, "… for sale in Sampleton"? */
function isNamed(part: string, title: string | null): boolean {
  const line = title?.slice(0, 300).trim().toLowerCase() ?? '';
  const at = part.length > 3 ? line.lastIndexOf(part.toLowerCase()) : -1;
  if (/^\s*,/.test(line.slice(at + part.length))) return false;
  return (
    at > 0 &&
    NAMED.test((title ?? '').trim().slice(Math.max(0, at - 8), at + 1)) &&
    line.length - at - part.length < 30
  );
}

function withoutPostcode(part: string, postcode: string | null): string {
  let text = part.trim();
  if (postcode !== null) text = text.replace(postcode, '');
  const whole = readUkPostcode(text);
  if (whole !== null) text = text.replace(new RegExp(whole.replace(' ', '\\s?'), 'i'), '');
  // "Sampleton A65 F4E2": an Eircode behind its place.
  const eircode = readEircode(text)?.replace(' ', '\\s?');
  if (eircode !== undefined) text = text.replace(new RegExp(String.raw`\s${eircode}$`), '');
  const outward = districtOf(null, text, 'GB');
  return (outward === null ? text : text.replace(outward, '')).trim();
}
