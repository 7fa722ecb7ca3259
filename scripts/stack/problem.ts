/**
 * A failure that the person at the terminal can do something about: its message is the whole sentence to print,
 * without a stack trace.
 */
export class StackProblem extends Error {
  override readonly name = 'StackProblem';
}
