const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = [
  { value: 1_000_000_000, name: 'billion' },
  { value: 1_000_000, name: 'million' },
  { value: 1_000, name: 'thousand' },
];

/**
 * A whole number below 10^12 in English words.
 * @param hasAnd British: "one hundred and five"; American: "one hundred five"
 */
export function englishNumber(value: number, hasAnd: boolean): string {
  if (value < 1_000) return underThousand(value, hasAnd);
  const parts: string[] = [];
  let rest = value;
  for (const scale of SCALES) {
    const count = Math.floor(rest / scale.value);
    rest %= scale.value;
    if (count > 0) parts.push(`${underThousand(count, hasAnd)} ${scale.name}`);
  }
  if (rest > 0) parts.push((hasAnd && rest < 100 ? 'and ' : '') + underThousand(rest, hasAnd));
  return parts.join(' ');
}

function underThousand(value: number, hasAnd: boolean): string {
  if (value < 100) return underHundred(value);
  const rest = value % 100;
  const hundreds = `${SMALL[Math.floor(value / 100)] ?? ''} hundred`;
  if (rest === 0) return hundreds;
  return `${hundreds} ${hasAnd ? 'and ' : ''}${underHundred(rest)}`;
}

function underHundred(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  const unit = value % 10;
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return unit === 0 ? tens : `${tens}-${SMALL[unit] ?? ''}`;
}
