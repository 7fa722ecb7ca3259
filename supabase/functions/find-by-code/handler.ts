import type { z } from 'zod';
import { camelCase } from '../_shared/camel-case.ts';
import { countCodeTry } from '../_shared/count-code-try.ts';
import type { Handler } from '../_shared/serve.ts';
import { findByCodeAnswer, type findByCodeRequest } from './contract.ts';

/** The games that a code opens. Every code that opens nothing is refused alike: the answer never says why. */
export const findByCode: Handler<z.output<typeof findByCodeRequest>> = async (
  input,
  { caller, database },
) => {
  await countCodeTry(caller, database);
  const found = await database.call('games_of_code', {
    brand: input.brand || null,
    access_code: input.accessCode || null,
    share_token: input.shareToken || null,
  });
  return { status: 200, body: findByCodeAnswer.parse(camelCase(found)) };
};
