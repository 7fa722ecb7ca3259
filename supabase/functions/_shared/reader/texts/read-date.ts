const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['jan', 'ene', 'gen', 'janv'],
    ['feb', 'févr', 'fev'],
    ['mar', 'mär', 'mars'],
    ['apr', 'abr', 'avr'],
    ['may', 'mai', 'mag'],
    ['jun', 'giu', 'juin'],
    ['jul', 'lug', 'juil'],
    ['aug', 'ago', 'août'],
    ['sep', 'set', 'sept'],
    ['oct', 'okt', 'ott'],
    ['nov'],
    ['dec', 'dic', 'dez', 'déc'],
  ].flatMap((names, index) => names.map((name) => [name, index + 1])),
);

/** A line with a date in it is not longer. */
const MAX_TEXT = 200;

/**
 * A date as ISO, from what listings write: 2026-02-18T10:00, 20171122, 04/02/2026, 2 November 2020, "Added on …", or
 * milliseconds (seconds) since 1970. "Today" and "yesterday" are null: the reader has no clock.
 * @param isMonthFirst American order of 04/02/2026
 */
export function readDate(value: unknown, isMonthFirst = false): string | null {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string') return null;
  const text = value.slice(0, MAX_TEXT).trim();
  const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return toIso(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const local = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(text);
  if (local) {
    const [first, second] = [Number(local[1]), Number(local[2])];
    const year = Number(local[3]) + ((local[3]?.length ?? 4) === 2 ? 2000 : 0);
    return isMonthFirst ? toIso(year, first, second) : toIso(year, second, first);
  }
  const dayFirst = /(\d{1,2})(?:st|nd|rd|th)?\s+(?:de\s+)?(\p{L}{3,})\.?,?\s+(?:de\s+)?(\d{4})/u.exec(text);
  if (dayFirst) return toIso(Number(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1]));
  const monthFirst = /(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/u.exec(text);
  if (monthFirst) return toIso(Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2]));
  return /^\d{10}(?:\d{3})?$/.test(text) ? fromEpoch(Number(text)) : null;
}

function monthOf(word = ''): number {
  const lower = word.toLowerCase();
  return MONTHS[lower.slice(0, 3)] ?? MONTHS[lower.slice(0, 4)] ?? 0;
}

function fromEpoch(value: number): string | null {
  const ms = value > 1e11 ? value : value * 1000;
  // Outside 1980–2100 it was no date.
  return ms > 3.15e11 && ms < 4.1e12 ? new Date(ms).toISOString().slice(0, 10) : null;
}

/** Databases write 0001, 1899, 1900 and the first day of 1970 for a day that they do not know. */
const FIRST_YEAR = 1950;
const NO_DAY = '1970-01-01';

function toIso(year: number, month: number, day: number): string | null {
  if (year < FIRST_YEAR || year > 2100 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (text === NO_DAY) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** A year in which a home may have been built; "NA", 0 and years to come are null. */
export function readYear(value: unknown): number | null {
  const text =
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
  const match = /(?<!\d)(1[0-9]\d{2}|20\d{2})(?!\d)/.exec(text);
  return match ? Number(match[1]) : yearOfEra(text);
}

/** The year before the first of each era. Source: Japan's National Diet Library, table of eras. */
const ERAS: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };

/** "昭和50年" is 1975, "令和元年" 2019. */
function yearOfEra(text: string): number | null {
  const [, era = '', count = ''] = /(明治|大正|昭和|平成|令和)\s?(元|\d{1,2})年/u.exec(text) ?? [];
  const before = ERAS[era];
  return before === undefined ? null : before + (count === '元' ? 1 : Number(count));
}

/** "Baujahr 1974", "2020 г.п.": the year that a description names as the one in which the home was built, in a word of its own. */
export function yearNamed(text: string | null | undefined): number | null {
  const years = new Set(
    [...(text?.slice(0, MAX_DESCRIPTION) ?? '').matchAll(YEAR_NAMED)].map(
      ([, before, behind, passed, built]) => Number(before ?? behind ?? passed ?? built),
    ),
  );
  const [only] = years;
  return years.size === 1 ? (only ?? null) : null;
}

const MAX_DESCRIPTION = 4_000;
const YEAR_NAMED =
  /(?<!\p{L})(?:year built|baujahr|bouwjaar|byggår|byggeår|rok (?:budowy|výstavby)|год постройки|рік побудови|année de construction|anno di costruzione|año de construcción|ano de construção)\s{0,2}[:=]?\s{0,2}((?:1[6-9]|20)\d\d)(?!\d)|(?<!\d)((?:1[6-9]|20)\d\d) г\.\s?п\.|(?<!\p{L})(?:valmistunut|rakennettu(?: vuonna)?|byggt(?: år)?|byggd(?: år)?|oppført(?: i)?|opført(?: i)?|erbaut(?: im jahre?)?|gebouwd in|construite? en|costruit[oa] nel|construid[oa] en|construíd[oa] em|wybudowan[ye] w|postaven[oa]? v(?: roce)?|épült|construit[ăe]? în(?: anul)?|izgrađen[oa]?)\s{1,2}((?:1[6-9]|20)\d\d)(?!\d)|(?:^|[.;!·|\n]\s{0,3})(?:built|completed) in ((?:1[6-9]|20)\d\d)(?=[.,;!·|\n]|$)/giu;
