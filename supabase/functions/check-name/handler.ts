import type { z } from 'zod';
import { refuseWords } from '../_shared/refuse-words.ts';
import type { Handler } from '../_shared/serve.ts';
import type { checkNameRequest } from './contract.ts';

/** Answers the name as it would be shown, or refuses it. Nothing is kept: a name becomes public in start-run alone. */
export const checkName: Handler<z.output<typeof checkNameRequest>> = async ({ displayName }) => {
  refuseWords(displayName);
  return { status: 200, body: { displayName } };
};
