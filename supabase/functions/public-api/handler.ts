import type { z } from 'zod';
import { Refusal } from '../_shared/problem.ts';
import type { Handler, HandlerContext } from '../_shared/serve.ts';
import { publicApiDocument } from '../_shared/wire/public-api-document.ts';
import type { publicApiRequest } from '../_shared/wire/public-api.ts';

type Request = z.output<typeof publicApiRequest>;

/** Reads what every visitor may see, for programs. Counts first: a refused request counts too. */
export function publicApi(serverUrl: string): Handler<Request> {
  return async (input, { caller, database }) => {
    if (input.resource === 'document') return { status: 200, body: publicApiDocument(serverUrl) };
    const { wait, isUnknown } = await database.call('count_api_request', {
      apiKey: input.key ?? null,
      clientAddress: caller.address,
    });
    if (wait !== null) {
      throw new Refusal('rate_limited', 'That were too many requests in one minute. Wait and ask again.', {
        retryAfterSeconds: wait,
      });
    }
    if (isUnknown === true)
      throw new Refusal(
        'not_allowed',
        'This key is not known, or it was revoked. Ask without one, or make another.',
      );
    return { status: 200, body: await answer(input, database) };
  };
}

function answer(input: Exclude<Request, { resource: 'document' }>, database: HandlerContext['database']) {
  const brand = input.brand ?? null;
  if (input.resource === 'games') return database.call('api_games', { brand, after: input.after ?? null });
  const ofGame = { gameSlug: input.game, brand };
  switch (input.resource) {
    case 'game':
      return database.call('api_game_facts', ofGame);
    case 'board':
      return database.call('api_board', {
        ...ofGame,
        period: input.period ?? 'all_time',
        after: input.after ?? null,
      });
    case 'crowd':
      return database.call('api_crowd', ofGame);
    case 'corrections':
      return database.call('api_corrections', { ...ofGame, after: input.after ?? null });
  }
}
