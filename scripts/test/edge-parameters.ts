import { z } from 'zod';
import { functions } from '../../supabase/functions/_shared/wire/calls.ts';
import { shareImageRequest } from '../../supabase/functions/_shared/wire/share-cards.ts';

interface Shape {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly Shape[];
}

/** What each edge function takes, by the names in the table of calls. */
export function edgeParameters(): ReadonlyMap<string, readonly string[]> {
  const requests: readonly (readonly [string, z.ZodType])[] = [
    ...Object.entries(functions).map(([name, { takes }]) => [name, takes] as const),
    ['share-image', shareImageRequest],
  ];
  return new Map(requests.map(([name, request]) => [name, namesOf(request)]));
}

function namesOf(request: z.ZodType): string[] {
  const shape = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Shape;
  const parts = [shape, ...(shape.anyOf ?? [])];
  return [...new Set(parts.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}
