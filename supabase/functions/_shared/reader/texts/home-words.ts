import { homeKindOf } from '../../domain/home-kinds.ts';
import { cleanLine } from './clean-text.ts';

/** Names of kinds, tenures and classes are short, and so are the titles that hold them. */
const MAX_WORDS = 500;

/** The product's words for kinds of home, by what sources call them. The first that fits counts. */
const HOME_TYPES: readonly (readonly [string, RegExp])[] = [
  [
    'land',
    /\bland\b(?!ed)|\bplot\b|\bterreno|\bparcela|\bsolar\b|\bsite\b|^vacant$|\bvacant (?:residential|commercial)\b|\blots?\b(?! ?\d)|\bgrundstück|\bterrain\b|\bbouwgrond|מגרש|קרקע|(?<!\p{L})(?:ال)?أرض(?!\p{L})|قطعة أرض|^(?:(?:na )?(?:prodej|predaj|prodaja|sprzedaż|eladó|продажа|продаж|продава се|myydään|till? sal[ug]|de vânzare|vând|πωλείται|satılık)[:,]?\s)?(?:\p{L}{3,16}(?:ého|ní(?:ho)?|ný|ou|owlan[aeąy]|ási|ési|землю|ельный|ельн[аоу]\p{L}{1,2}|građevinsko|gradbeno|imarlı)\s){0,2}(?:építési\s|imarlı\s|building\s)?(?:pozem(?:ek|ok|ku|ky|kov)|działk[aię]|telek|tontti|tomt|tomte?r|zemljišt[ea]|zemljišč[ea]|участ(?:ок|ка)|ділянк[аиу]|парцел|teren|οικ[όο]πεδο|arsa)(?![\p{L}:])/iu,
  ],
  ['mobile-home', /\bmobile ?(?:home|\/ ?manufactured)|\bmanufactured home|\bpark home|\bmobil-?home/i],
  [
    'semi-detached',
    /\bsemi|\bpareado|\bbifamiliare|\bdoppelhaus|\bgeminada|(?:twee|2)-onder-(?:een|één|1)|דו[- ]משפחתי|(?<!\p{L})(?:parhus|paritalo|tomannsbolig|dobbelthus|dvojdom\p{L}{0,3}|dvojno|bliźnia\p{L}{1,3}|ikerház|ikiz (?:villa|ev)|paarismaja|дуплекс)/iu,
  ],
  [
    'flat',
    /\bflat|\bapartment|\bapartament|\bappartament|\bappartement|\bcondo(?:s|minium\w*)?\b|\bpiso\b|\bstudio|\bestudio|\bmaisonette|\bpenthouse|(?<!\p{L})[áà]tico?(?!\p{L})|\battico|\bloft|\bd[uú]plex|wohnung|\bunit\b|\bboven(?:woning|huis)|\bbenedenwoning|\bportiek|\bco-?op\b|\bappartement|\bapartamento|\btrilocale|\bbilocale|\bmonolocale|\bquadrilocale|_apartment|\bdepartamento|\bmono ?ambiente|(?<!\p{L})(?:квартир|апартамент|апартман|мезонет|гарсониер|(?:едно|дву|три|четири|много|\d-?)стаен|mənzil|yeni tikili|köhnə tikili|garson|lejlighed|leilighet|lägenhet|ejerlejlighed|bostadsrätt|korter|butas|dzīvokl|стан(?!\p{L})|daire\b|διαμέρισμα|δυάρι|γκαρσονιέρα|mieszkani|kawalerk|byt(?:y|u)?(?!\p{L})|stan(?!\p{L})|stanovanj[ea](?!\p{L})|kerrostalo|căminul)|lakás|マンション|アパート|公寓|아파트|오피스텔|빌라|คอนโด|(?<!\p{L})apartemen(?!\p{L})|住宅大樓|電梯大[樓廈]|大[樓厦廈]|華廈|(?<!\p{L})דיר(?:ה|ת|ות)(?!\p{L})|פנטהאוז|(?<!\p{L})(?:ال)?شق(?:ة|ق)(?!\p{L})|استوديو|ستوديو|دوبلكس|بنتهاوس/iu,
  ],
  ['bungalow', /\bbungalow/i],
  [
    'terraced',
    /\bterrace|\btown.?(?:house|home)|\brow.?(?:house|home)|\badosad|\bmews\b|\bschiera|\breihenhaus|\btussenwoning|\bhoekwoning|\beindwoning|\bgeschakelde|\bmitoyenne|תאון ?האוס|טורי(?!\p{L})|تاون ?هاوس|(?<!\p{L})(?:radhus|kedjehus|rekkehus|rækkehus|rivitalo|ketjutalo|szeregow\p{L}{1,4}|řadov\p{L}{1,3}|radov\p{L}{1,3} (?:dom|domy|zástavba)|sorház|u nizu|ridaelamu|ridamaja)(?!\p{L})/iu,
  ],
  [
    'cottage',
    /\bcottage|(?<!\p{L})(?:fritidshus|sommerhus|stuga|mökki|hytte|chat(?:a|y|u)|chalup(?:a|y|u))(?!\p{L})/iu,
  ],
  ['farmhouse', /\bfarm|\bfinca|\bcortijo|\bmas[ií]a|\bcasale|\brustico/i],
  [
    'villa',
    /\bvillas?\b|^vil[aăy](?=,|$| (?:p\s?\+|\d|cu |s ))|\bvill(?:ett[ae]|in[oi])\b|\bchalet|וילה|(?<!\p{L})(?:ال)?في?لا(?!\p{L})|فلل/iu,
  ],
  [
    'detached',
    /\bdetached|\bsingle.?family|\bsinglefamily|\bindependiente|\beinfamilienhaus|\bvrijstaand|\bmoradia/i,
  ],
  [
    'house',
    /\bhouse|\bhome\b|\bcasa\b|\bmaison|\bhaus\b|\bresidential|\bresidence|\bvivienda (?:unifamiliar|adosada|independiente|pareada|aislada)|(?<!\p{L})(?:жилой дом|дом(?!\p{L})|коттедж|таунхаус|къща|будин(?:ок|ку)|həyət evi|kuća|casă(?!\p{L})|ház(?!\p{L})|családi ház|rodinn(?:ý|ého|ému|ém) d[uoů]m(?:u|ě)?|hiš[aeo](?!\p{L})|d(?:ům|omu|omy|omky?|omek)(?!\p{L})|μονοκατοικία|σπίτι|müstakil ev|dom (?:jednorodzinny|wolnostojący)|omakotitalo|enebolig|villalejlighed|eramu|namas|māja|eengezins|huis(?!\p{L})|woonhuis|woning)|戸建|民家|단독주택|전원주택|(?:บ้าน(?:เดี่ยว|แฝด)?)|(?<!\p{L})rumah(?!\p{L})|别墅|別墅|平屋|透天厝|בית פרטי|קוטג|(?<!\p{L})(?:ال)?(?:بيت|منزل)(?!\p{L})/iu,
  ],
];

