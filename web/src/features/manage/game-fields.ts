import type { ManagedGame } from '#wire/managed-games.ts';
import { HIDEABLE_FACTS, type HideableFact } from '#domain/clues.ts';
import { formatTime } from '#lib/format.ts';
import { isMessageKey, t } from '#lib/i18n.ts';
import type { SaveGameRequest } from '#wire/game-settings.ts';
import type { Fields, FieldValue } from '#kit/edits/merge-edits.ts';

/** Ids of homes that are to be added begin with this; their listing's id follows. */
export const NEW = 'new:';

/** A game as the flat fields of its form: settings by name, `order`, and `home.{id}.…`. */
export function gameToFields(game: ManagedGame): Fields {
  const fields: Record<string, FieldValue> = {
    ...game.settings,
    order: game.homes.map(({ id }) => id),
  };
  for (const home of game.homes) {
    fields[`home.${home.id}.isVisible`] = home.isVisible;
    fields[`home.${home.id}.title`] = home.titleOverride ?? '';
    fields[`home.${home.id}.hiddenFacts`] = home.hiddenFacts;
  }
  return fields;
}

/** The form's fields as the request that saves them. */
export function fieldsToRequest(
  slug: string,
  version: number,
  fields: Fields,
): Omit<SaveGameRequest, 'brand'> {
  const { order, ...rest } = fields;
  const settings = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.includes('.')));
  return {
    game: slug,
    version,
    // The contract is checked by the function; a field that is out of its range comes back as a refusal.
    settings: settings as unknown as SaveGameRequest['settings'],
    homes: listOf(order).map((id) => ({
      ...(id.startsWith(NEW) ? { listingId: id.slice(NEW.length) } : { gameListingId: id }),
      isVisible: fields[`home.${id}.isVisible`] !== false,
      titleOverride: textOf(fields[`home.${id}.title`]),
      hiddenFacts: factsOf(fields[`home.${id}.hiddenFacts`]),
    })),
  };
}

/** A field that holds a list, else an empty one. */
export function listOf(value: FieldValue | undefined): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

/** A field that holds a text, else an empty one. */
export function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** A field that holds a number, else null. */
export function numberOf(value: FieldValue | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

function factsOf(value: FieldValue | undefined): HideableFact[] {
  const chosen = listOf(value);
  return HIDEABLE_FACTS.filter((fact) => chosen.includes(fact));
}

/** What a field of a game is called; `homeName` names a home by its id. */
export function nameOfField(key: string, homeName: (id: string) => string): string {
  const [, id, part] = /^home\.(.+)\.(\w+)$/.exec(key) ?? [];
  const text = `manage.field.${part ?? key}`;
  const name = isMessageKey(text) ? t(text) : key;
  return id === undefined ? name : t('manage.field.ofHome', { field: name, home: homeName(id) });
}

/** A field's value in words. */
export function showField(key: string, value: FieldValue, homeName: (id: string) => string): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return t('manage.value.none');
  if (typeof value === 'boolean') return t(value ? 'manage.value.yes' : 'manage.value.no');
  if (key === 'order') return listOf(value).map(homeName).join(' · ');
  if (Array.isArray(value)) return listOf(value).map(wordOf).join(' · ');
  if ((key === 'opensAt' || key === 'closesAt') && typeof value === 'string') return formatTime(value);
  return typeof value === 'string' ? wordOf(value) : String(value);
}

/** Words of the vocabulary in the reader's language; free texts as they are. */
function wordOf(word: string): string {
  const key = ['manage.option', 'manage.fact', 'hints']
    .map((prefix) => `${prefix}.${word}`)
    .find((one) => isMessageKey(one));
  return key !== undefined && isMessageKey(key) ? t(key) : word;
}
