const SMALL = [
  ...['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once'],
  ...['doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte'],
  ...['veintiuno', 'veintidós', 'veintitrés', 'veinticuatro', 'veinticinco', 'veintiséis'],
  ...['veintisiete', 'veintiocho', 'veintinueve'],
];
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS = [
  ...['', 'ciento', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos', 'seiscientos'],
  ...['setecientos', 'ochocientos', 'novecientos'],
];

/**
 * A whole number below 10^12 in Spanish words, in the short form that stands before a noun ("un", "veintiún").
 * @param isFeminine whether the noun is: "doscientas mil libras". Millions are masculine whatever they count.
 */
export function spanishNumber(value: number, isFeminine: boolean): string {
  const millions = Math.floor(value / 1_000_000);
  const rest = value % 1_000_000;
  const parts: string[] = [];
  if (millions === 1) parts.push('un millón');
  else if (millions > 1) parts.push(`${underMillion(millions, false)} millones`);
  if (rest > 0 || millions === 0) parts.push(underMillion(rest, isFeminine));
  return parts.join(' ');
}

function underMillion(value: number, isFeminine: boolean): string {
  const thousands = Math.floor(value / 1_000);
  const rest = value % 1_000;
  if (thousands === 0) return underThousand(rest, isFeminine);
  const head = thousands === 1 ? 'mil' : `${underThousand(thousands, isFeminine)} mil`;
  return rest === 0 ? head : `${head} ${underThousand(rest, isFeminine)}`;
}

function underThousand(value: number, isFeminine: boolean): string {
  if (value === 100) return 'cien';
  const hundreds = HUNDREDS[Math.floor(value / 100)] ?? '';
  const rest = value % 100;
  return [
    isFeminine ? hundreds.replace(/os$/, 'as') : hundreds,
    rest > 0 || value === 0 ? underHundred(rest, isFeminine) : '',
  ]
    .filter((word) => word !== '')
    .join(' ');
}

function underHundred(value: number, isFeminine: boolean): string {
  if (value < 30) return beforeNoun(SMALL[value] ?? '', isFeminine);
  const tens = TENS[Math.floor(value / 10)] ?? '';
  const unit = value % 10;
  return unit === 0 ? tens : `${tens} y ${beforeNoun(SMALL[unit] ?? '', isFeminine)}`;
}

function beforeNoun(word: string, isFeminine: boolean): string {
  if (isFeminine) return word.replace(/uno$/, 'una');
  return word === 'veintiuno' ? 'veintiún' : word.replace(/uno$/, 'un');
}
