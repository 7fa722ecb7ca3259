const UNITS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A whole number from 0 to 99 in words, 0 being "no"; a larger one in digits. */
export function sayNumber(number: number): string {
  const unit = UNITS[number];
  if (unit !== undefined) return unit;
  const ten = TENS[Math.floor(number / 10)];
  if (ten === undefined) return String(number);
  return number % 10 === 0 ? ten : `${ten}-${UNITS[number % 10]}`;
}