/**
 * The product's word for what a source calls a home, or null where it is none of them. What is one of our words stays that
 * word ("Penthouse"), so that nobody who chose it reads another; what only speaks of one is told by its class.
 */
export function homeTypeOf(words: string | null | undefined): string | null {
  if (!words) return null;
  const plain = words
    .slice(0, MAX_WORDS)
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2');
  return homeKindOf(plain) ?? homeOnLand(plain) ?? firstKind(plain, HOME_TYPES)?.[0] ?? null;
}

function firstKind(plain: string, kinds: typeof HOME_TYPES) {
  return kinds.find(([, pattern]) => pattern.test(plain));
}

/** What may stand between a kind and a word for land that it describes: "house plot", "villa building plot". */
const PLOT_FOR = /^\s*(?:building|development|self[- ]?build|residential)?\s*$/i;
/** Words that speak of homes of every kind, land for them too. */
const ANY_HOME = /\bresiden(?:tial|ce)s?\b/gi;

/** "Maison avec terrain", "House on a large lot": a home that is named before its land, and not land for such a home. */
function homeOnLand(plain: string): string | null {
  const [land, ...others] = HOME_TYPES;
  const at = land?.[1].exec(plain)?.index ?? 0;
  if (at === 0) return null;
  const before = plain.slice(0, at).replace(ANY_HOME, '');
  const [kind, pattern] = firstKind(before, others) ?? [];
  const named = pattern?.exec(before);
  if (kind === undefined || !named) return null;
  const rest = before.slice(named.index + named[0].length).replace(/^\p{L}*/u, '');
  return PLOT_FOR.test(rest) ? null : kind;
}

