import { z } from 'zod';

/** What a schema says about one field; what it does not say is absent. */
export interface FieldLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly isWhole?: boolean;
}

/** The limits of a field, read from its schema, so that no screen repeats them. */
export function limitsOf(schema: unknown): FieldLimits {
  const inner = innerOf(schema);
  // What comes after a change of the text may ask for less.
  if (inner instanceof z.ZodPipe) return { ...limitsOf(inner.in), ...limitsOf(inner.out) };
  if (inner instanceof z.ZodString) return known({ minLength: inner.minLength, maxLength: inner.maxLength });
  if (inner instanceof z.ZodNumber)
    return known({
      min: inner.minValue,
      max: inner.maxValue,
      isWhole: inner.format === 'safeint' || inner.format === 'int32',
    });
  return {};
}

/** The schema inside of what makes it optional, gives it a start or checks it further. */
function innerOf(schema: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return innerOf(schema.unwrap());
  return schema;
}

type Facts = { readonly [K in keyof FieldLimits]: FieldLimits[K] | null };

/** Only what is said: numbers that end where numbers end are no limits. */
function known(facts: Facts): FieldLimits {
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) =>
        value === true ||
        (typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER),
    ),
  );
}
