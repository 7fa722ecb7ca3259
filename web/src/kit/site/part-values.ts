import { checkedLink } from '#domain/site/checked-link.ts';
import { cleanRichText, type RichText } from '#domain/site/rich-text.ts';
import type { Photo } from '#wire/photos.ts';

/** What a part says, as it is kept: looked at again before it is drawn, whoever wrote it and by whichever way. */
export type PartValues = Readonly<Record<string, unknown>>;

/** A text; empty where there is none. */
export function wordsOf(values: PartValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** A number within a span, else what stands there. */
export function countOf(values: PartValues, name: string, usual: number): number {
  const value = values[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : usual;
}

/** Rich text with nothing in it but what is allowed. */
export function richOf(values: PartValues, name: string): RichText | null {
  return cleanRichText(values[name]);
}

/** Where a button leads; null where that is nowhere safe. */
export function linkOf(values: PartValues, name = 'link'): string | null {
  return checkedLink(wordsOf(values, name));
}

/** A list of things that each have texts. */
export function itemsOf(values: PartValues, name = 'items'): readonly PartValues[] {
  const value = values[name];
  return Array.isArray(value)
    ? value.filter((one): one is PartValues => typeof one === 'object' && one !== null && !Array.isArray(one))
    : [];
}

const FOLDER = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const PLACEHOLDER = /^data:image\/(?:webp|jpeg);base64,[\w+/=]+$/;

/** A picture with the words for whoever does not see it; null where there is none. */
export function photoOf(value: unknown, alt: string): Photo | null {
  if (typeof value !== 'object' || value === null) return null;
  const { path, widths, width, height, fileType, placeholder } = value as Readonly<Record<string, unknown>>;
  if (typeof path !== 'string' || !FOLDER.test(path)) return null;
  if (!Array.isArray(widths) || typeof width !== 'number' || typeof height !== 'number') return null;
  const numbers = widths.filter((one): one is number => typeof one === 'number');
  return {
    id: path,
    path,
    fileType: fileType === 'jpg' ? 'jpg' : 'webp',
    widths: numbers,
    width,
    height,
    alt,
    room: null,
    placeholder: typeof placeholder === 'string' && PLACEHOLDER.test(placeholder) ? placeholder : null,
    attribution: null,
  };
}
