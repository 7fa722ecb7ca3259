import { snakeNames } from '#wire/snake-case.ts';

/** The name under which the site server hands an answer over to the browser: the call and its arguments. */
export function answerKey(name: string, args: Readonly<Record<string, unknown>>): string {
  return `${name} ${JSON.stringify(snakeNames(args))}`;
}
