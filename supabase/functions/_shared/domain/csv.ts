export type CsvValue = string | number | boolean | null;

/** Signs with which a spreadsheet begins a formula, also as East Asian keyboards write them. */
const FORMULA = /^[\s]*[=+\-@\t\r|%＝＋－＠]/;

/**
 * Rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. A text that a spreadsheet would
 * take for a formula gets an apostrophe in front: a player may call themselves `=HYPERLINK(…)`.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return '\ufeff' + [header, ...rows].map((row) => row.map(csvField).join(',')).join('\r\n') + '\r\n';
}

/** One field: numbers as they are, texts quoted where they must be and never a formula. */
export function csvField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
