import type { z } from 'zod';
import { tryCode } from '../_shared/count-code-try.ts';
import { SCRUBBED } from '../_shared/domain/price-scrub.ts';
import { nameOrNull } from '../_shared/refuse-name.ts';
import type { Handler } from '../_shared/serve.ts';
import type { findByCodeRequest } from '../_shared/wire/codes.ts';

/** The games that a code opens. Every code that opens nothing is refused alike: the answer never says why. */
export const findByCode: Handler<z.output<typeof findByCodeRequest>> = async (
  input,
  { caller, database },
) => {
  const brand = input.brand || null;
  const { games } = await tryCode({ kind: 'code', brand }, caller, database, () =>
    database.call('games_of_code', {
      brand,
      accessCode: input.accessCode || null,
      shareToken: input.shareToken || null,
    }),
  );
  // A host may be called as their profile says, which nobody has judged before.
  const judged = games.map((game) => ({ ...game, host: nameOrNull(game.host) ?? SCRUBBED }));
  return { status: 200, body: { games: judged } };
};
