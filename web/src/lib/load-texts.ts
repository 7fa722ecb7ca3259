import { AppError } from './app-error.ts';
import { fetchTexts } from './fetch-texts.ts';
import { addTexts, locale } from './i18n.ts';
import type { TextArea } from '#locales/text-areas.ts';

const loading = new Map<TextArea, Promise<void>>();

/** Takes the texts of areas into use; those that are there or on their way are not fetched again. */
export async function loadTexts(areas: readonly TextArea[]): Promise<void> {
  await Promise.all(areas.map((area) => loading.get(area) ?? load(area)));
}

/** A part of a page that comes later, together with the texts that it needs. */
export async function withTexts<T>(areas: readonly TextArea[], part: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part(), loadTexts(areas)]);
  return loaded;
}

/** Fetches every area again that is in use, for texts that were changed meanwhile. */
export async function reloadTexts(): Promise<void> {
  await Promise.all([...loading.keys()].map(load));
}

function load(area: TextArea): Promise<void> {
  const loaded = fetchTexts(area, locale()).then(addTexts, (cause: unknown) => {
    loading.delete(area);
    throw new AppError('chunk', 'The texts of this page did not load.', { cause });
  });
  loading.set(area, loaded);
  return loaded;
}
