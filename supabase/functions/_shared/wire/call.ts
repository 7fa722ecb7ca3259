import type { z } from 'zod';

/** Who may make a call: everybody, guests with their token included; people with an account; only our own functions. */
export type Callers = 'everybody' | 'account' | 'server';

/** A database function that clients call through PostgREST. Shapes are in camelCase; `snake-case.ts` turns the names. */
export interface Rpc {
  readonly takes: z.ZodObject;
  readonly answers: z.ZodType;
  readonly callers: Callers;
  /** Sent twice it does no more than once. A call that is not is sent a single time (`attempts: 1`). */
  readonly mayRepeat: boolean;
}

/** An edge function. `takes` is what its handler gets; its input is what clients send. */
export interface EdgeCall {
  readonly takes: z.ZodType;
  readonly answers: z.ZodType;
  readonly callers: Exclude<Callers, 'server'>;
  /** only a type: what clients send, where `takes` has to look at whatever comes */
  readonly sends?: unknown;
}

/** A database function that only our edge functions call. */
export interface Procedure<Takes extends z.ZodObject = z.ZodObject, Answers extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly takes: Takes;
  readonly answers: Answers;
}

/** Names a database function that only our edge functions call, with what it takes and answers. */
export function procedure<Takes extends z.ZodObject, Answers extends z.ZodType>(
  name: string,
  takes: Takes,
  answers: Answers,
): Procedure<Takes, Answers> {
  return { name, takes, answers };
}
