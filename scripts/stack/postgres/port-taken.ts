import { StackProblem } from '../problem.ts';

/** Postgres found its port in the hands of another program. It opens ports by itself, so there is a moment for that. */
export class PortTaken extends StackProblem {}

/** Does the log of a server that gave up say so? */
export function isPortTaken(output: string): boolean {
  return /Address already in use|could not bind/i.test(output);
}
