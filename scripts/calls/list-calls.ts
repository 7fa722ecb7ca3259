import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { rpcs } from '../../supabase/functions/_shared/wire/calls.ts';
import { functions } from '../../supabase/functions/_shared/wire/edge-calls.ts';
import { procedures } from '../../supabase/functions/_shared/wire/procedures.ts';

/** A call as the index shows it. */
export interface ListedCall {
  readonly name: string;
  readonly callers: string;
  readonly takes: readonly string[];
  /** the newest migration that writes the database function, or the folder of the edge function */
  readonly from: string;
}

interface Shape {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
}

/** Every call of the table, database functions first, with what it takes in the names of the wire. */
export function listCalls(root: string): ListedCall[] {
  const migrations = readMigrations(join(root, 'supabase/migrations'));
  return [
    ...Object.entries({ ...rpcs, ...procedures }).map(([name, { callers, takes }]) => ({
      name,
      callers,
      takes: namesOf(takes),
      from: migrations.findLast(({ text }) => writes(text, name))?.file ?? 'no migration',
    })),
    ...Object.entries(functions).map(([name, { callers, takes }]) => ({
      name,
      callers,
      takes: namesOf(takes),
      from: `supabase/functions/${name}`,
    })),
  ];
}

function readMigrations(folder: string): { file: string; text: string }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

function writes(migration: string, name: string): boolean {
  return new RegExp(`^create (or replace )?function (public|private)\\.${name}\\(`, 'm').test(migration);
}

/** The names of what a request may hold, whichever of its forms it takes. */
export function namesOf(request: z.ZodType): string[] {
  const shape = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Shape;
  const parts = [shape, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])];
  return [...new Set(parts.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}