/** The word for a kind of home that a longer text names: "Villa" of "Villa for sale in Sample Bay"; null where it names none. */
export function findHomeKind(text: string | null | undefined): string | null {
  const line = text?.slice(0, MAX_WORDS) ?? '';
  const isOnLand = homeOnLand(line) !== null;
  for (const [kind, pattern] of HOME_TYPES) {
    const match = kind === 'land' && isOnLand ? null : pattern.exec(line);
    if (!match) continue;
    // Scripts without gaps between words: what stands around it is the sentence.
    if (/^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+$/u.test(match[0])) return match[0];
    const before = (/[\p{L}-]*$/u.exec(line.slice(0, match.index))?.[0] ?? '').replace(/^-(?:zimmer-)?/i, '');
    const after =
      /^[\p{L}-]*(?: house| bungalow| home)?(?![\p{L}])/iu.exec(
        line.slice(match.index + match[0].length),
      )?.[0] ?? '';
    const word = `${before}${match[0]}${after}`.trim();
    return word.charAt(0).toUpperCase() + word.slice(1);
  }
  return null;
}

const KINDS_OF_A_SITE =
  /(?<!\p{L})(?:appartamenti|apartamentos|appartements|apartments|flats|pisos|casas|case|houses|homes|häuser|wohnungen|maisons|viviendas|inmuebles|immobili|immobilien|properties|villas|huizen|woningen|imóveis)(?!\p{L})/iu;

/** "Houses and flats for sale and to rent": what a site offers, and no home's own kind. */
export function isSlogan(text: string): boolean {
  return (
    !/\d/.test(text) &&
    KINDS_OF_A_SITE.test(text) &&
    (findOffer(text) !== null || /portal|search|find /i.test(text))
  );
}

/** Places of business, in the languages of the portals; "shop" and "office" alone are rooms of homes as well. */
const BUSINESS =
  /\bcommercial\b(?!.*\b(?:and|&) residential)|\b(?:office|retail|shop|warehouse|industrial|hospitality|self[- ]?storage) (?:building|tower|space|block|park|unit|premises|property|development|portfolio|centre|center|investment)s?\b|^(?:office|retail|industrial|warehouse|shop|hotel|restaurant|parking|parking space|garage|business|business opportunity)s?$|\blocal(?:es)? comercial(?:es)?\b|^oficinas?\b|\bnave industrial\b|^(?:plaza de )?garaje\b|\b(?:local|bureaux?) commercia(?:l|ux)\b|^bureaux?\b|\bfonds de commerce\b|\b(?:gewerbe|büro|laden|lager)(?:fläche|immobilie|haus|halle|gebäude|objekt)|^(?:büro|praxis|gewerbe)\b|\b(?:ufficio|negozio|capannone|locale commerciale|box auto)\b|\b(?:bedrijfspand|kantoorruimte|winkelruimte|parkeerplaats)\b|\b(?:sala|loja|ponto) comercial\b|\blokal użytkowy\b/iu;

/** Do words name a place of business and no home? */
export function isBusiness(words: string | null | undefined): boolean {
  const line =
    words
      ?.slice(0, MAX_WORDS)
      .replaceAll('_', ' ')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .trim() ?? '';
  return BUSINESS.test(line);
}

