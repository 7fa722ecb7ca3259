import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { root } from './command.ts';

interface Shape {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly Shape[];
}

/** What each edge function takes, by the names in its contract. */
export async function edgeParameters(): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = join(root, 'supabase/functions');
  const names = readdirSync(folder).filter((name) => name !== '_shared');
  return new Map(await Promise.all(names.map(async (name) => [name, await namesOf(folder, name)] as const)));
}

async function namesOf(folder: string, name: string): Promise<string[]> {
  const file = pathToFileURL(join(folder, name, 'contract.ts')).href;
  const contract = (await import(file)) as Readonly<Record<string, unknown>>;
  const request = Object.entries(contract).find(([key]) => key.endsWith('Request'))?.[1];
  if (!(request instanceof z.ZodType)) throw new Error(`The contract of ${name} has no request.`);
  const shape = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Shape;
  const parts = [shape, ...(shape.anyOf ?? [])];
  return [...new Set(parts.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}
