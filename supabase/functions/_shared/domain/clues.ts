import { CLUE_KEYS } from './clue-keys.ts';
import { HOME_FIELDS, type ClueColumn } from './home-fields.ts';

/** What a game may keep to itself of a home, as open_round names it. A hidden fact is not sent at all. */
export type HideableFact = ClueColumn | 'map';

export const HIDEABLE_FACTS: readonly HideableFact[] = [
  ...CLUE_KEYS.map((key) => HOME_FIELDS[key].column),
  'map',
];