/** The first that fits counts. What other countries have is called by what it is most like: a share in a house, a lease of its ground. */
const TENURES: readonly (readonly [string, RegExp])[] = [
  ['share of freehold', /share of (?:the )?freehold|share_of_freehold/i],
  [
    'leasehold',
    /leasehold|\b\d{2,4}[- ]years? lease|\blease tenure|(?<!\p{L})(?:erfpacht|tomträtt|erbbaurecht|erbpacht|emphytéose|bail emphytéotique|festet tomt|vuokratontti|użytkowanie wieczyste|derecho de superficie|diritto di superficie|(?:定期)?借地権|地上権)/iu,
  ],
  ['freehold', /freehold|feuhold|heritable/i],
  ['commonhold', /commonhold/i],
  [
    'co-op',
    /\bco-?op(?:erative)?\b|(?<!\p{L})(?:bostadsrätt|andel(?:sbolig|slägenhet|sleilighet)?(?!\p{L})|borettslag|aksje(?!\p{L})|asunto-?osake|osakehuoneisto|spółdzielcz|družstevn)/iu,
  ],
  [
    'freehold',
    /(?<!\p{L})(?:äganderätt|ägarlägenhet|selveier|eier(?:bolig|seksjon)?(?!\p{L})|ejer(?:bolig|lejlighed)?(?!\p{L})|vol(?:le)? eigendom|eigen grond|pełna własność|odrębna własność|osobní|osobné|intera proprietà|piena proprietà|nuda proprietà|plena propiedad|full ownership|pleine propriété|oma tontti|kinnistu|korteriomand|所有権)/iu,
  ],
];

/** Tenure in the product's words; null for "ask agent" and the like. */
export function tenureOf(words: string | null | undefined): string | null {
  if (!words) return null;
  const line = words.slice(0, MAX_WORDS);
  return TENURES.find(([, pattern]) => pattern.test(line))?.[0] ?? null;
}

/** A tenure alone between separators, as lists of facts have it. */
const LISTED_TENURE =
  /(?:^|[·•|;\n,]|[a-z\d]\.(?=\s)|£\d[\d,]{4,12})\s{0,3}(share of freehold|freehold|leasehold)(?:\s?\([^()]{0,40}\))?\s{0,3}(?=$|[·•|;\n,]|\.(?:\s|$))/gi;

/** A tenure that a longer text names beside the word "tenure", or as the one that stands in a list of facts. */
export function findTenure(text: string): string | null {
  const named =
    /\btenure\W{0,3}(?:share of freehold|freehold|leasehold)|\b\d{2,3}[- ]years? lease(?:hold)? tenure|(?:^|[·•|;\n]\s{0,3})\d{2,4}[- ]years? lease(?:hold)?(?=\s{0,3}(?:$|[·•|;\n]))/i.exec(
      text,
    )?.[0];
  const listed = new Set([...text.matchAll(LISTED_TENURE)].map(([, words = '']) => words.toLowerCase()));
  return tenureOf(named ?? (listed.size === 1 ? [...listed][0] : null));
}

const SENTENCE_KIND =
  /\b(?:an?|this|the)\s(?:[\p{L}\d-]+,?\s){0,6}?((?:semi-detached|detached|mid-terraced?|end[ -]of[ -]terrace|end[ -]terraced?|terraced?|link-detached)\s(?:[\p{L}\d-]+\s){0,3}(?:house|home|bungalow|cottage|property|residence)|bungalow|cottage|villa|apartment|flat|town ?house|maisonette|penthouse|condo(?:minium)?|farmhouse|chalet|house)(?![\p{L}-])/iu;

/** The kind of home that a description begins with: "A handsome detached period house, built in 1820". */
export function kindInSentence(text: string | null | undefined): string | null {
  const sentence = text?.slice(0, 250).split(/[.!?](?:\s|$)/)[0] ?? '';
  return findHomeKind(SENTENCE_KIND.exec(sentence)?.[1]);
}

/** Hungary's classes until 2023: AA++ to JJ. */
const HUNGARIAN_CLASS = /^(AA\+{0,2}|BB|CC|DD|EE|FF|GG|HH|II|JJ)$/;

