/** Something that whoever typed the command can mend; its message says what happened and what to do. */
export class ValuationError extends Error {}
