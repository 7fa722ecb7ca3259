import type { CrowdReport } from '#wire/crowd-reports.ts';
import type { AccessCode, OwnGame } from '#wire/managed-games.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, keepGuestToken } from '#lib/auth-session.ts';
import { toAppError } from '#lib/app-error.ts';
import { brandArg } from '#lib/brand.ts';

/** A page of the games of an agency. */
export async function readAgencyGames(brand: string, after: string | null) {
  const { games, next } = await callRpc('own_games', {
    brand,
    ...(after === null ? {} : { after }),
  });
  return { rows: games satisfies readonly OwnGame[], next };
}

/** A report, or null while its reader still needs a code. */
export async function readCrowdReport(
  gameSlug: string,
  gameListingId: string | null,
): Promise<CrowdReport | null> {
  try {
    return await callRpc('crowd_report', { gameSlug, gameListingId, ...brandArg(), ...guestArgs() });
  } catch (thrown) {
    if (toAppError(thrown).code !== 'not_allowed') throw thrown;
    return null;
  }
}

/** Opens a report with its code. A token that the server does not know would refuse every code: come as a new guest. */
export async function openCrowdReport(game: string, code: string): Promise<void> {
  const open = async () => {
    const token = guestToken();
    const { body } = await callFunction('open-report', {
      game,
      code,
      ...brandArg(),
      ...(token ? { guestToken: token } : {}),
    });
    if (body.guestToken) keepGuestToken(body.guestToken);
  };
  try {
    await open();
  } catch (thrown) {
    if (toAppError(thrown).code !== 'not_your_run') throw thrown;
    keepGuestToken(null);
    await open();
  }
}

/** The codes that open a game's report. */
export async function readReportCodes(gameSlug: string): Promise<readonly AccessCode[]> {
  const { codes } = await callRpc('manage_game', { gameSlug, ...brandArg() });
  return codes.filter(({ kind }) => kind === 'report_code');
}

/** A code, which is told this once. */
export async function makeReportCode(gameSlug: string, label: string): Promise<string> {
  const { code } = await callRpc(
    'make_access_code',
    { gameSlug, ...brandArg(), kind: 'report_code', label },
    { attempts: 1 },
  );
  return code;
}

export async function switchReportCode(codeId: string, isActive: boolean): Promise<void> {
  await callRpc('switch_access_code', { codeId, isActive });
}
