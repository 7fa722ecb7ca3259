import type { Scoot, ScootGame } from '#wire/managed-games.ts';
import { lazy, Suspense, useState } from 'react';
import { redirect, useLoaderData } from 'react-router-dom';
import { managePath } from '#domain/game-paths.ts';
import { toAppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { showToast } from '#ui/toasts.ts';
import { saveScoot, setGameState } from '../mutations.ts';
import { readScoot } from '../queries.ts';
import type { FieldValue } from '#kit/edits/merge-edits.ts';
import { OrderList } from '#kit/order/order-list.tsx';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import { ScootRow } from '../components/scoot-row.tsx';
import { TakedownPanel } from '../components/takedown-panel.tsx';
import { useEdits } from '#kit/edits/use-edits.ts';
import '../manage.css';

// Only staff hear appeals.
const AppealsPanel = lazy(() =>
  withTexts(['fairness'], () => import('../components/appeals-panel.tsx')).then((module) => ({
    default: module.AppealsPanel,
  })),
);

// Only the operator's brand has challenges.
const EditionDays = lazy(() =>
  withTexts(['daily'], () => import('../components/edition-days.tsx')).then((module) => ({
    default: module.EditionDays,
  })),
);

interface ScootData {
  readonly scoot: Scoot;
}

/** All games of the subdomain's brand. Somebody who owns games of it without working for it is led to their own. */
export async function loader(): Promise<ScootData | Response> {
  try {
    return { scoot: await readScoot() };
  } catch (thrown) {
    if (toAppError(thrown).code !== 'not_allowed') throw thrown;
    return redirect(PATHS.myGames);
  }
}

/** Which games the subdomain shows, in which order, and in which state each is. */
export function Component() {
  const loaded = useLoaderData<ScootData>().scoot;
  const [scoot, setScoot] = useState(loaded);
  const keep = (next: Scoot) => {
    setScoot(next);
    return { fields: scootToFields(next), version: next.version };
  };
  const edits = useEdits<ScootFields, string>({
    storageKey: `scoot:${loaded.brand}`,
    loaded: { fields: scootToFields(loaded), version: loaded.version },
    save: async (fields, version) => keep(await saveScoot(version, fieldsToGames(fields))),
    reload: async () => keep(await readScoot()),
  });
  const titleOf = (id: string) => scoot.games.find((game) => game.id === id)?.title ?? '';
  const move = async (game: ScootGame, state: ScootGame['stateNow']) => {
    try {
      await setGameState(game.slug, game.version, state);
      showToast({ tone: 'good', text: t('manage.state.now', { state: t(`manage.state.${state}`) }) });
      setScoot(await readScoot());
    } catch (thrown) {
      if (toAppError(thrown).code === 'edit_conflict') setScoot(await readScoot());
      throw thrown;
    }
  };
  const games = edits.fields.order
    .map((id) => scoot.games.find((game) => game.id === id))
    .filter((game) => game !== undefined);
  return (
    <div className="page manage">
      <header className="manage-head">
        <p className="muted">{scoot.name}</p>
        <h1>{t('manage.scoot.title')}</h1>
        <p className="lead">{t('manage.scoot.lead')}</p>
        <p className="manage-ways">
          <TextLink as={Link} to="#takedowns">
            {t('takedowns.title')}
          </TextLink>
          {scoot.editions.length > 0 ? (
            <TextLink as={Link} to="#edition-days">
              {t('manage.scoot.editions')}
            </TextLink>
          ) : null}
          <TextLink as={Link} to={PATHS.feeds}>
            {t('manage.feeds')}
          </TextLink>
        </p>
      </header>
      {games.length === 0 ? (
        <Empty
          title={t('manage.scoot.empty')}
          action={
            <TextLink as={Link} look="primary" to={PATHS.home}>
              {t('errors.home')}
            </TextLink>
          }
        >
          {t('manage.scoot.emptyHelp')}
        </Empty>
      ) : (
        <OrderList
          label={t('manage.scoot.order')}
          items={games.map((game) => ({ ...game, name: game.title }))}
          onOrder={(ids) => edits.set('order', ids)}
        >
          {(game) => (
            <ScootRow
              game={game}
              isShown={edits.fields[`game.${game.id}.isShown`] !== false}
              onShow={(isShown) => edits.set(`game.${game.id}.isShown`, isShown)}
              onMove={(state) => move(game, state)}
              manage={managePath(game.family, game.slug)}
            />
          )}
        </OrderList>
      )}
      {scoot.editions.length > 0 ? (
        <Suspense>
          <EditionDays editions={scoot.editions} />
        </Suspense>
      ) : null}
      <TakedownPanel
        slug={null}
        forStaff={
          <Suspense>
            <AppealsPanel />
          </Suspense>
        }
      />
      <EditsFoot
        edits={edits}
        nameOf={(key) => nameOf(key, titleOf)}
        showValue={(_, value) => show(value, titleOf)}
      />
    </div>
  );
}

/** The games in order, and which of them show. */
type ScootFields = { readonly order: readonly string[] } & Readonly<
  Record<`game.${string}.isShown`, boolean>
>;

function scootToFields(scoot: Scoot): ScootFields {
  return {
    order: scoot.games.map(({ id }) => id),
    ...Object.fromEntries(scoot.games.map(({ id, isOnScoot }) => [`game.${id}.isShown`, isOnScoot])),
  };
}

function fieldsToGames(fields: ScootFields) {
  return fields.order.map((id) => ({ id, isShown: fields[`game.${id}.isShown`] !== false }));
}

function nameOf(key: string, titleOf: (id: string) => string): string {
  const id = /^game\.(.+)\.isShown$/.exec(key)?.[1];
  return id === undefined ? t('manage.scoot.order') : titleOf(id);
}

function show(value: FieldValue, titleOf: (id: string) => string): string {
  if (Array.isArray(value)) return value.map(titleOf).join(' · ');
  return t(value === true ? 'manage.scoot.shown' : 'manage.scoot.notShown');
}
