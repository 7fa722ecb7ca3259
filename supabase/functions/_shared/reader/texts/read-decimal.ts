/**
 * A number as people of any country write it: 1,631 · 1.631 · 1 631 · 80,0 · 2.5 · 1.234,5. A lone mark before exactly
 * three digits groups thousands; null where the text is no number.
 */
export function readDecimal(text: string): number | null {
  const compact = text.trim().replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?:\D|$))/g, '');
  if (!/^\d[\d.,]*$/.test(compact)) return null;
  const digits = compact.replace(/[.,]$/, '');
  const marks = digits.replace(/\d/g, '');
  const last = marks.at(-1);
  if (last === undefined) return Number(digits);
  const fraction = digits.length - digits.lastIndexOf(last) - 1;
  const isMixed = marks.charAt(0) !== last;
  const groups =
    !isMixed &&
    (marks.length > 1 || (fraction === 3 && !digits.startsWith('0') && digits.indexOf(last) <= 3));
  if (groups) return Number(digits.replace(/[.,]/g, ''));
  const whole = digits.slice(0, digits.lastIndexOf(last)).replace(/[.,]/g, '');
  return Number(`${whole}.${digits.slice(digits.lastIndexOf(last) + 1)}`);
}
