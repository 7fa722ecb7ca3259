import type { RpcName } from '#wire/calls.ts';
import words from '#locales/samples.es.json';
import { sayAnswersBy } from './api.ts';
import { fillText } from './i18n.ts';

/** The calls that players read. What people edit stays as it is stored. */
const READ_BY_PLAYERS: readonly RpcName[] = [
  ...(['brand_games', 'game_overview', 'game_collection', 'one_off_games', 'live_proof'] as const),
  ...(['game_homes', 'forum_posts', 'open_round', 'run_state', 'unfinished_runs'] as const),
  ...(['resumable_runs', 'own_runs', 'session_results', 'guesstimates', 'client_report'] as const),
];

/** From now on the samples are spoken of in Spanish. Only that language loads this. */
export function saySamples(): void {
  sayAnswersBy((name, answer) => (READ_BY_PLAYERS.includes(name) ? sayTitles(answer) : answer));
}

/** An answer with the titles and descriptions of samples in Spanish; every other text as it came. */
export function sayTitles(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(sayTitles);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]: [string, unknown]) => [
      key,
      typeof value !== 'string'
        ? sayTitles(value)
        : /^(title|description)$/.test(key)
          ? sayText(value)
          : value,
    ]),
  );
}

/** A text of the seed in Spanish; one that people wrote or changed as it is. */
export function sayText(text: string): string {
  return find(words.texts, text) ?? sayHome(text) ?? text;
}

/** "Two-bedroom flat in a white block, Málaga": size, home, building and town each have their words. */
function sayHome(title: string): string | undefined {
  const [, rooms = '', kind = '', building, town = ''] =
    /^(?:(\w+)-bedroom )?(.+?)(?: in (an? .+))?, ([^,]+)$/.exec(title) ?? [];
  const parts = {
    home: find(words.homes, kind),
    rooms: find(words.rooms, rooms),
    building: building === undefined ? '' : find(words.buildings, building),
    town,
  };
  if (parts.home === undefined || parts.building === undefined) return undefined;
  if (rooms !== '' && parts.rooms === undefined) return undefined;
  const form = rooms === '' ? 'studio' : building === undefined ? 'house' : 'flat';
  if (form === 'studio' && building === undefined) return undefined;
  return fillText(
    words.forms[form],
    { ...parts, home: parts.home, rooms: parts.rooms ?? '', building: parts.building },
    'es',
  );
}

function find(table: Readonly<Record<string, string>>, text: string): string | undefined {
  return Object.hasOwn(table, text) ? table[text] : undefined;
}
