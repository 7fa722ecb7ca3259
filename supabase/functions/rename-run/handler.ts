import type { z } from 'zod';
import { Refusal } from '../_shared/problem.ts';
import { nameToShow } from '../_shared/refuse-name.ts';
import type { Handler } from '../_shared/serve.ts';
import type { renameRunRequest } from '../_shared/wire/names.ts';

/** Calls a player something else in one of their runs. The words are judged here; whose run it is, by the database. */
export const renameRun: Handler<z.output<typeof renameRunRequest>> = async (input, { caller, database }) => {
  const displayName = nameToShow(input.displayName);
  if (displayName === '')
    throw new Refusal('invalid_request', 'Nothing of this name can be seen. Type another one.');
  const body = await database.call('rename_run', {
    sessionId: input.sessionId,
    displayName,
    userId: caller.userId,
    guestToken: input.guestToken ?? null,
  });
  return { status: 200, body };
};
