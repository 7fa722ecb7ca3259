import { cleanLine } from './clean-text.ts';
import { countryOfName } from './country-names.ts';
import { findOffer, homeTypeOf } from './home-words.ts';
import { readUkPostcode } from './read-postcode.ts';

const LINK =
  /(?<!\p{L})(?:[Ff]or [Ss]ale|[Tt]o [Rr]ent|[Ff]or [Rr]ent|[Tt]o [Ll]et|[Ee]n [Vv]enta|[Ee]n [Aa]lquiler|[Ii]n [Vv]endita|[Ii]n [Aa]ffitto|[àÀ] [Vv]endre|[àÀ] [Ll]ouer|[Zz]u [Vv]erkaufen|[Zz]ur [Mm]iete|[Zz]um (?:[Kk]auf|[Vv]erkauf)|[Tt]e [Kk]oop|[àÀ] [Vv]enda|[Tt]ill [Ss]alu|til salgs?|na sprzedaż)\s*(?:[Ii]n|[Aa]t|on|en|a|à|em|n[ao]|,|-|:)?\s+|\b(?:in|at)\s+(?=[\p{Lu}\d])|\bem\s+(?=\p{Lu})|\ben\s+(?=\p{Lu}|(?:calle|c\/|avenida|avda|plaza|paseo|camino|carretera|barrio|urbanización)\b)/u;
/** Longer is no title. */
const MAX_TITLE = 500;
/** The name of the site has no comma; a part of the place does. */
const SITE = /\s+(?:(?:\||–|—|·|::)\s+[^|–—·]{2,60}|-\s+[^|–—·,]{2,60})$/u;

const SITE_OF_HEADING = /\s+(?:\||–|—|·|::)\s+[^|–—·]{2,60}$/u;

const OFFER_FIRST = /^(?:te koop|for sale|zu verkaufen|à vendre|in vendita|en venta)\s*:\s*/i;
/** "Wohnung in 12345 Musterstadt kaufen": what one does with it. */
const OFFER_LAST = /\s+(?:zu\s)?(?:kaufen|verkaufen|mieten|kopen|acheter|louer|comprar|kupić|koupit)$/i;
/** "Apartment Sample Canal 500 2 in Sampleton": a kind of home, a street with its number, a town. */
const STREET_IN_TOWN =
  /^(?:\p{Lu}\p{L}{3,20}\s)(?<street>\p{Lu}[\p{L}.'’-]{2,30}(?:\s[\p{L}.'’-]{1,30}){0,4}\s\d{1,4}(?:\s?[\p{L}\d/-]{1,5})?)\s+(?:in|te)\s+\p{Lu}[\p{L} .'’-]{2,40}$/u;
/** "Prodej bytu 3+kk, ul. Vzorová, Praha 8 - Karlín", "…, Vzorová alej, 326 00 Plzeň": a street in front of its city. */
const CZECH =
  /,\s((?:ul\.\s)?\p{Lu}[\p{L} .]{2,40}(?: \d{1,5}(?:\/\d{1,4})?)?,\s(?:\d{3} ?\d{2} \p{Lu}[\p{L} -]{1,40}|(?:Praha|Brno|Ostrava|Plzeň|Olomouc|Liberec|Bratislava|Košice)(?: \d{1,2})?(?:\s?[-–]\s?\p{Lu}[\p{L} -]{2,40})?))$/u;
/** "Woning te koop - Voorbeeldweg in 2440 Voorbeeld - Ref: 1": a street, its postcode and its town. */
const STREET_IN_POSTCODE =
  /(?:^|\s[-–|]\s|(?:te koop|te huur|for sale|à vendre|zu verkaufen)(?: in| à)?\s)(\p{Lu}[\p{L}.'’-]{3,30}(?: [\p{L}\d.'’][\p{L}\d.'’-]{0,20}){0,4}) (?:in|te|à) (\d{4,5}(?: [A-Z]{2})?) (\p{Lu}[\p{L} '’-]{1,40}?)(?=$|\s[-–|])/iu;
/** "Appartement aan de Voorbeeldstraat 12-A, Voorbeeldstad": a Dutch street behind its preposition. */
const DUTCH =
  /\baan (?:de |het )?(\p{Lu}[\p{L} .'’-]{2,40}\s\d{1,4}(?:[ -]?[\p{L}\d]{1,4})?(?:, \p{Lu}[\p{L} .'’-]{2,40})?)$/u;
/** "Продажа квартиры 124.9м² ул. Примерная, 44, Москва": the street by its word, behind the size. */
const RUSSIAN =
  /м²,?\s+((?:ул|улица|пр-т|проспект|пер|переулок|бул|бульвар|шоссе|наб|пл)\.?\s[^,]{2,40}, \d{1,4}[^,\s]{0,6}, \p{Lu}[^,-]{2,30})/u;
