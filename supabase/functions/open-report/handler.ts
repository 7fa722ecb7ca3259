import type { z } from 'zod';
import { tryCode } from '../_shared/count-code-try.ts';
import type { Handler } from '../_shared/serve.ts';
import type { OpenReportAnswer, openReportRequest } from '../_shared/wire/client-reports.ts';

/** Opens a client report. From then on the viewer's runs of the game are practice, since the report shows its prices. */
export const openReport: Handler<z.output<typeof openReportRequest>> = async (
  input,
  { caller, database },
) => {
  const brand = input.brand || null;
  const game = input.game.toLowerCase();
  const { guestToken } = await tryCode({ kind: 'report', brand, game }, caller, database, () =>
    database.call('open_client_report', {
      gameSlug: game,
      brand,
      code: input.code,
      userId: caller.userId,
      guestTokenIn: input.guestToken ?? null,
    }),
  );
  const body: OpenReportAnswer = guestToken === null ? {} : { guestToken };
  return { status: 200, body };
};
