import { lazy, Suspense } from 'react';
import { withTexts } from '#lib/load-texts.ts';
import { useSession } from '#lib/use-session.ts';
import type { ManagedHere } from './manage-link-asked.tsx';

const ManageLinkAsked = lazy(() =>
  withTexts(['own'], () => import('./manage-link-asked.tsx')).then(
    (module) => ({ default: module.ManageLinkAsked }),
    // A page is whole without it.
    () => ({ default: () => null }),
  ),
);

/** The way to a game's management, for whoever may go it; a visitor does not even load the question. */
export function ManageLink({ game }: { readonly game: ManagedHere }) {
  const session = useSession();
  return session ? (
    <Suspense fallback={null}>
      <ManageLinkAsked key={`${session.user.id} ${game.slug}`} game={game} />
    </Suspense>
  ) : null;
}
