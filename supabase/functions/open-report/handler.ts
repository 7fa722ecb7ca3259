import { z } from 'zod';
import { tryCode } from '../_shared/count-code-try.ts';
import type { Handler } from '../_shared/serve.ts';
import { openReportAnswer, type openReportRequest } from '../_shared/wire/client-reports.ts';

const opened = z.object({ guest_token: z.string().nullable() });

/** Opens a client report. From then on the viewer's runs of the game are practice, since the report shows its prices. */
export const openReport: Handler<z.output<typeof openReportRequest>> = async (
  input,
  { caller, database },
) => {
  const brand = input.brand || null;
  const game = input.game.toLowerCase();
  const { guest_token: guestToken } = opened.parse(
    await tryCode({ kind: 'report', brand, game }, caller, database, () =>
      database.call('open_client_report', {
        game_slug: game,
        brand,
        code: input.code,
        user_id: caller.userId,
        guest_token_in: input.guestToken ?? null,
      }),
    ),
  );
  return {
    status: 200,
    body: openReportAnswer.parse(guestToken === null ? {} : { guestToken }),
  };
};
