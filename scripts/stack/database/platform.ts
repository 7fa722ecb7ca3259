import { readFile } from 'node:fs/promises';
import type { Sql } from 'postgres';

/** The parts of a hosted project's database, in the order in which they are laid. */
export type PlatformPart = 'roles-and-schemas' | 'auth-and-storage' | 'second-factor' | 'realtime';

/** Lays one part; running it again changes nothing. */
export async function layPlatform(sql: Sql, part: PlatformPart): Promise<void> {
  const text = await readFile(new URL(`${part}.sql`, import.meta.url), 'utf8');
  await sql.unsafe(text);
}
