import type { BrandRow, FieldRow } from './brand-fields.ts';

/** What a row holds under a field's key. */
export function valueAt(row: BrandRow, key: string): unknown {
  const [column = '', name] = key.split('.');
  const value = row[column];
  return name === undefined ? value : (value as Readonly<Record<string, unknown>> | null)?.[name];
}

/** A stored value as it is typed. */
export function textOf(value: unknown, { kind }: FieldRow): string {
  if (value === null || value === undefined) return '';
  if (kind === 'lines' || kind === 'locales') return (value as readonly string[]).join('\n');
  if (kind === 'links')
    return Object.entries(value as Readonly<Record<string, string>>)
      .map(([name, link]) => `${name}: ${link}`)
      .join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What is typed as it is stored. */
export function storedOf(typed: string, { kind, isNeeded }: FieldRow): unknown {
  const text = typed.trim();
  if (kind === 'lines' || kind === 'locales') return linesOf(text);
  if (kind === 'links')
    return Object.fromEntries(
      linesOf(text).map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      }),
    );
  if (kind === 'number') return text === '' ? null : Number(text.replace(',', '.'));
  return text === '' && !isNeeded ? null : text;
}

/** Lines that hold something. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
