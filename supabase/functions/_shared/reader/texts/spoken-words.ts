import type { Field } from '../listing-record.ts';

/** Words of sources' codes for kinds of home: a code that is made of others is no word for people. */
const KIND_WORDS = new Set(
  'single family residence residential residences house houses home homes townhouse townhome town row terraced terrace end mid of semi detached link attached bungalow dormer cottage villa chalet flat apartment apartments apt condo condominium condominiums co op coop cooperative unit studio loft duplex triplex fourplex quadruplex multi multifamily penthouse maisonette ground floor upper lower barn conversion farm ranch farmhouse finca country estate manor castle mansion land plot lot lots vacant building commercial mobile manufactured park modular new build development garage parking mews block character property lodge cabin houseboat retirement serviced bedsit bed sit cluster detatched patio garden luxury villetta moradia apartamento casa piso atico terreno wohnung haus einfamilienhaus doppelhaushaelfte reihenhaus appartement maison appartamento woonhuis private exclusive holiday chateau independiente adosado pareado unifamiliar vivienda static caravan smallholding equestrian coach warehouse timeshare the'.split(
    ' ',
  ),
);
const FEATURE_WORDS = new Set(
  'garden gardens parking garage garages balcony terrace pool swimming private communal shared lift elevator air conditioning conditioned fireplace fire place wood burner heating central gas electric double triple glazing glazed cellar basement attic loft conservatory utility room rooms study office driveway drive patio deck gym sauna spa concierge porter furnished unfurnished part sea lake river mountain city garden view views wheelchair accessible access pets allowed friendly storage wooden wood laminate tiled floor floors flooring en suite ensuite walk in closet wardrobes wardrobe fitted kitchen open plan dining laundry alarm system security gated community solar panels panel car charging charger off on street allocated residents covered south facing north east west new build chain free no freehold period features high ceilings bath shower wc guest cloakroom jacuzzi barbecue irrigation fence fenced waterfront beachfront and with of to the'.split(
    ' ',
  ),
);
const STATUS_WORDS = new Set(
  'for sale sold sale subject to contract stc under offer offers reserved reservation let agreed pending active contingent coming soon new reduced available withdrawn closed open off market price home listing listed on in back continue show expired cancelled canceled removed pre foreclosure auction recently rented rent rental published'.split(
    ' ',
  ),
);

const CODE =
  /^(?:[a-z]+(?:[A-Z][a-z0-9]*)+|(?:[A-Z][a-z0-9]+){2,}|[A-Za-z0-9]+(?:_+[A-Za-z0-9]+)+_*|[a-z][\w-]*(?:\.[\w-]+)+|[A-Z]{4,})$/;
