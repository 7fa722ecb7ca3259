import { gameSettings } from '#wire/game-settings.ts';
import { settingsOf, type GameFields } from './game-fields.ts';

/** Keys of a game's fields that the server would refuse, by the same contract that it reads. */
export function wrongGameFields(fields: GameFields): readonly string[] {
  const read = gameSettings.safeParse(settingsOf(fields));
  const wrong = read.success ? [] : read.error.issues.map((issue) => String(issue.path[0]));
  const { opensAt, closesAt } = fields;
  if (opensAt && closesAt && opensAt >= closesAt) wrong.push('closesAt');
  return [...new Set(wrong)];
}
