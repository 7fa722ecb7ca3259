import type { z } from 'zod';
import { Refusal } from '../_shared/problem.ts';
import { nameToShow } from '../_shared/refuse-name.ts';
import type { Handler } from '../_shared/serve.ts';
import type { checkNameRequest } from '../_shared/wire/names.ts';

/** Answers the name as it would be shown, or refuses it. Nothing is kept: a name becomes public in start-run alone. */
export const checkName: Handler<z.output<typeof checkNameRequest>> = async ({ displayName }) => {
  const shown = nameToShow(displayName);
  if (shown === '')
    throw new Refusal('invalid_request', 'Nothing of this name can be seen. Type another one.');
  return { status: 200, body: { displayName: shown } };
};
