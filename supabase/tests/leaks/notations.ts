/** A price in hiding, and what would follow from it. */
export interface Secret {
  gameListingId: string;
  amountMinor: number;
  /** Digits of the minor unit: 2 for pounds and pence, 0 for yen. */
  minorDigits: number;
  areaM2: number | null;
}

/** One way of writing a price, as a pattern that finds it in a text. */
export interface Notation {
  name: string;
  pattern: RegExp;
  /** Text without which the pattern cannot match: looked for first, because that is much faster. */
  core: string;
}

const squareFeetPerM2 = 10.7639;

/**
 * The eight notations in which a price might show: integer, minor units, thousands separators, k, m, hex, base64,
 * per area. A notation whose digits would be found anywhere by chance (fewer than four that are not trailing zeros
 * for k and m, fewer than five for per area) is left out: it would say nothing.
 */
export function notationsOf({ amountMinor, minorDigits, areaM2 }: Secret): Notation[] {
  const major = amountMinor / 10 ** minorDigits;
  const whole = String(Math.round(major));
  return [
    number('integer', whole),
    ...(amountMinor === major ? [] : [number('minor units', String(amountMinor))]),
    ...separated(whole),
    ...shortened('k', major / 1e3, '(?:k|K|\\s?thousand)'),
    ...shortened('m', major / 1e6, '(?:m|M|\\s?million)'),
    ...[amountMinor, Math.round(major)].map((value) => hex(value)),
    ...[amountMinor, whole].flatMap((value) => base64(String(value))),
    ...(areaM2 === null ? [] : perArea(amountMinor, major, areaM2)),
  ];
}

function number(name: string, digits: string): Notation {
  const core = /^\d*/.exec(digits)?.[0] ?? '';
  return { name, core, pattern: new RegExp(`(?<![\\d.])${digits}(?![\\d])`) };
}

/** 1,234,567 with a comma, point, apostrophe, or any kind of space. */
function separated(whole: string): Notation[] {
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, "[,.'’\\s\\u00a0\\u202f]");
  return groups === whole ? [] : [number('thousands separators', groups)];
}

/** 738.219k, 738.2k; 0.738219m, 0.738m: to every precision of at least four significant digits, or exact. */
function shortened(name: string, value: number, unit: string): Notation[] {
  const exact = String(Number(value.toPrecision(12)));
  const texts = new Set([exact, ...[4, 5, 6].map((digits) => String(Number(value.toPrecision(digits))))]);
  return [...texts]
    .filter((text) => significant(text) >= 4)
    .map((text) => ({
      name,
      core: text.split('.')[1] ?? text,
      pattern: new RegExp(`(?<![\\d.])${text.replace('.', '[.,]').replace(/^0/, '0?')}${unit}\\b`),
    }));
}

function hex(value: number): Notation {
  return {
    name: 'hex',
    core: '',
    pattern: new RegExp(`(?<![0-9a-f])(?:0x)?0*${value.toString(16)}(?![0-9a-f])`, 'i'),
  };
}

/** Base64 of the digits, wherever they start inside a longer text: one pattern for each of the three offsets. */
function base64(digits: string): Notation[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.from('\0'.repeat(offset) + digits).toString('base64');
    const first = Math.ceil((offset * 8) / 6);
    const last = Math.floor(((offset + digits.length) * 8) / 6);
    const core = encoded.slice(first, last);
    return { name: 'base64', core, pattern: new RegExp(core.replace(/[+/]/g, '\\$&')) };
  });
}

function perArea(amountMinor: number, major: number, areaM2: number): Notation[] {
  const values = [
    amountMinor / areaM2,
    amountMinor / areaM2 / squareFeetPerM2,
    major / areaM2,
    major / areaM2 / squareFeetPerM2,
  ];
  const texts = new Set(
    values.flatMap((value) => [
      String(Math.round(value)),
      value.toFixed(1),
      value.toFixed(2),
      String(Math.floor(value)),
    ]),
  );
  return [...texts]
    .filter((text) => significant(text) >= 5)
    .map((text) => number('per area', text.replace('.', '\\.')));
}

function significant(text: string): number {
  return text.replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length;
}
