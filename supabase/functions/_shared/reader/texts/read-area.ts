import { readDecimal } from './read-decimal.ts';

export const AREA_UNITS = ['m2', 'sqft', 'sqyd', 'acre', 'ha'] as const;
export type AreaUnit = (typeof AREA_UNITS)[number];

/** An area as the source states it, and in square metres, rounded to a tenth. */
export interface Area {
  readonly value: number;
  readonly unit: AreaUnit;
  readonly m2: number;
}

/** Square metres in one of each. Source: international yard and pound agreement, 1959; foot 0.3048 m. */
const M2_PER: Readonly<Record<AreaUnit, number>> = {
  m2: 1,
  sqft: 0.09290304,
  sqyd: 0.83612736,
  acre: 4046.8564224,
  ha: 10_000,
};

const UNITS: readonly (readonly [AreaUnit, RegExp])[] = [
  [
    'sqft',
    /^(?:قدم(?:\s?مربع\p{L}{0,2})?|sq(?:uare)?[\s.-]*(?:ft|feet|foot)|ft\s?²|ft2|feet²|sf\b|pies cuadrados|ftk\b|sqft)/iu,
  ],
  ['sqyd', /^sq(?:uare)?[\s.-]*(?:yds?|yards?)/i],
  [
    'm2',
    /^(?:[mм]\s?²|[mм]\s?2(?!\d)|㎡|кв\.?\s?м|კვ\.?\s?მ|kv\.?\s?m|mkv|mq\b|m&sup2;|mtk\b|qm\b|sq(?:uare)?[\s.-]*(?:m\b|metres?|meters?|mtrs?)|metros?\s+cuadrados|mètres?\s+carrés?|metres_squared|metri\s+quadr|sqm|τ\.?\s?μ|nm\b|mp\b|m(?:kw|\s?kw)\b|mts?[²2]?\b|坪|평|ตร\.?\s?ม|متر\s?مربع|م\s?[²2]|מ(?:["״]|'')ר|מטר)/i,
  ],
  ['acre', /^(?:acres?|ac\b|acr\b)/i],
  ['ha', /^(?:hectares?|hect[aá]reas?|ha\b|har\b)/i],
];

/** An area of so many of a unit; null for what is no size a home or its land can have. */
export function toArea(value: number | null | undefined, unit: AreaUnit): Area | null {
  if (value === null || value === undefined || !Number.isFinite(value) || value <= 0) return null;
  const m2 = Math.round(value * M2_PER[unit] * 10) / 10;
  return m2 < 1 || m2 > 1e9 ? null : { value, unit, m2 };
}

/** The unit that a word or a UN/CEFACT code ("MTK", "FTK") stands for; the Japanese and Chinese one only stands behind its figure. */
export function readAreaUnit(text: string | null | undefined): AreaUnit | null {
  const word = text?.trim() ?? '';
  return PING.test(word) ? null : unitOf(word);
}

function unitOf(word: string): AreaUnit | null {
  return UNITS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

/** Characters of a text in which an area is looked for. */
const MAX_TEXT = 4_000;
const NUMBER_AND_UNIT =
  /(?<!\d)(?<!\d[.,'’])((?:(?<!\p{L})\d[\d.,'’]{0,20}(?:[ \u00a0\u202f]\d{3}(?!\d)){0,3}|\d{1,6}(?![.,'’]\d)))[\s\u00a0]{0,5}((?:sq|square|ft|feet|m|mq|qm|м|кв|კვ|kv|㎡|acre|ac|hect|ha|sf|pies|mètre|metr|τ\.?μ|nm(?=[\s,.;·|]|$)|mp(?=[\s,.;·|]|$)|ตร|متر|م(?=\s?[²2])|قدم|מ(?=["״']{1,2}ר)|מטר|坪|평)[^\d,;|/()]{0,18}[²2]?)/giu;

/** Words beside a figure that make it the ground's: a plot, an erf, a garden. */
const GROUND =
  /\b(?:plot|lot|land|erf|stand|site|grounds?|garden|gardens|yard|acres?|acreage|parcela|terreno|solar|jard[ií]n|terrain|jardin|parcelle|grundst[uü]ck\w*|grundfl[aä]che|garten|perceel\w*|kavel|tuin|tomt\w*|grund|grundareal|działk\w*|lote|giardino|terrace(?! house)|terraza|terrazza|terrasse|balcon[ey]?|balcón|garage|parking|patio|roof|storage)\b|土地|敷地|地坪|대지/iu;
const LIVING =
  /\b(?:living|floor|internal|interior|built|constru\w*|habitable|wohnfl\w*|woonopp\w*|[uú]til\w*|gia|house|home|flat|apartment|villa|boarea|bolig\w*|bra|powierzchni\w*|area|superficie|surface)\b/iu;

/**
 * The first area in a text: "2,015 sq ft / 187 sq m", "273 m² built", "0.13 acres".
 * @param bareUnit unit of a number that has none; without it such a number is no area
 */
export function readArea(text: string | null | undefined, bareUnit?: AreaUnit): Area | null {
  if (!text) return null;
  for (const { area } of areasIn(text.replace(WITH_SIDE, '$<main>$<unit>').replace(ABOUT, ' '))) return area;
  const [, metres] = UNIT_FIRST.exec(text.slice(0, 60)) ?? [];
  if (metres !== undefined) return toArea(readDecimal(metres), 'm2');
  return bareUnit && text.length <= 60 ? toArea(readDecimal(text), bareUnit) : null;
}

/** "約43.4坪": no gap stands behind the word for about. */
const ABOUT = /[約约약](?=\s?\d)/gu;

/** "105/38 kvm", "105 + 38 m²": the floor, then its side rooms, in one unit. */
const WITH_SIDE = /^\s*(?<main>\d{2,4})\s?[/+]\s?\d{1,4}(?<unit>\s?(?:kvm|m²|m2|qm|sqm)\.?)\s*$/iu;

/** "mq 650 ca.", "m² 120": the unit stands in front. */
const UNIT_FIRST = /^\s*(?:mq|m²|m2|qm|sqm)\.?\s+(\d[\d.,]{0,8})(?:\s?(?:ca|circa)\b\.?)?\s*$/i;

interface FoundArea {
  readonly area: Area;
  readonly start: number;
  readonly end: number;
}

/** The Japanese, Chinese and Korean unit of floors. Source: Japan's Measurement Act, 400/121 square metres. */
const PING = /^[坪평]/u;

function inMetres(ping: number | null): number | null {
  return ping === null ? null : Math.round((ping * 4000) / 121) / 10;
}

/** "32 / 15 / 5 м²", "54,3/32/-": the whole of a flat, its rooms and its kitchen share one unit. */
const WHOLE_OF_THREE =
  /(?<![\d/.,])(\d{2,4}(?:[.,]\d{1,2})?)\s?\/\s?(?:\d{1,4}(?:[.,]\d{1,2})?|[-–])\s?\/\s?$/u;

function* areasIn(text: string): Generator<FoundArea> {
  for (const match of text.slice(0, MAX_TEXT).matchAll(NUMBER_AND_UNIT)) {
    const unit = unitOf(match[2] ?? '');
    if (unit === null) continue;
    // "3 2 164 m²" are three figures of a row, and no two thousands.
    const isRow = /(?:^|\s)\d{1,2}\s$/.test(text.slice(Math.max(0, match.index - 4), match.index));
    const whole = WHOLE_OF_THREE.exec(text.slice(Math.max(0, match.index - 24), match.index))?.[1];
    const digits = whole ?? (isRow ? (match[1] ?? '').split(/\s/).at(-1) : match[1]) ?? '';
    // Land in acres and hectares has decimals, never thousands marks in front of three digits.
    const isLand = unit === 'acre' || unit === 'ha';
    const value = isLand ? Number(digits.replace(',', '.')) : readDecimal(digits);
    const area = PING.test(match[2] ?? '') ? toArea(inMetres(value), 'm2') : toArea(value, unit);
    const word = match[2] ?? '';
    const own = UNITS.map(([, pattern]) => pattern.exec(word)?.[0].length ?? 0).find((length) => length > 0);
    const end = match.index + match[0].length - word.length + (own ?? 0);
    if (area) yield { area, start: match.index, end };
  }
}

/** Do two areas say one size, as far as rounding lets them? A size without a name that is the plot's is no floor area. */
export function isSameSize(one: Area | null, other: Area | null): boolean {
  if (one === null || other === null) return false;
  return Math.abs(one.m2 - other.m2) <= 0.01 * other.m2;
}

/** An area that a floor can have; acres and hectares are the ground's. */
export function floorArea(area: Area | null): Area | null {
  return area === null || area.unit === 'acre' || area.unit === 'ha' ? null : area;
}

/** The first floor area that a sentence speaks of; what it calls a plot, an erf or a garden is none. */
export function findFloorArea(text: string | null | undefined): Area | null {
  if (!text) return null;
  for (const { area, start, end } of areasIn(text)) {
    if (floorArea(area) === null) continue;
    const before =
      text
        .slice(Math.max(0, start - 30), start)
        .split(/[,;·|\n]|\.\s/)
        .at(-1) ?? '';
    const after = text.slice(end, end + 24).split(/[,;·|\n.\d]/)[0] ?? '';
    const isGround = GROUND.test(after) || (GROUND.test(before) && !LIVING.test(after));
    if (!isGround || (LIVING.test(before) && !GROUND.test(before) && !GROUND.test(after))) return area;
  }
  return null;
}

/** What stands right behind a figure that is the ground's: "430 m² de terrain", "135 m² perceel", "1,200 sq m plot". */
const GROUND_BEHIND =
  /^\s*(?:de |del |di |of )?(?:terrain|parcelle|perceel|kavel|grundstück(?:sfläche)?|grundareal|grund|tomt|plot|land|lot|parcela|terreno|pozemku?|działk\w+)(?!\p{L})/iu;

/** "Lote 800 m².", "Grundstück: 430 m²": the ground's own word opens the part of the line that is its size. */
const GROUND_BEFORE =
  /(?:^|[.;·|,]\s*)(?:lote|terreno|parcela|grundstück(?:sfläche)?|terrain|plot|land|perceel|działka|pozemek)(?: (?:de|von|of|size|area))?\s?:?\s$/iu;

/** "Erf Size 1 007 m²", "land area: 455 m²": a label of two words that nothing but the ground has, wherever it stands. */
const GROUND_LABELLED =
  /(?<!\p{L})(?:erf|land|plot|lot|site|stand|section) (?:size|area)(?: \(?approx\.?\)?)?\s?:?\s?(\d[\d.,  ]{0,12}\s?(?:m²|m2|sqm|sq\.? ?(?:m|ft)\.?(?!\p{L})|sqft|acres?|ha(?!\p{L})|hectares?))/iu;

/** "12a 34ca", "1ha 05a 20ca": hectares, ares and centiares, as notaries measure the ground. */
const ARES = /(?<![\p{L}\d])(?:(\d{1,3})\s?ha\s?)?(\d{1,2})\s?a\s?(\d{1,2})\s?ca(?!\p{L})/iu;

function inAres(text: string): Area | null {
  const match = ARES.exec(text.slice(0, MAX_TEXT));
  if (!match) return null;
  const [hectares, ares, centiares] = [1, 2, 3].map((at) => Number(match[at] ?? 0));
  return toArea((hectares ?? 0) * 10_000 + (ares ?? 0) * 100 + (centiares ?? 0), 'm2');
}

/** The first area in a line of figures that its own next word calls the ground, or that a label in it does. */
export function findGround(text: string | null | undefined): Area | null {
  if (!text) return null;
  const measured = inAres(text);
  if (measured !== null) return measured;
  const labelled = readArea(GROUND_LABELLED.exec(text.slice(0, MAX_TEXT))?.[1]);
  if (labelled !== null || text.length > 200) return labelled;
  for (const { area, start, end } of areasIn(text)) {
    if (floorArea(area) === null || GROUND_BEHIND.test(text.slice(end, end + 30))) return area;
    if (GROUND_BEFORE.test(text.slice(Math.max(0, start - 30), start))) return area;
  }
  return null;
}

/** A size behind its label. Of an American home a figure without a unit may be the number of the area that it lies in. */
export function labelledArea(text: string | null | undefined, country: string | null): Area | null {
  const area = floorArea(readArea(text, country === 'US' ? 'sqft' : 'm2'));
  const isBare = /^\s*[\d.,]+\s*$/.test(text ?? '');
  return area !== null && country === 'US' && isBare && (area.value < 150 || area.value > 30_000)
    ? null
    : area;
}
