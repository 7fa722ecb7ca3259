import { z } from 'zod';

/** An argument of a database function, as the catalogue has it. */
export interface CatalogueArgument {
  readonly name: string;
  readonly type: string;
  readonly hasDefault: boolean;
}

type Family = 'text' | 'number' | 'truth' | 'json' | 'list' | 'anything';

interface Shape {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/**
 * How a call of the table and its function in the database disagree, as sentences: an argument that only one of them has,
 * one that may be left out without a default, one of another kind of type. A list may be an array or JSON.
 */
export function compareArguments(
  takes: z.ZodObject,
  catalogue: readonly CatalogueArgument[],
  nameOf: (name: string) => string,
): string[] {
  const json = z.toJSONSchema(takes, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Readonly<Record<string, Shape>>;
    required?: readonly string[];
  };
  const wire = new Map(
    Object.entries(json.properties ?? {}).map(([name, shape]) => [
      nameOf(name),
      { shape, isOptional: json.required?.includes(name) !== true },
    ]),
  );
  const known = new Map(catalogue.map((argument) => [argument.name, argument]));
  return [
    ...[...wire.keys()].filter((name) => !known.has(name)).map((name) => `SQL has no ${name}`),
    ...[...known.keys()].filter((name) => !wire.has(name)).map((name) => `the table has no ${name}`),
    ...[...wire].flatMap(([name, { shape, isOptional }]) => {
      const argument = known.get(name);
      if (!argument) return [];
      const faults =
        isOptional && !argument.hasDefault ? [`${name} may be left out, but has no default`] : [];
      const families = familiesOf(shape).filter((family) => !fits(family, argument.type));
      return [...faults, ...families.map((family) => `${name} is ${family}, but ${argument.type} in SQL`)];
    }),
  ];
}

function familiesOf(shape: Shape): Family[] {
  if (shape.anyOf) return [...new Set(shape.anyOf.flatMap(familiesOf))];
  const values = shape.enum ?? (shape.const === undefined ? undefined : [shape.const]);
  const types = values?.map((value) => typeof value) ?? [shape.type ?? []].flat();
  if (types.length === 0) return ['anything'];
  return [...new Set(types.flatMap((type) => FAMILY_OF[type] ?? []))];
}

const FAMILY_OF: Readonly<Record<string, Family>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'truth',
  object: 'json',
  array: 'list',
};

function fits(family: Family, type: string): boolean {
  if (family === 'anything') return type === 'jsonb';
  if (family === 'list') return type.endsWith('[]') || type === 'jsonb';
  return TYPES[family].includes(type);
}

const TYPES: Readonly<Record<Exclude<Family, 'list' | 'anything'>, readonly string[]>> = {
  text: ['text', 'uuid', 'date', 'timestamp with time zone'],
  number: ['integer', 'bigint', 'double precision', 'numeric'],
  truth: ['boolean'],
  json: ['jsonb'],
};
