import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { PageAccess } from '#domain/page-access.ts';
import { callRpc } from '#lib/api.ts';
import { accessToken, readSession } from '#lib/auth-session.ts';
import { awaitsCode } from '#lib/awaits-code.ts';
import { toAppError } from '#lib/app-error.ts';
import { brandArg } from '#lib/brand.ts';
import { loginPath, PATHS } from '#lib/paths.ts';
import type { PageModule } from './pages/page-row.ts';

type Params = LoaderFunctionArgs['params'];
type Question = (params: Params) => Promise<boolean>;

/** What the server is asked before such a page opens. A new kind of access does not compile without its question. */
const QUESTIONS: Readonly<Record<PageAccess, Question>> = {
  'signed-in': () => mayOpen('signed-in'),
  'game-manager': ({ gameSlug }) =>
    callRpc('may_manage_game', { ...(gameSlug ? { gameSlug } : {}), ...brandArg() }),
  staff: () => mayOpen('staff'),
  'dossier-member': ({ dossierUuid }) => mayOpen('dossier-member', dossierUuid),
  'quest-owner': ({ searchQueryUuid }) => mayOpen('quest-owner', searchQueryUuid),
  'agency-staff': () => mayOpen('agency-staff'),
  'agency-admin': () => mayOpen('agency-admin'),
  self: ({ userUuid }) => mayOpen('self', userUuid),
  'self-agency-staff': ({ userUuid }) => mayOpen('self-agency-staff', userUuid),
  'self-agency-admin': ({ userUuid }) => mayOpen('self-agency-admin', userUuid),
};

function mayOpen(access: PageAccess, subject?: string): Promise<boolean> {
  return callRpc('may_open_page', { access, ...(subject ? { subject } : {}), ...brandArg() });
}

/**
 * A page that not everybody may open. A visitor, and whoever has not given the code of their second factor, goes to the
 * sign-in page, which leads back here; somebody without the right goes to the access error. The server refuses by itself
 * whatever the page then asks for, and what it refuses leads to the same two places.
 * @param tellsVisitors the page itself tells a visitor what it is, and leads to the sign-in page
 */
export function guardPage(page: PageModule, access: PageAccess, tellsVisitors = false): PageModule {
  const load = page.loader;
  const loader: NonNullable<PageModule['loader']> = async (args, handlerContext) => {
    const { pathname, search } = new URL(args.request.url);
    const here = pathname + search;
    try {
      if ((await accessToken()) === undefined) return tellsVisitors ? null : redirect(loginPath(here));
      // The sign-in page asks for what is missing.
      if (awaitsCode(readSession())) return redirect(loginPath(here));
      // A dossier that was open here asks by itself for all that it shows, and leads away where it is refused: one
      // question less to wait for.
      if (access === 'dossier-member' && (await wasOpen(args.params.dossierUuid)))
        return load ? await load(args, handlerContext) : null;
      if (!(await QUESTIONS[access](args.params))) {
        // What this browser kept of a dossier goes with the right to it.
        if (access === 'dossier-member') await forgetSeen(args.params.dossierUuid);
        return redirect(loginPath(here, PATHS.accessError));
      }
      return load ? await load(args, handlerContext) : null;
    } catch (thrown) {
      const { code } = toAppError(thrown);
      if (code === 'not_allowed') return redirect(loginPath(here, PATHS.accessError));
      if (code === 'signed_out' || code === 'second_factor_missing') return redirect(loginPath(here));
      // Without a network a dossier opens as this browser has seen it; it shows nothing else.
      if (access === 'dossier-member' && (await isSeen(code, args.params.dossierUuid))) return null;
      throw thrown;
    }
  };
  return { ...page, loader };
}

async function isSeen(code: string, dossierId: string | undefined): Promise<boolean> {
  if (dossierId === undefined || (code !== 'network' && code !== 'unavailable')) return false;
  const { hasSeen } = await import('#kit/rows/kept-answers.ts');
  return hasSeen(dossierId);
}

async function wasOpen(dossierId: string | undefined): Promise<boolean> {
  if (dossierId === undefined) return false;
  const { hasOpened } = await import('#kit/rows/kept-answers.ts');
  return hasOpened(dossierId);
}

async function forgetSeen(dossierId: string | undefined): Promise<void> {
  if (dossierId === undefined) return;
  const { forgetOnDevice } = await import('#kit/rows/device-store.ts');
  await forgetOnDevice({ only: dossierId }).catch(() => undefined);
}