/** Numbers of lookups, hashes and ids: they name nothing for people. */
const NUMBER_CODE = /^[#]?(?:\d[\d.,-]*|[0-9a-f]{8,}|[0-9a-f]{8}-[0-9a-f-]{20,})$/i;
const CALLED =
  /\{\{|\}\}|\$\{|<%|\[object |^(?:null|undefined|nan|none|other|unknown|true|false|n\/a|tbc|tba|-)$/i;

/** Notices and names of pages, never names of homes. */
const NOTICE =
  /\b(?:enable|activate|activar|activez|aktivieren|attiva(?:re)?|habilit\w+|turn on|requires?|without|disabled?)\b.{0,30}\bjavascript|javascript\b.{0,40}\b(?:disabled|required|enabled?|off|necesario|requis)|(?:browser|navegador|navigateur)\b.{0,40}\b(?:support|out ?of ?date|outdated|compatible|obsoleto)|\bcookies?\b.{0,30}\b(?:policy|settings|disabled|enable|accept|preferences)|^(?:loading|please wait|just a moment|un momento|cargando|chargement|laden)\b|^(?:home|homepage|index|untitled|document|page|property|properties|listing|details?|(?:property|listing|home) details?|inspections?|open (?:house|home|day|for inspection)(?:\b.{0,60})?|[\w-]{2,40}\.(?:com|net|org|co\.uk|com\.au|de|fr|es|it|nl|ie|pt)|overview|welcome|menu|search|results?|error|description|features|gallery|photos?|map|contact(?: us)?|about(?: us)?|sign in|log ?in)$/i;
/** What a firm says of itself or to the reader, and what a button says: no address has it. */
const SLOGAN =
  /[!?]|https?:|www\.|@|(?<!\p{L})(?:your|our(?! lady)|we|you|us|my|me|find|finding|discover|welcome|searching|browse|click|contact|call us|ask for|exact address|enquir\w+|inquir\w+|opportunit\w+|perfect|stunning|beautiful|gorgeous|dream (?:home|house|property)|lifestyle|investment|guaranteed|trusted|leading|award[- ]winning|real estate|estate agents?|realtors?|properties|homes for|bed ?rooms?|bath ?rooms?|for sale|for rent|to rent|to let|sq\.? ?ft|square (?:f(?:ee|oo)t|met(?:re|er)s?)|show (?:on )?map|view (?:on )?map|see (?:on )?map|get directions|street view|on request|not disclosed|undisclosed|withheld|available on|prices?(?! (?:street|road|avenue|lane|close|drive|way|court))|offers?|javascript|cookies?|tu (?:casa|hogar|piso)|sueños|encuentra|descubre|votre|notre(?![- ]dame)|trouvez|découvrez|ihr|ihre|unser\w*|traum\w*|finden|casa dei|sogni|trova|scopri|sonho|encontre|droom\w*|uw)(?!\p{L})/iu;

/** "Region: Sampleton", "Subdivision: Oaks": one part of a place with its label. */
const LABELLED =
  /^(?:region|county|state|country|district|area|zone|subdivision|neighbou?rhood|community|school district|provincia|regione|regi[oó]n|comunidad|zona)\s?:/i;

/** Is a text a code of the source's programs rather than words? */
export function isCode(text: string): boolean {
  const line = text.trim();
  return CODE.test(line) || NUMBER_CODE.test(line) || CALLED.test(line);
}

/** The words of a code by the table of words that such a code has; null where it has another. */
function wordsOfCode(code: string, table: ReadonlySet<string>): string | null {
  if (NUMBER_CODE.test(code) || CALLED.test(code)) return null;
  const words = code
    .replace(/^.*\.(?=\w)/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase();
  const parts = words.split(' ').filter((word) => word !== 'type' && word !== 'category');
  if (parts.length === 0 || !parts.every((word) => table.has(word) || /^\d{1,2}$/.test(word))) return null;
  const text = parts
    .join(' ')
    .replace(/\bsemi detached\b/, 'semi-detached')
    .replace(/\bco op\b/, 'co-op');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function worded(text: string, table: ReadonlySet<string>): string | null {
  const line = text.trim();
  return isCode(line) ? wordsOfCode(line, table) : line === '' ? null : text;
}

/** "calle Ejemplo", "rue du Moulin": a street by its first word in small letters, and nothing but its name behind it. */
const NAMED_STREET =
  /^(?:calle|c\/|avenida|avda\.?|av\.|plaza|paseo|camino|carretera|ronda|traves[ií]a|carrer|avinguda|plaça|passeig|via|viale|corso|piazza|vicolo|rue|avenue|boulevard|chemin|rua|travessa|ul\.|ulica|ulice)(?:\s(?:d[aeio]s?|del|della|degli|des|du|l[aeo]s?|el|els|dels|y|i|e|[dl]['’]\p{Lu}[\p{L}'’-]+|\p{Lu}[\p{L}'’.-]*))+$/u;

/** "Show on map", "Zvětšit mapu", "Zur Karte": what a button of a map says. */
const OF_A_MAP =
  /^(?:\p{L}{2,12}\s){1,4}(?:map|mapa|mapu|mapě|mapie|mapę|mape|mappa|karte|kaart|carte|kartan?|kartalla|kartet|kort|карте|карту|картата|карті|térképen?|harta|hartă|haritada?)$/iu;

/** "0.5 miles", "3 km" at the end of a part; "8 Mile Rd" is a street, and "Ruta 8 km 50" a place on one. */
const DISTANCE = /\d\s?(?:miles|km|minutes?|mins)(?=\s*(?:$|[,;)])|\s(?:away|from|walk|drive)\b)/i;

/** Is a text an address or a part of one, and no slogan, notice, code or sentence? */
export function isAddressLine(text: string): boolean {
  const line = text.trim();
  if (line.length < 3 || line.length > 200 || !/\p{L}/u.test(line) || isCode(line)) return false;
  // "#with_garden": a word to search by. "Sampleton, 0.5 miles": how far something is.
  if (/^#\p{L}/u.test(line) || DISTANCE.test(line)) return false;
  // Maine and the United States are no pronouns.
  if (
    LABELLED.test(line) ||
    (OF_A_MAP.test(line) && !NAMED_STREET.test(line)) ||
    SLOGAN.test(line.replace(/,\s*(?:ME|US)(?=$|[\s,])/g, ',')) ||
    NOTICE.test(line) ||
    /[£€$₹¥]\s?\d|\d\s?(?:[€₹]|m²|m2\b|Kč)|^[\d.,]{1,5}\s?(?:(?:habs?|dorms?|dormitorios?|habitaci[oó]n(?:es)?|baños?|chambres?|quartos?|camere|bagni|schlafzimmer|slaapkamers?|beds?|bedrooms?|baths?|bathrooms?|bd|ba)(?:$|[\s.,|·/-])|pi[eè]ces?|zimmer|kamers?|locali|rum|huonetta|pokoje?)(?!\p{L})/iu.test(
      line,
    )
  )
    return false;
  const words = line.split(/\s+/).length;
  const hasParts = /[,\d/]/.test(line);
  return words <= (hasParts ? 20 : 7) && (hasParts || /^[^\p{Ll}]/u.test(line) || NAMED_STREET.test(line));
}

/** A name of a town, a region or a firm: words, and no code. */
function isName(text: string): boolean {
  return /\p{L}/u.test(text) && text.length <= 120 && !NUMBER_CODE.test(text) && !CALLED.test(text);
}

type Speaker = (value: unknown) => unknown;
const text = (read: (line: string) => string | null): Speaker => {
  return (value) => (typeof value === 'string' ? read(value) : value);
};
const name = text((line) =>
  isName(line) && !NOTICE.test(line) && !/_/.test(line) && !isStatus(line) ? line : null,
);

/** "PUBLISHED" is the state of an advert and no state of a country. */
function isStatus(line: string): boolean {
  return (
    /^[A-Z_ ]+$/i.test(line) &&
    line
      .toLowerCase()
      .split(/[_\s]+/)
      .every((word) => STATUS_WORDS.has(word))
  );
}

/** How each field is said to people; what is no word of anybody's is dropped. */
const SPEAKERS: Readonly<Partial<Record<Field, Speaker>>> = {
  title: text((line) => (NOTICE.test(line.trim()) || isCode(line) ? null : line)),
  propertyType: text((line) => worded(line, KIND_WORDS)),
  status: text((line) => worded(line, STATUS_WORDS)?.toLowerCase() ?? null),
  tenure: text((line) => (isCode(line) ? null : line)),
  town: name,
  region: name,
  agent: text((line) => (NUMBER_CODE.test(line.trim()) || CALLED.test(line.trim()) ? null : line)),
  features: (value) =>
    Array.isArray(value)
      ? value.flatMap((item: unknown) =>
          typeof item === 'string' ? (worded(item, FEATURE_WORDS) ?? []) : [],
        )
      : value,
};

/** A fact as people may read it: codes in words by a table, notices and numbers of lookups dropped. */
export function spoken(field: Field, value: unknown): unknown {
  return SPEAKERS[field]?.(value) ?? (SPEAKERS[field] ? null : value);
}
