import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MIGRATIONS = join(import.meta.dirname, '../supabase/migrations');
const AUTH = join(import.meta.dirname, '../supabase/config.toml');

/** Spans of time as a page asks for them, by what Postgres calls one of them. */
const UNITS = { minutes: 'minute', hours: 'hour', days: 'day', months: 'month', years: 'year' } as const;
type SpanUnit = keyof typeof UNITS;
export const SPAN_UNITS = Object.keys(UNITS) as readonly SpanUnit[];

let migrations: readonly string[] | undefined;

/** The text of every migration, the newest first. */
function newestFirst(): readonly string[] {
  migrations ??= readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .reverse()
    .map((file) => readFileSync(join(MIGRATIONS, file), 'utf8'));
  return migrations;
}

/**
 * The spans of one unit that a function of the database writes as intervals, the shortest first: `interval '14 days'` of
 * `invite_to_dossier`. Its newest definition counts. Throws where there is none.
 */
export function spansOf(
  name: string,
  unit: SpanUnit,
  texts: readonly string[] = newestFirst(),
): readonly number[] {
  const begins = new RegExp(`create (?:or replace )?function (?:private|public)\\.${name}\\(`);
  const text = texts.find((one) => begins.test(one)) ?? '';
  // In a file that writes it twice the last one stands.
  const definition = text.split(begins).at(-1)?.split('\n$$;')[0]?.split('\nend $$;')[0] ?? '';
  const intervals = definition.matchAll(/\binterval (?:default )?'(\d+) ([a-z]+?)s?'/g);
  const found = [...intervals].filter(([, , word]) => word === UNITS[unit]).map(([, count]) => Number(count));
  if (found.length === 0) throw new Error(`private.${name} has no interval of ${unit}.`);
  return [...new Set(found)].sort((one, other) => one - other);
}

/** A number that signing in is set to: `minimum_password_length`. Throws where it is set nowhere, or twice. */
export function signInSetting(name: string, text: string = readFileSync(AUTH, 'utf8')): number {
  const [one, ...more] = [...text.matchAll(new RegExp(`^${name} = "?(\\d+)s?"?$`, 'gm'))];
  if (!one || more.length > 0) throw new Error(`Signing in has no one “${name}”.`);
  return Number(one[1]);
}
