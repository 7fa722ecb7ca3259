import { cityOfQuarter, hasQuarters, plainPlace } from './city-of-quarter.ts';
import { countryOfName } from './country-names.ts';
import { findOffer, homeTypeOf } from './home-words.ts';
import { countryOfRegion } from './place-evidence.ts';
import { isProvince } from './provinces.ts';
import { isRegionName } from './region-names.ts';
import { spelledIn } from './spelled-in.ts';
import { isStreetName } from './town-in-address.ts';
import { US_STATES } from './zip-states.ts';

/** The steps that lead to a page, as its breadcrumbs or the folders of its address name them. */
export interface Way {
  readonly steps: readonly string[];
  /** what the folders of an address say counts only where the page names it too */
  readonly isAddress: boolean;
}

/** Steps that lead to every page: beginnings, kinds of offer and of home in the plural, states of a home. */
const NO_PLACE =
  /^(?:home|start|inicio|inici|home ?page|accueil|startseite|strona glowna|www|[a-z]{2}|[a-z]{2} [a-z]{2}|search|buscar|ricerca|recherche|suche|results?|all|todo|todos|index|detail|details|ficha|listings?|property|properties|propert(?:y|ies) details?|propriedades?|propiedad(?:es)?|inmuebles?|immobili|imoveis|immobilien|immobilier|biens?|anuncios?|annunci|annonces?|ads?|advert|classifieds?|real ?estate|realestateandhomes detail|homedetails|homes?|houses?|resales?|resale|residential|residencial|residentiel|uk|usa|us|england|scotland|wales|northern ireland|ireland|buy|buying|sell|sales?|sale|for sale|forsale|comprar|compra|venta|en venta|vendita|in vendita|vente|a vendre|acheter|achat|kaufen|zu verkaufen|koop|te koop|segunda mano|obra nueva|second hand|new homes?|new build|new|nuevas?|usato|ancien|neuf|apartamentos|pisos|casas|viviendas|vivienda|chalets|aticos|estudios|case|ville|villette|appartamenti|attici|appartements|maisons|hauser|haeuser|wohnungen|apartments?|flats?|villas?|penthouses?|bungalows?|land|moradias|apartamento|moradia|huis|huizen|appartement|chi tiet|overview|listing detail|nemovitosti?|reality|byty|domy|prodej|predaj|nieruchomosci|nieruchomosc|mieszkania|sprzedaz|ingatlan(?:ok)?|elado|nekretnine|prodaja|prodazha|nedvizhimost|kvartiry|bostad(?:er)?|till salu|bolig(?:er)?|eiendom|til salgs|asunnot|myytavat|kinnisvara|muuk|property for sale|properties for sale|homes for sale|houses for sale|map|mapa|photos|fotos|gallery|residence|residences|urban|rural|urbano|unit|single family|condos?|townhouses?|multi family|cnd|mls|idx|cgi bin|public|site|web|es|en|it|fr|de|pt|nl)$/;

/** Words around a place in a step: "Homes for sale in Sampleton", "Pisos en Sampleton", "Sampleton Real Estate". */
const BEFORE_PLACE =
  /^.{0,60}?(?:\b(?:for sale|to buy|en venta|in vendita|à vendre|zu verkaufen|zum kauf|te koop|à venda|real estate|homes|houses|properties|property|flats|apartments|pisos|casas|viviendas|inmuebles|appartamenti|case|maisons|appartements)\s+(?:in|en|a|à|em|near|de)\s+|^(?:in|en)\s+)(?=\p{L})/iu;
const BEHIND_PLACE =
  /\s+(?:real estate(?: for sale)?|homes(?: for sale)?|houses(?: for sale)?|property for sale|properties(?: for sale)?|condos(?: for sale)?|estate agents|immobilien|provincia|capital)$/iu;

const MAX_STEPS = 14;

