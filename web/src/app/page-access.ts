import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { callRpc } from '#lib/api.ts';
import { accessToken } from '#lib/auth-session.ts';
import { toAppError } from '#lib/app-error.ts';
import { brandArg } from '#lib/brand.ts';
import { loginPath, PATHS } from '#lib/paths.ts';
import type { Access, PageModule } from './pages/page-row.ts';

/** What the server is asked before such a page opens. Pages without a question of their own rely on their loaders' refusals. */
const QUESTIONS: Partial<Record<Access, (params: LoaderFunctionArgs['params']) => Promise<boolean>>> = {
  'game-manager': ({ gameSlug }) =>
    callRpc<boolean>('may_manage_game', { ...(gameSlug ? { game_slug: gameSlug } : {}), ...brandArg() }),
};

/**
 * A page that not everybody may open. A visitor goes to the sign-in page, which leads back here; somebody without the
 * right goes to the access error. The server refuses by itself whatever the page then asks for, and what it refuses leads to
 * the same two places.
 */
export function guardPage(page: PageModule, access: Access): PageModule {
  const load = page.loader;
  const loader: NonNullable<PageModule['loader']> = async (args, handlerContext) => {
    const { pathname, search } = new URL(args.request.url);
    const here = pathname + search;
    if ((await accessToken()) === undefined) return redirect(loginPath(here));
    try {
      const ask = QUESTIONS[access];
      if (ask && !(await ask(args.params))) return redirect(loginPath(here, PATHS.accessError));
      return load ? await load(args, handlerContext) : null;
    } catch (thrown) {
      const { code } = toAppError(thrown);
      if (code === 'not_allowed') return redirect(loginPath(here, PATHS.accessError));
      if (code === 'signed_out') return redirect(loginPath(here));
      throw thrown;
    }
  };
  return { ...page, loader };
}
