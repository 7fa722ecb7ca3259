import type { z } from 'zod';
import type { FieldOf } from './field-binding.ts';
import { limitsOf } from './field-limits.ts';
import { issueText } from './issue-text.ts';

/** A schema whose fields have names. */
export interface FieldSchema {
  readonly shape: Readonly<Record<string, z.ZodType>>;
}

/** Every change of a form of these fields. */
export type SetField<T> = <K extends keyof T & string>(name: K, value: T[K]) => void;

/**
 * The fields of a form that is kept as it is typed: a draft, or edits that are saved together. Each says at once what is
 * wrong with it. Forms that are sent are `useSchemaForm`.
 */
export function bindFields<T extends object>(
  { shape }: FieldSchema,
  values: T,
  set: SetField<T>,
): FieldOf<T> {
  return (name) => {
    const schema = shape[name];
    const read = schema?.safeParse(values[name]);
    const issue = read?.error?.issues[0];
    return {
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: issue && issueText(issue),
      limits: limitsOf(schema),
    };
  };
}
