import { oneOfLines } from './one-of-lines.ts';

/** What the figure on a listing is. `range`, `auction`, `rent` and `on-application` are no price that a game can use. */
export const LISTED_PRICE_KINDS = [
  'asking',
  'guide',
  'offers-over',
  'offers-around',
  'from',
  'fixed',
  'sold',
  'range',
  'auction',
  'rent',
  'on-application',
] as const;
export type ListedPriceKind = (typeof LISTED_PRICE_KINDS)[number];

/** Words around a figure that name its kind, one family of languages a line. The first kind that fits counts. */
const KIND_WORDS: readonly (readonly [ListedPriceKind, string])[] = [
  [
    'on-application',
    oneOfLines`
      \bp\.?o\.?a\.?\b|\bpric(?:e|es) (?:up)?on (?:application|request|enquiry)|\bcontact (?:the )?agent\b
      \b(?:call|ask) for price|\bprice (?:not disclosed|withheld|tba)\b|\bexpressions? of interest
      \bcoming soon\b(?!.*\d)
      ^\W*(?:consultar(?: precio)?|consulte(?: (?:o )?(?:valor|preço))?|consúltenos|ask|enquire|tbd|tba)\W*$
      \ba consultar\b|\bsob consulta\b|\bpreço consultar
      \bsur demande\b|\bprezzo (?:su richiesta|riservato)|\btrattativa riservata
      \bauf anfrage\b|\bop aanvraag\b|\bpris (?:på|ved) (?:förfrågan|henvendelse|forespørsel)
      \bna zapytanie\b|\bcena (?:na dotaz|dohodou)|(?<!\p{L})цена (?:договорная|по запросу)
      \bfiyat sorunuz`,
  ],
  [
    'auction',
    oneOfLines`
      \bauction\b|\ba\.?m\.?v\.?\b|\bstarting bid\b
      \bsubasta\b|\bleilão\b|\blance (?:inicial|mínimo)\b
      \basta (?:giudiziaria|immobiliare)\b|\b(?:base|prezzo base) d['’]?\s?asta\b|\bofferta minima\b
      \bmise à prix\b|\bventes? aux enchères\b
      \bbieden vanaf\b|\binstelprijs\b|\bfaire offre à partir d
      \bzwangsversteigerung\b|\bverkehrswert\b|\bmindestgebot\b|\blicytacj`,
  ],
  [
    'rent',
    oneOfLines`
      \bp\.?\s?c\.?\s?m\b|\bp\/?[mw]\b|(?<=(?:\d[.,]\d{3}|,\d\d|,-|€)\s?)p\.\s?m\b|\bp\.?\s?w\b|\bper (?:calendar )?(?:month|week|annum|year|night|day)\b|\bmonthly\b
      \/\s?(?:mo|month|mth|week|wk|mes|mese|mois|monat|night|yr|year|maand)\b
      \bal mes\b|\bal mese\b|\bpar mois\b|\/\s?月|月額
      \/\s?(?:mies(?:iąc|\.)?|měs(?:íc|\.)?|mesiac|мес(?:яц)?|міс(?:яць)?|hó(?:nap)?|lun[aă]|måned|mnd|mån(?:ad)?|kk|μήνα|mjesečno|mês)(?!\p{L})
      (?<!\p{L})(?:per maand|pro monat|im monat|al mese|por mês|ao mês|na lună|i måneden|per månad|kuukaudessa|в месяц|на місяць|havonta)(?!\p{L})`,
  ],
  ['guide', String.raw`\bguide\b`],
  [
    'offers-over',
    oneOfLines`
      \boffers? (?:over|above|in excess of|from)|\bo\.?i\.?e\.?o\b|\boffers? in the excess
      \bexcess of|\bbids? over|\bo\/o\b`,
  ],
  [
    'offers-around',
    oneOfLines`
      \boffers? (?:around|in (?:the )?region|invited)|\bo\.?i\.?r\.?o\b|\bin the region of\b
      \bor near(?:est)? offer\b|\bo\.?n\.?o\b|\bnegotiable\b`,
  ],
  ['fixed', String.raw`\bfixed price\b`],
  ['sold', String.raw`\bsold (?:for|price|at)\b|\bsold:|\blast sold\b|\bvendido por\b|\bsale price\b`],
  [
    'from',
    oneOfLines`
      \b(?:prices? )?(?:starting )?from\b
      \bdesde\b|\bab\s+(?=[\d€])|(?:^|\s)à partir de\b|\ba partire da\b`,
  ],
];

const PATTERNS = KIND_WORDS.map(([kind, words]) => [kind, new RegExp(words, 'iu')] as const);

/** The kind that the words around a figure name; asking where they name none. */
export function priceKind(words: string): ListedPriceKind {
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'asking';
}
