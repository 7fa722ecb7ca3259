import type { ManagedGame } from '#wire/managed-games.ts';
import {
  redirect,
  useLoaderData,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { managePath } from '#domain/game-paths.ts';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import { GameHead } from '../components/game-head.tsx';
import { GameTabs } from '../components/game-tabs.tsx';
import { nameOfField, showField } from '../game-fields.ts';
import { readManagedGame } from '../queries.ts';
import { useManagedGame } from '../use-managed-game.ts';
import '../manage.css';

interface ManageData {
  readonly game: ManagedGame;
  readonly page: { readonly values: { readonly game: string } };
}

/** The game with everything that its managers see. A slug under another family's base goes to its own. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<ManageData | Response> {
  const game = await readManagedGame(params.gameSlug ?? '');
  const url = new URL(request.url);
  const home = managePath(game.family, game.slug);
  if (url.pathname !== home) return redirect(home + url.search);
  return { game, page: { values: { game: game.settings.title } } };
}

/** Another tab is the same game: what is being edited stays. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** Where a game is managed: its homes, its rules, its codes and who changed what. */
export function Component() {
  const { game } = useLoaderData<ManageData>();
  return <ManageGame key={game.id} loaded={game} />;
}

function ManageGame({ loaded }: { readonly loaded: ManagedGame }) {
  const hold = useManagedGame(loaded);
  const { edits, nameOf } = hold;
  return (
    <div className="page manage">
      <GameHead {...hold} />
      <GameTabs {...hold} />
      <EditsFoot
        edits={edits}
        nameOf={(key) => nameOfField(key, nameOf)}
        showValue={(key, value) => showField(key, value, nameOf)}
      />
    </div>
  );
}