/** What of a step may be a place; null where it is none. */
function placeOfStep(step: string, isAddress: boolean): string | null {
  const text = (isAddress ? step.replace(/\.html?$/i, '').replace(/[-_+]+/g, ' ') : step)
    .replace(BEFORE_PLACE, '')
    .replace(BEHIND_PLACE, '')
    .trim();
  const plain = plainPlace(text);
  const isName =
    text.length >= 2 &&
    text.length <= 40 &&
    /^\p{L}[\p{L} .'’()/-]*$/u.test(text) &&
    plain.split(' ').length <= (isAddress ? 5 : 6);
  if (!isName || NO_PLACE.test(plain) || findOffer(text) !== null) return null;
  if (isStreetName(text) && /^(?:calle|avenida|via|rue|rua|viale|plaza|paseo)\b/i.test(text)) return null;
  // "Casas de Sample" may be a town; one word that is a kind is none.
  if (homeTypeOf(text) !== null && plain.split(' ').length < 3) return null;
  return text;
}

function isRegion(place: string, country: string | null): boolean {
  const plain = plainPlace(place);
  return (
    isRegionName(place) ||
    isRegionName(plain) ||
    countryOfRegion(place) !== null ||
    (place.length === 2 && US_STATES.has(place.toUpperCase())) ||
    /(?:^| )(?:county|comunidad|provincia|comarca|region|distrito de|condado|departement)(?: |$)|^greater /.test(
      plain,
    ) ||
    isProvince(place, country)
  );
}

/**
 * The town that lies below its region in one of the ways to a page, where nothing else of the page tells it. A guess: null
 * where the way leads through several places none of which is known for a region, or down to a quarter.
 */
export function townInPath(ways: readonly Way[], country: string | null, words: string): string | null {
  // Czech ways have the district between the region and the town: what the address names too is the town.
  const twice = country === 'CZ' || country === 'SK' ? namedTwice(ways, country) : null;
  if (twice !== null) return twice;
  for (const way of ways) {
    const town = townOfWay(way, country, words);
    if (town !== null) return town;
  }
  return namedTwice(ways, country);
}

/** The one place that a folder of the address and a step that the page shows both name. */
function namedTwice(ways: readonly Way[], country: string | null): string | null {
  const places = (isAddress: boolean) =>
    ways
      .filter((way) => way.isAddress === isAddress)
      .flatMap(({ steps }) => steps.slice(0, MAX_STEPS))
      .flatMap((step) => placeOfStep(step, isAddress) ?? [])
      .filter((place) => place.length > 3 && !isRegion(place, country) && countryOf(place) === null);
  const folders = new Set(places(true).map(plainPlace));
  const named = new Map(
    places(false).flatMap((place) =>
      folders.has(plainPlace(place)) ? [[plainPlace(place), place] as const] : [],
    ),
  );
  const [only] = named.values();
  // A city of many quarters may be the province of its name.
  return named.size === 1 && only !== undefined && !hasQuarters(only) ? only : null;
}

function townOfWay({ steps, isAddress }: Way, country: string | null, words: string): string | null {
  const places: string[] = [];
  for (const step of steps.slice(0, MAX_STEPS)) {
    // "madrid-madrid": a province and its capital in one folder.
    const twice = isAddress ? /^([a-z]+(?:-[a-z]+)*)-\1$/.exec(step)?.[1] : undefined;
    const between = isAddress
      ? /^.{0,80}-en-((?:(?!-en-)[a-z-]){2,40})-en-([a-z-]{3,30})$/.exec(step)?.slice(1)
      : undefined;
    for (const part of twice === undefined ? (between?.toReversed() ?? [step]) : [twice, twice]) {
      const place = placeOfStep(part, isAddress);
      if (place !== null && countryOf(place) === null) places.push(place);
    }
  }
  const coded =
    isAddress && country === 'FR'
      ? [/\d{5}/, /\d{2}/].flatMap((code) =>
          steps.slice(0, MAX_STEPS).map((step) => townBeforeCode(step, code, words, country)),
        )
      : [];
  const beforeCode = coded.find((town) => town !== null);
  if (beforeCode !== undefined) return beforeCode;
  const slugged = isAddress ? steps.slice(0, MAX_STEPS).map((step) => cityInSlug(step, words)) : [];
  const inSlug = slugged.find((city) => city !== null);
  if (inSlug !== undefined) return inSlug;
  const kept = places.filter((place) => !/(?:^| )county$/i.test(place));
  const [below, behind] = belowRegion(kept, country);
  const town = below ?? onlyPlace(kept, words);
  if (town === null) return null;
  const city = behind === null ? null : cityOfQuarter(behind, town);
  const named = city ?? spelledIn(town, words);
  // A city without its province above it may be the province of its name: only a quarter tells.
  return named ?? (isAddress ? null : town);
}

/** "appartement-sampleton-sur-mer-25000-r1", "sampleton-25": in France a town in front of its postcode or its département. */
function townBeforeCode(step: string, code: RegExp, words: string, country: string | null): string | null {
  const slug = new RegExp(String.raw`^(?:[a-z]+-)*?([a-z]+(?:-[a-z]+){0,5})-${code.source}(?:-|$)`).exec(
    plainPlace(step.slice(0, 150)).replaceAll(' ', '-'),
  )?.[1];
  const parts = slug?.split('-') ?? [];
  for (let at = 0; at < parts.length; at += 1) {
    const name = parts.slice(at).join(' ');
    const isName = name.length > 2 && homeTypeOf(name) === null && !isRegion(name, country);
    const town = isName ? spelledIn(name, words) : null;
    if (town !== null) return town;
  }
  return null;
}

/** "buy-flat-castellana-madrid-i123.htm": a quarter that the page names too, and right behind it its city. */
function cityInSlug(step: string, words: string): string | null {
  const parts = plainPlace(step.slice(0, 150)).split(' ').slice(0, 16);
  for (let at = 1; at < parts.length; at += 1) {
    for (let size = 1; size <= Math.min(3, at); size += 1) {
      const quarter = parts.slice(at - size, at).join(' ');
      const city = cityOfQuarter(quarter, parts[at] ?? '');
      if (city !== null && spelledIn(quarter, words) !== null) return spelledIn(city, words) ?? city;
    }
  }
  return null;
}

/** The one place of a way, where the page's words offer the home in it: "for sale in Sampleton". */
function onlyPlace(places: readonly string[], words: string): string | null {
  const [only = '', ...others] = new Set(places);
  if (others.length > 0 || only.length < 4) return null;
  const name = spelledIn(only, words);
  const at = name === null ? -1 : words.indexOf(name);
  const before = words.slice(Math.max(0, at - 24), Math.max(0, at));
  return at > 0 &&
    /(?:\s|^)(?:sale in|venta en|vendita a|vendre à|kaufen in|verkaufen in|koop in|venda em|salu i|salgs i|salg i)\s$/iu.test(
      before,
    )
    ? name
    : null;
}

function countryOf(place: string): string | null {
  return place.length > 3 ? countryOfName(place) : null;
}

/** The first place below the regions, and what stands below it. */
function belowRegion(
  given: readonly string[],
  country: string | null,
): readonly [string | null, string | null] {
  const [first = '', last = ''] = [given[0], given.at(-1)];
  // "/sampleton/bigtown/province/": some portals go from the small to the large.
  const isTurned = given.length > 1 && isRegion(last, country) && !isRegion(first, country);
  const places = isTurned ? given.toReversed() : given;
  // "Berlin / Dahlem": a city above its quarter, whatever stands above both.
  const quarter = places.findIndex((place, index) => cityOfQuarter(place, places[index - 1] ?? '') !== null);
  if (quarter > 0) return [places[quarter - 1] ?? null, places[quarter] ?? null];
  let at = 0;
  while (at < places.length - 1 && isRegion(places[at] ?? '', country)) {
    const [here = '', next = ''] = [places[at], places[at + 1]];
    at += 1;
    // "Sevilla / Sevilla": the province, then the town.
    if (plainPlace(here) === plainPlace(next)) return [next, places[at + 1] ?? null];
  }
  const place = places[at] ?? null;
  if (place === null) return [null, null];
  const isBelow = at > 0 && !isRegionName(place) && countryOfRegion(place) === null;
  const above = places[at - 1] ?? '';
  // Below a province of many quarters a name that is not known for one may be one all the same.
  if (isBelow && hasQuarters(above) && plainPlace(above) !== plainPlace(place) && at < 2) return [null, null];
  if (isBelow) return [place, places[at + 1] ?? null];
  return [null, null];
}