/** An energy class: A–G, with Ireland's numbers (B2), Italy's and Spain's as they write them (A4, A+). */
export function energyRatingOf(words: string | null | undefined): string | null {
  const line = cleanLine(words?.slice(0, MAX_WORDS));
  if (line === null) return null;
  // "Úsporná (C)": the class stands behind what it means.
  const alone =
    /^(?:(?:epc|ber|dpe|class[e]?|klasse|třída|trieda|rating|energy)[\s:.=-]*)*([A-GΓΔΕΖΗ](?:[1-4]|\+{1,3})?)(?![\p{L}\d+'’])/iu.exec(
      line,
    ) ??
    /^\p{L}[\p{L} ]{2,40} \(([A-G](?:[1-4]|\+{1,3})?)\)$/iu.exec(line) ??
    HUNGARIAN_CLASS.exec(line);
  return alone?.[1] ? alone[1].toUpperCase() : null;
}

/** An energy class that a longer text names: "EPC rating: C", "Energy class B2". */
export function findEnergyRating(text: string | null | undefined): string | null {
  const match =
    /\b(?:EPC|BER|DPE|[Ee]nergy (?:efficiency |performance )?(?:rating|class|certificate)|[Cc]lasse (?:energetica|énergie)|[Cc]ertificado energ[eé]tico|[Ee]nergie(?:label|klasse|effizienzklasse)|[Tt]řída energetické náročnosti)(?:\s+(?:[Rr]ating|RATING|[Bb]and|[Cc]lass|[Gg]rade|is|of))*\s*[:=–·-]?\s*\(?([A-G][1-3]?)\)?(?![\p{L}\d'’+]|\s*[·/|,-]\s*[A-G](?!\p{L}))/u.exec(
      text ?? '',
    );
  return match?.[1] ?? null;
}

/** A band of council tax: "F", "Band D", "Council tax band: E"; null for "Ask agent", "Exempt" or a sum. */
export function councilTaxBandOf(words: string | null | undefined): string | null {
  const line = cleanLine(words?.slice(0, MAX_WORDS));
  return /^(?:council tax\W*)?(?:(?:tax )?band\W*)?([A-I])$/i.exec(line ?? '')?.[1]?.toUpperCase() ?? null;
}

/** A band of council tax that a longer text names: "Council Tax Band E", "Council tax: Band D". */
export function findCouncilTaxBand(text: string): string | null {
  return (
    /\bcouncil tax(?:\s+is)?\s*[:=–-]?\s*band(?:ing)?\s*[:=–-]?\s*\(?["'“]?([A-I])(?![\p{L}\d])/iu
      .exec(text)?.[1]
      ?.toUpperCase() ?? null
  );
}

const TO_LET =
  /(?<!\p{L})(?:to rent|for rent|to let|for let|rentals?|en alquiler|alquiler|en renta|in affitto|affitto|à louer|zu vermieten|zur miete|mieten|\(miete\)|te huur|arrendar|para alugar|aluguel|uthyres|til leie|til leje|do wynajęcia|(?:na )?wynajem|wynajmę|сда(?:ётся|ется|м|ю)|здам|здається|оренд[аиу]|аренд[аыу]|снять|под наем|наем|icarə(?:yə)?|kirayə|kiral[ıi]k|pronájem|k pronájmu|prenájom|kiadó|de închiriat|închiriere|za najam|izdavanje|oddaja|oddamo|ενοικιάζεται|ενοικίαση|vuokra(?:ttavana|lla)|üürile anda|anda üürile|üür(?:ile)?|kaltmiete|warmmiete|monatsmiete|loyer|huurprijs|renta mensual|canone(?: di locazione)?|nuoma|izīrē|for lease|להשכרה|לשכירות|للإيجار|للايجار)(?!\p{L})/iu;
const FOR_SALE =
  /(?<!\p{L})(?:for sale|en venta|venta|se vende|vendo|remat[oe]|in vendita|vendita|à vendre|zu verkaufen|zum kauf|kaufen|kopen|zum verkauf|\(kauf\)|te koop|à venda|venda|till salu|til salgs?|na sprzedaż|sprzedam|продажа|прода[её]тся|продам|продава|satılır|satılık|prodej|na prodej|predaj|na predaj|eladó|de vânzare|vânzare|na prodaju|prodaja|продаж|продається|πωλείται|πώληση|myydään|müüa|müük|parduodama|pārdod|selling for|asking price|offers over|guide price|buy|sale|למכירה|للبيع)(?!\p{L})/iu;

/** Whether words offer a home for sale or to let; of both, what they say first. */
export function findOffer(words: string): 'sale' | 'rent' | null {
  const [rent, sale] = [TO_LET, FOR_SALE].map((pattern) => pattern.exec(words.slice(0, 4_000))?.index ?? -1);
  if (rent === undefined || rent < 0) return (sale ?? -1) < 0 ? null : 'sale';
  return sale === undefined || sale < 0 || rent < sale ? 'rent' : 'sale';
}
