import type { Database } from './database.ts';
import { friendlyName } from './domain/friendly-names.ts';
import { nameOrNull, nameToShow } from './refuse-name.ts';

/**
 * What somebody is called in a room: what they typed, else what their profile says, else a friendly name. In a class
 * nobody types one. Refuses a typed name that may not be shown.
 */
export async function nameForRoom(
  typed: string | null | undefined,
  isClass: boolean,
  userId: string | null,
  database: Database,
): Promise<string> {
  const name = nameToShow(typed ?? '');
  if (isClass) return friendlyName(Math.random);
  if (name !== '') return name;
  const own = userId === null ? null : await database.call('profile_name', { userId });
  return (own === null ? null : nameOrNull(own)) ?? friendlyName(Math.random);
}
