import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { root, run } from './command.ts';
import { gate, sum, type Outcome } from './outcome.ts';

const DENO = 'node_modules/.bin/deno';
const denoJson = z.object({ imports: z.record(z.string(), z.string()) });
const target = z.object({ error: z.string().optional() }).optional();
const graph = z.object({
  modules: z.array(
    z.object({
      dependencies: z.array(z.object({ specifier: z.string(), code: target, type: target })).optional(),
      error: z.string().optional(),
    }),
  ),
});

/**
 * Types of every function in one program, since they share most of their files, under the imports of all of them;
 * then, function by function, that its own deno.json names every package which it reaches.
 */
export async function checkFunctions(): Promise<Outcome> {
  const folder = 'supabase/functions';
  const names = readdirSync(join(root, folder)).filter((name) =>
    existsSync(join(root, folder, name, 'index.ts')),
  );
  if (names.length === 0) return gate(false, 'There is no function to check.');
  const unresolved = names.map(async (name) => {
    const missing = await findUnresolved(join(folder, name));
    return gate(missing.length === 0, `${name}:\n${missing.join('\n')}`);
  });
  return sum([await checkTypes(folder, names), ...(await Promise.all(unresolved))]);
}

async function checkTypes(folder: string, names: readonly string[]): Promise<Outcome> {
  const temporary = mkdtempSync(join(tmpdir(), 'house-price-game-deno-'));
  try {
    const importMap = join(temporary, 'imports.json');
    const imports = joinImports(names.map((name) => readImports(join(root, folder, name))));
    writeFileSync(importMap, JSON.stringify({ imports }));
    const entries = names.map((name) => join(folder, name, 'index.ts'));
    const { code, output } = await run(DENO, ['check', '--import-map', importMap, ...entries]);
    return gate(code === 0, output);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** What in a function's graph its own deno.json does not lead to, as sentences of Deno. */
export async function findUnresolved(folder: string): Promise<string[]> {
  const config = ['--config', join(folder, 'deno.json')];
  const { stdout, output } = await run(DENO, ['info', '--json', ...config, join(folder, 'index.ts')]);
  const parsed = graph.safeParse(parseJson(stdout));
  if (!parsed.success) return [output];
  const errors = parsed.data.modules.flatMap(({ error, dependencies = [] }) => [
    error,
    ...dependencies.flatMap(({ code, type }) => [code?.error, type?.error]),
  ]);
  return [...new Set(errors.filter((error) => error !== undefined))];
}

/**
 * The imports of several functions as one table.
 * @throws Error where two functions mean different things by one name
 */
export function joinImports(tables: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, version] of tables.flatMap((table) => Object.entries(table))) {
    if ((joined[name] ??= version) !== version)
      throw new Error(`Functions disagree about ${name}: ${joined[name]} and ${version}.`);
  }
  return joined;
}

function readImports(folder: string): Record<string, string> {
  const file = join(folder, 'deno.json');
  return existsSync(file) ? denoJson.parse(JSON.parse(readFileSync(file, 'utf8'))).imports : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
