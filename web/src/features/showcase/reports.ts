import type { ClientReport } from '#wire/client-reports.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, keepGuestToken } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

/** Refuses `not_allowed` for whoever neither manages the game nor opened the report with its code. */
export function readReport(slug: string): Promise<ClientReport> {
  return callRpc('client_report', { gameSlug: slug, ...brandArg(), ...guestArgs() });
}

/** Opens a report with its code; from then on the viewer's runs of the game are practice. */
export async function openReport(slug: string, code: string): Promise<void> {
  const token = guestToken();
  const { body } = await callFunction('open-report', {
    game: slug,
    code,
    ...brandArg(),
    ...(token ? { guestToken: token } : {}),
  });
  if (body.guestToken) keepGuestToken(body.guestToken);
}
