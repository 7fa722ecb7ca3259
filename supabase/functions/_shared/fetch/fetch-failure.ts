import type { FetchCode } from '../wire/importing.ts';

/** A fetch that ended without a page. The message is for the person who pasted the link. */
export class FetchFailure extends Error {
  readonly code: FetchCode;

  constructor(code: FetchCode, message: string) {
    super(message);
    this.name = 'FetchFailure';
    this.code = code;
  }
}

/** A server that does not keep to HTTP. */
export function malformed(message: string): FetchFailure {
  return new FetchFailure('bad_answer', message);
}
