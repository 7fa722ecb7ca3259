/** A price in hiding, and what would follow from it. */
export interface Secret {
  /** The listing or draft whose price it is: whoever knows that one knows the price. */
  ownerId: string;
  amountMinor: number;
  /** Digits of the minor unit: 2 for pounds and pence, 0 for yen. */
  minorDigits: number;
  areaM2: number | null;
  /** A round price that only this test wrote: its short forms, such as 430k, turn up nowhere by chance. */
  isPlantedRound?: boolean;
  /** Ids by which a text may speak of the home. Undefined for a home of the hunt's own: any text may speak of it. */
  ids?: readonly string[];
}

/** One way of writing a price, as a pattern that finds it in a text. */
export interface Notation {
  name: string;
  pattern: RegExp;
  /** What a text must hold for the pattern to match; looked up in an index, because that is much faster. */
  key: NotationKey;
  /**
   * Short enough to be met by chance: with a thousand homes, one number of five digits in twenty is somebody's price per
   * area. It counts only in a text that speaks of the home.
   */
  isWeak?: boolean;
}

/** `digits`: a whole run of digits. `hex`: a whole hexadecimal number. `base64` and `words`: this text somewhere. */
export interface NotationKey {
  kind: 'digits' | 'hex' | 'base64' | 'words';
  text: string;
}

const squareFeetPerM2 = 10.7639;

/**
 * The notations in which a price might show: integer, minor units, thousands separators, k, m, hex, base64, per area;
 * of a planted round price also its short forms. A notation whose digits would be found anywhere by chance (fewer than
 * four that are not trailing zeros for k and m, fewer than five for per area) is left out: it would say nothing.
 */
export function notationsOf(secret: Secret): Notation[] {
  const { amountMinor, minorDigits, areaM2 } = secret;
  const major = amountMinor / 10 ** minorDigits;
  const whole = String(Math.round(major));
  return [
    number('integer', whole),
    ...(amountMinor === major ? [] : [number('minor units', String(amountMinor))]),
    ...separated(whole),
    ...shortened('k', major / 1e3, '(?:k|K|\\s?thousand)'),
    ...shortened('m', major / 1e6, '(?:m|M|\\s?million)'),
    ...[amountMinor, Math.round(major)].map((value) => hex(value)),
    ...[String(amountMinor), whole].flatMap((digits) => base64(digits)),
    ...(areaM2 === null ? [] : perArea(amountMinor, major, areaM2)),
    ...(secret.isPlantedRound === true ? roundForms(major) : []),
  ];
}

/** Inside a colour as style sheets write it (#39352d), which has a letter and so is no number. */
const IN_A_COLOUR = '#(?=\\d*[a-fA-F])(?=[\\da-fA-F]{6}(?![\\da-fA-F]))[\\da-fA-F]{0,5}';

function number(name: string, digits: string): Notation {
  return {
    name,
    key: { kind: 'digits', text: longestRun(digits) },
    pattern: new RegExp(`(?<![\\d.])(?<!${IN_A_COLOUR})${digits}(?![\\d])`),
  };
}

/** 1,234,567 with a comma, point, apostrophe, or any kind of space. */
function separated(whole: string): Notation[] {
  const groups = whole.split(/\B(?=(?:\d{3})+$)/);
  const pattern = groups.join("[,.'’\\s\\u00a0\\u202f]");
  return groups.length === 1
    ? []
    : [{ ...number('thousands separators', pattern), key: { kind: 'digits', text: groups.at(-1) ?? '' } }];
}

/** 738.219k, 738.2k; 0.738219m, 0.738m: to every precision of at least four significant digits, or exact. */
function shortened(name: string, value: number, unit: string): Notation[] {
  const exact = String(Number(value.toPrecision(12)));
  const texts = new Set([exact, ...[4, 5, 6].map((digits) => String(Number(value.toPrecision(digits))))]);
  return [...texts].filter((text) => significant(text) >= 4).map((text) => short(name, text, unit));
}

function short(name: string, text: string, unit: string): Notation {
  return {
    name,
    key: { kind: 'digits', text: text.split('.')[1] ?? text },
    pattern: new RegExp(`(?<![\\w.,])${text.replace('.', '[.,]').replace(/^0/, '0?')}${unit}\\b`, 'i'),
  };
}

/** 430k, £430 thousand, 0.43m, .43 million, and the thousands in words. */
function roundForms(major: number): Notation[] {
  const thousands = major / 1e3;
  const words = inWords(thousands);
  return [
    short('k', String(thousands), '\\s?(?:k|thousand|grand)'),
    short('m', String(major / 1e6), '\\s?(?:m|mn|million)'),
    {
      name: 'words',
      key: { kind: 'words', text: words.split(' ')[0] ?? '' },
      pattern: new RegExp(`\\b${words.replaceAll(' ', '[\\s-]+(?:and\\s+)?')}[\\s-]+thousand\\b`, 'i'),
    },
  ];
}

const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

/** A whole number under a thousand, in English, without "and". */
function inWords(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  return [
    hundreds > 0 ? `${small.split(' ')[hundreds - 1] ?? ''} hundred` : '',
    rest >= 20 ? (tens.split(' ')[Math.floor(rest / 10) - 2] ?? '') : '',
    rest > 0 && (rest < 20 || rest % 10 > 0)
      ? (small.split(' ')[(rest < 20 ? rest : rest % 10) - 1] ?? '')
      : '',
  ]
    .filter((word) => word !== '')
    .join(' ');
}

function hex(value: number): Notation {
  const digits = value.toString(16);
  return {
    name: 'hex',
    key: { kind: 'hex', text: digits },
    pattern: new RegExp(`(?<![0-9a-f])(?:0x)?0*${digits}(?![0-9a-f])`, 'i'),
  };
}

/** Base64 of the digits, wherever they start inside a longer text: one pattern for each of the three offsets. */
function base64(digits: string): Notation[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.from('\0'.repeat(offset) + digits).toString('base64');
    const first = Math.ceil((offset * 8) / 6);
    const last = Math.floor(((offset + digits.length) * 8) / 6);
    const core = encoded.slice(first, last);
    return {
      name: 'base64',
      key: { kind: 'base64', text: core },
      pattern: new RegExp(core.replace(/[+/]/g, '\\$&')),
    };
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
    .map((text) => ({ ...number('per area', text.replace('.', '\\.')), isWeak: significant(text) < 7 }));
}

function significant(text: string): number {
  return text.replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length;
}

function longestRun(pattern: string): string {
  return (pattern.match(/\d+/g) ?? []).reduce(
    (longest, run) => (run.length > longest.length ? run : longest),
    '',
  );
}
