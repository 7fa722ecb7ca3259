import type { FunctionAnswer, FunctionName, RpcAnswer, RpcName } from '../calls.ts';

/** One answer for each of these calls. */
export type ExamplesOf<Name extends RpcName | FunctionName> = {
  readonly [Key in Name]: Key extends RpcName
    ? RpcAnswer<Key, Example<Key>>
    : Key extends FunctionName
      ? FunctionAnswer<Key>
      : never;
};

/** What the example of a call was asked with, where its answer follows from that. */
type Example<Name> = Name extends 'session_results' ? { readonly variant: 'summary' } : unknown;
