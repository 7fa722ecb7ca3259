import type { FieldLimits } from './field-limits.ts';

/** One field of some form: what it holds, how it changes, what is wrong with it, and what its schema allows. */
export interface FieldBinding<V> {
  readonly name: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** a sentence; undefined: nothing is wrong */
  readonly error: string | undefined;
  readonly limits: FieldLimits;
}

/** Looks a field of a form up by its name. */
export type FieldOf<T> = <K extends keyof T & string>(name: K) => FieldBinding<T[K]>;

/** Texts around a field, and whether it takes anything now. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  /** said beside the label of a field that may stay empty */
  readonly optional?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}
