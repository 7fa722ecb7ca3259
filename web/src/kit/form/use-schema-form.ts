import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type SubmitEvent } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import type { z } from 'zod';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { isMessageKey, t, type MessageKey } from '#lib/i18n.ts';
import type { FieldSchema } from './bind-fields.ts';
import type { FieldOf } from './field-binding.ts';
import { limitsOf } from './field-limits.ts';
import { issueText } from './issue-text.ts';

type Names<T> = keyof T & string;

interface FormOptions<T extends FieldValues, Sent> {
  /** the call's row of the wire, or made from it */
  readonly schema: z.ZodType<Sent, T> & FieldSchema;
  readonly start: T;
  /** what a field says that is wrong, where the general sentence says too little */
  readonly says?: Partial<Record<Names<T>, MessageKey>>;
  /** refusals of the server that are about one field, by their code */
  readonly refusals?: Readonly<Record<string, Names<T>>>;
  readonly send: (values: Sent) => Promise<void>;
}

/** A field that is wrong, as the summary lists it. */
export interface WrongField {
  readonly name: string;
  readonly text: string;
}

/** A form that is sent: what `FormFrame` draws around its fields. */
export interface SchemaForm<T extends FieldValues> {
  readonly field: FieldOf<T>;
  readonly values: T;
  readonly isSending: boolean;
  /** refused by the server as a whole */
  readonly error: AppError | null;
  readonly wrong: readonly WrongField[];
  /** counts the times that sending failed: each is a new summary */
  readonly failures: number;
  readonly submit: (event: SubmitEvent) => void;
  readonly reset: (values: T) => void;
}

/**
 * A form that checks itself against a schema when it is sent, and again while a refused field is being mended. Nothing that
 * was typed is lost by a refusal, ours or the server's.
 */
export function useSchemaForm<T extends FieldValues, Sent>({
  schema,
  start,
  says = {},
  refusals = {},
  send,
}: FormOptions<T, Sent>): SchemaForm<T> {
  const [error, setError] = useState<AppError | null>(null);
  const [failures, setFailures] = useState(0);
  const {
    control,
    formState,
    handleSubmit,
    reset,
    setError: refuse,
    setValue,
  } = useForm<T, unknown, Sent>({
    resolver: zodResolver<T, unknown, Sent>(schema, { error: issueText }),
    // A start is whole: every field has a value.
    defaultValues: start as DefaultValues<T>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  // Every field has a value from the start, so what is watched is whole.
  const values = useWatch({ control }) as T;
  const { errors, isSubmitted, isSubmitting } = formState;

  const textOf = (name: Names<T>): string | undefined => {
    const found = errors[name];
    if (!found) return undefined;
    const own = says[name];
    const message = typeof found.message === 'string' ? found.message : '';
    if (own !== undefined && found.type !== 'server' && found.type !== 'too_big') return t(own);
    return isMessageKey(message) ? t(message) : message;
  };
  const field: FieldOf<T> = (name) => ({
    name,
    value: values[name],
    onChange: (value) =>
      setValue(name as string as Path<T>, value as PathValue<T, Path<T>>, {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      }),
    error: textOf(name),
    limits: limitsOf(schema.shape[name]),
  });
  const fail = () => setFailures((count) => count + 1);
  const trySending = async (sent: Sent) => {
    setError(null);
    try {
      await send(sent);
    } catch (thrown) {
      const refusal = toAppError(thrown);
      const name = refusals[refusal.code];
      if (name === undefined) setError(refusal);
      else refuse(name as Path<T>, { type: 'server', message: errorSentence(refusal) });
      fail();
    }
  };
  return {
    field,
    values,
    isSending: isSubmitting,
    error,
    wrong: Object.keys(errors).map((name) => ({ name, text: textOf(name as Names<T>) ?? '' })),
    failures,
    submit: (event) => {
      event.preventDefault();
      if (isSubmitting) return;
      void handleSubmit(trySending, fail)(event);
    },
    reset: (next) => {
      setError(null);
      reset(next);
    },
  };
}
