/** Lines of patterns as one pattern that fits where any of them does; a table of words stays readable so. */
export function oneOfLines(text: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw(text, ...values)
    .trim()
    .split(/\s*\n\s*/)
    .join('|');
}
