import type { ManagedGame } from '#wire/managed-games.ts';
import type { HideableFact } from '#domain/clues.ts';
import { formatTime } from '#lib/format.ts';
import { isMessageKey, t, type MessageKey } from '#lib/i18n.ts';
import type { GameSettings, SaveGameRequest } from '#wire/game-settings.ts';
import type { FieldValue } from '#kit/edits/merge-edits.ts';

/** Ids of homes that are to be added begin with this; their listing's id follows. */
const NEW = 'new:';

/** The id of a home that is to be added. */
export function newHomeId(listingId: string): string {
  return NEW + listingId;
}

export function isNew(id: string): boolean {
  return id.startsWith(NEW);
}

/** A game as the flat fields of its form: settings by name, `order`, and `home.{id}.…`. */
export type GameFields = Readonly<GameSettings> & { readonly order: readonly string[] } & Readonly<
    Record<`home.${string}.isVisible`, boolean> &
      Record<`home.${string}.title`, string> &
      Record<`home.${string}.hiddenFacts`, HideableFact[]> &
      // What a home that is to be added is called; nothing of it is sent.
      Record<`home.${string}.name`, string>
  >;

export function gameToFields(game: ManagedGame): GameFields {
  const homes: Record<string, FieldValue> = {};
  for (const home of game.homes) {
    homes[`home.${home.id}.isVisible`] = home.isVisible;
    homes[`home.${home.id}.title`] = home.titleOverride ?? '';
    homes[`home.${home.id}.hiddenFacts`] = home.hiddenFacts;
  }
  return { ...homes, ...game.settings, order: game.homes.map(({ id }) => id) };
}

/** The settings among a form's fields. */
export function settingsOf(fields: GameFields): GameSettings {
  const { title, description, visibility, opensAt, closesAt, embedDomains } = fields;
  const { formula, difficulty, hints } = fields;
  const { roundsPerRun, roundOrder, roundSeconds, hasLeaderboard } = fields;
  const rules = { roundsPerRun, roundOrder, roundSeconds, formula, difficulty, hints, hasLeaderboard };
  return { title, description, visibility, opensAt, closesAt, embedDomains, ...rules };
}

/** The form's fields as the request that saves them. */
export function fieldsToRequest(
  slug: string,
  version: number,
  fields: GameFields,
): Omit<SaveGameRequest, 'brand'> {
  return {
    game: slug,
    version,
    settings: settingsOf(fields),
    homes: fields.order.map((id) => ({
      ...(isNew(id) ? { listingId: id.slice(NEW.length) } : { gameListingId: id }),
      isVisible: fields[`home.${id}.isVisible`] !== false,
      titleOverride: fields[`home.${id}.title`] ?? '',
      hiddenFacts: [...(fields[`home.${id}.hiddenFacts`] ?? [])],
    })),
  };
}

/** Settings are called what their fields are called. */
const RULE_NAMES: Readonly<Record<string, MessageKey>> = {
  title: 'rules.title',
  description: 'rules.description',
  visibility: 'rules.visibility',
  roundsPerRun: 'rules.rounds.count',
  roundOrder: 'rules.order',
  formula: 'rules.formula',
  difficulty: 'rules.difficulty',
  hints: 'rules.hints',
  roundSeconds: 'rules.time',
  hasLeaderboard: 'rules.leaderboard',
  opensAt: 'rules.opensAt',
  closesAt: 'rules.closesAt',
  embedDomains: 'rules.embed',
};

/** What a field of a game is called; `homeName` names a home by its id. */
export function nameOfField(key: string, homeName: (id: string) => string): string {
  const [, id, part] = /^home\.(.+)\.(\w+)$/.exec(key) ?? [];
  const text = RULE_NAMES[key] ?? `manage.field.${part ?? key}`;
  const name = isMessageKey(text) ? t(text) : key;
  return id === undefined ? name : t('manage.field.ofHome', { field: name, home: homeName(id) });
}

/** A field's value in words. */
export function showField(key: string, value: FieldValue, homeName: (id: string) => string): string {
  if (value === null || value === '' || (isList(value) && value.length === 0)) return t('manage.value.none');
  if (typeof value === 'boolean') return t(value ? 'manage.value.yes' : 'manage.value.no');
  if (isList(value)) return value.map(key === 'order' ? homeName : wordOf).join(' · ');
  if ((key === 'opensAt' || key === 'closesAt') && typeof value === 'string') return formatTime(value);
  return typeof value === 'string' ? wordOf(value) : String(value);
}

/** Words of the vocabulary in the reader's language; free texts as they are. */
function wordOf(word: string): string {
  const key = ['rules.visibility', 'rules.order', 'rules.formula', 'rules.difficulty', 'homeField', 'hints']
    .map((prefix) => `${prefix}.${word}`)
    .find((one) => isMessageKey(one));
  return key !== undefined && isMessageKey(key) ? t(key) : word;
}

function isList(value: FieldValue): value is readonly string[] {
  return Array.isArray(value);
}