/** "Prodej rodinného domu, 200 m², Sampleton": an offer, its size, then nothing but the place. */
const BEHIND_SIZE =
  /\d\s?(?:m²|m2|㎡|kvm|qm|mq|sqm|sq\.? ?(?:ft|m))\.?,\s+(\p{Lu}[\p{L} .'’-]{2,40}(?:,\s+(?:(?:okres|powiat|gmina) )?\p{Lu}[\p{L} .'’-]{2,40}){0,2})$/u;
/** "Mill Place, Sampleton E2A, 1 bed flat to rent, £950 pcm": the place stands in front of what is offered. */
const BEFORE_COUNT =
  /^(\p{Lu}[\p{L}\d .'’-]{2,40}(?:, \p{Lu}[\p{L}\d .'’-]{2,40}){1,3}), (?:\d{1,2} bed(?:room)?s?|studio) [\p{L}-]{3,20}(?: [\p{L}-]{3,20}){0,2} (?:for sale|to rent|to let)(?:,|$)/u;
/** "Flat to rent • 22 m² • Vzorová • Sampleton - Northside • Sample Homes": places behind the size, each between two marks. */
function placeBetweenMarks(title: string): string | null {
  const parts = title.split(/\s[•·|]\s/).map((part) => part.trim());
  const size = parts.findIndex((part) => /^\d{1,5}(?:[.,]\d{1,2})?\s?(?:m²|m2|㎡|sqm)$/.test(part));
  if (size < 1 || findOffer(parts.slice(0, size).join(' ')) === null) return null;
  const places: string[] = [];
  for (const part of parts.slice(size + 1, -1)) {
    if (!/^\p{Lu}[\p{L} .'’-]{2,50}(?:\s\d{1,4}\p{L}?)?$/u.test(part)) break;
    places.push(part);
  }
  return places.length > 0 ? places.join(', ') : null;
}

const FIGURES_BEHIND =
  /\s+[-–·]\s+(?:(?:[£€$₹]|[A-Z]{3} )\s?\d|\d[\d.,' ]{0,12}\s?(?:€|£|\$|bed|bath|rooms?\b|hab|m²|m2|sq|pi[eè]ces?|pokoj|zimmer|kamers?|Kč|zł|kr\b)).*$/i;

/**
 * The place that a listing's title names: "Chalet in Cala Blava / Llucmajor", "Villa for sale in Moraira | Agent".
 * @param isHeading a heading of the page's: behind a stroke it has a part of the place, and not the name of the site
 */
export function placeInTitle(title: string | null | undefined, isHeading = false): string | null {
  const own =
    cleanLine(title?.slice(0, MAX_TITLE))
      ?.replace(isHeading ? SITE_OF_HEADING : SITE, '')
      .replace(OFFER_FIRST, '')
      .replace(OFFER_LAST, '') ?? null;
  if (own === null) return null;
  const between = placeBetweenMarks(title?.slice(0, MAX_TITLE) ?? '');
  if (between !== null) return between;
  const [, lane, code, town] = STREET_IN_POSTCODE.exec(title?.slice(0, MAX_TITLE) ?? '') ?? [];
  if (town !== undefined && homeTypeOf(lane) === null && findOffer(`${lane} ${town}`) === null)
    return `${lane}, ${code} ${town}`;
  const before = BEFORE_COUNT.exec(own)?.[1];
  if (before !== undefined && homeTypeOf(before) === null) return before;
  const named = (RUSSIAN.exec(own) ?? DUTCH.exec(own) ?? CZECH.exec(own))?.[1]?.replace(/^ul\.\s/, '');
  if (named !== undefined) return named;
  const behindSize = findOffer(own) === null ? null : BEHIND_SIZE.exec(own);
  if (behindSize?.[1] !== undefined) return behindSize[1];
  const street = STREET_IN_TOWN.exec(own)?.groups?.['street'];
  if (street !== undefined) return street;
  const match = LINK.exec(own);
  // "… ( For Sale ) | MLS# 1": nothing that is a place stands behind it.
  if (!match || !/^[\p{L}\d'"“]/u.test(own.slice(match.index + match[0].length))) return placeBehindKind(own);
  const behind = own.slice(match.index + match[0].length);
  // "for rent on Samplesite": one name behind "on" is the site's.
  if (/\son\s+$/.test(match[0]) && /^[\p{L}-]+(?:\.[a-z]{2,3}){0,2}$/u.test(behind)) return null;
  const place = behind
    // A title that ends in a stroke: the name of the site is missing.
    .replace(/\s+[-–—|·]\s*$/u, '')
    .replace(/^(?:in|at|en|a)\s+|^by owner\s+[-–|:]\s+/i, '')
    // "Sampleton - €749,000 - 4 bedrooms": figures stand behind the place.
    .replace(FIGURES_BEHIND, '')
    .replace(/(?:\s+(?:con|with|avec|mit|com|met)\s+[\p{Ll}\d]|\s+[·•]\s|,\s*\d{1,2}\s+\p{Ll}).*$/u, '')
    .replace(
      /[\s,]*(?:[£€$]\s?[\d.,]+(?:\s.*)?$|\bref\b.*|\bfor sale\b.*|\b(?:selling|priced|offered|listed) (?:for|at)\b.*|\bto rent\b.*|\ben venta\b.*|(?:at|for|à|por|per|für) (?:[A-Z]{3} ?|[£€$])\d.*)$/i,
      '',
    );
  // "Room in 3-room flat in Sampleton": what the first word led to is a home, the next leads to its place.
  if (ROOMS_FIRST.test(place)) return place.length < own.length ? placeInTitle(place) : null;
  return place.length >= 3 && place.length <= 160 ? spelledPlace(place) : null;
}

const ROOMS_FIRST =
  /^\d{1,2}(?:[.,]5)?[ -](?:zimmer|zi\.|raum|rooms?|bed(?:room)?s?|pièces?|locali|camere|habitaciones|kamer)/i;

/** "SAMPLETON-SUR-MER": a name in capitals, as names are written. */
export function spelledPlace(place: string): string {
  const isLoud = /^\p{Lu}[\p{Lu}'’ -]{3,60}$/u.test(place) && /\p{Lu}{4}/u.test(place);
  return isLoud
    ? place.toLowerCase().replace(/(?<![\p{L}'’])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase())
    : place;
}

/** "single family home located at 10 Sample Ave, Sampleton, OR 97201 built in 1990": down to the ZIP code. */
const LOCATED_AT = /\blocated at (\d{1,6} [^.;|]{3,60}?, [^,.;|]{2,40}, [A-Z]{2} \d{5})(?!\d)/;

/** "House in Sample Bay, Sampleton, Western Cape. R39 995 000. 5 bedrooms": a home and its places are the first sentence. */
const HOME_IN =
  /^(?<home>\p{L}[\p{L}\d -]{2,40}) in (?<place>\p{Lu}[^.,;|\d]{2,40}(?:, \p{Lu}[^.,;|\d]{2,40}){1,3})\.(?=\s|$)/u;

/** "Adresse: Rue Exemple 174 6041 — EXEMPLE": an address that a description names as one. */
export function addressNamed(text: string | null | undefined): string | null {
  const line = cleanLine(text?.slice(0, MAX_TITLE)) ?? '';
  const located = LOCATED_AT.exec(line)?.[1];
  if (located !== undefined) return located;
  const { home, place } = HOME_IN.exec(line)?.groups ?? {};
  if (place !== undefined && homeTypeOf(home) !== null) return place;
  const named =
    /(?:^|[.;|·•]\s?)(?:address|adresse|adres|dirección|indirizzo|morada|endereço)\s*:\s*([^.;|·•]{6,110})/iu.exec(
      line,
    )?.[1];
  const [, street, postcode, town] =
    /^(\p{L}[^,\d]{3,60} \d{1,4}\p{L}?),? (\d{4,5}) (?:[—–-] )?(\p{Lu}[\p{L} '’-]{2,40})$/u.exec(
      named?.trim() ?? '',
    ) ?? [];
  return town === undefined ? (named?.trim() ?? null) : `${street}, ${postcode} ${spelledPlace(town)}`;
}

/** "… is for sale in Sample Bay at AED 2,520,000, listed by …": the place that a description names before the price. */
export function placeBeforePrice(text: string | null | undefined): string | null {
  const line = cleanLine(text?.slice(0, MAX_TITLE)) ?? '';
  const match =
    /\bfor (?:sale|rent) (?:in|at) ([^.;|]{3,100}?),? (?:at|for|with a guide price of) (?:[A-Z]{3} ?|[£€$])\d/.exec(
      line,
    );
  return match?.[1]?.replace(/,? (?:selling|priced|offered|listed)$/, '') ?? null;
}

/** "apartment in Sampleton, Calabria, Italy with 2 bedrooms": a place that a sentence names down to its country. */
export function placeNamedInFull(
  text: string | null | undefined,
): { town: string; region: string; country: string } | null {
  const [, town = '', region = '', country = ''] =
    /\bin (\p{Lu}[\p{L} .'’-]{1,40}), (\p{Lu}[\p{L} .'’-]{1,40}), (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})(?=[.,;]| with |$)/u.exec(
      text?.slice(0, MAX_TITLE) ?? '',
    ) ?? [];
  return countryOfName(country) === null ? null : { town, region, country };
}

/** "4 bed house, Mill Lane, York YO1 7AA": what stands behind the kind of home, if it ends in a postcode. */
function placeBehindKind(title: string): string | null {
  const match = /^\d{1,2}[ -]bed(?:room)?s?\b[^,]{0,60},\s*(.{3,120})$/i.exec(title);
  return match?.[1] !== undefined && readUkPostcode(match[1]) !== null ? match[1] : null;
}
