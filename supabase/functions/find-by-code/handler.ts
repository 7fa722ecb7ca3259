import type { z } from 'zod';
import { camelCase } from '../_shared/wire/camel-case.ts';
import { tryCode } from '../_shared/count-code-try.ts';
import { SCRUBBED } from '../_shared/domain/price-scrub.ts';
import { nameOrNull } from '../_shared/refuse-name.ts';
import type { Handler } from '../_shared/serve.ts';
import { findByCodeAnswer, type findByCodeRequest } from '../_shared/wire/codes.ts';

/** The games that a code opens. Every code that opens nothing is refused alike: the answer never says why. */
export const findByCode: Handler<z.output<typeof findByCodeRequest>> = async (
  input,
  { caller, database },
) => {
  const brand = input.brand || null;
  const found = await tryCode({ kind: 'code', brand }, caller, database, () =>
    database.call('games_of_code', {
      brand,
      access_code: input.accessCode || null,
      share_token: input.shareToken || null,
    }),
  );
  const { games } = findByCodeAnswer.parse(camelCase(found));
  // A host may be called as their profile says, which nobody has judged before.
  const judged = games.map((game) => ({ ...game, host: nameOrNull(game.host) ?? SCRUBBED }));
  return { status: 200, body: { games: judged } };
};
