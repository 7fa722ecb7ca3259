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

/** A database function that only the server calls: our edge functions, the importers, the seed. */
export interface Procedure<Takes extends z.ZodObject = z.ZodObject, Answers extends z.ZodType = z.ZodType> {
  readonly takes: Takes;
  readonly answers: Answers;
  readonly callers: 'server';
  /** Sent twice it does no more than once, and answers the same: a lost reply is a reason to send it again. */
  readonly mayRepeat: boolean;
  /** Fields, of arguments or answer, whose own keys are data and stay as they are; `true`: the answer's own keys are. */
  readonly verbatim: readonly string[] | true;
}

/** What a procedure takes and answers. One that writes anew each time says `{ mayRepeat: false }`. */
export function procedure<Takes extends z.ZodObject, Answers extends z.ZodType>(
  takes: Takes,
  answers: Answers,
  { mayRepeat = true, verbatim = [] }: Partial<Pick<Procedure, 'mayRepeat' | 'verbatim'>> = {},
): Procedure<Takes, Answers> {
  return { takes, answers, callers: 'server', mayRepeat, verbatim };
}
