import type { ManagedGame } from '#wire/managed-games.ts';
import { Suspense, useState } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { leaderboardPath, managePath, startPath } from '#domain/game-paths.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { toAppError } from '#lib/app-error.ts';
import { formatNumber } from '#lib/format.ts';
import { useSlots } from '#kit/games/slots.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { showToast } from '#ui/toasts.ts';
import { wrongGameFields } from '../check-fields.ts';
import { CodesSection } from '../components/codes-section.tsx';
import {
  fieldsToRequest,
  gameToFields,
  isNew,
  nameOfField,
  showField,
  type GameFields,
} from '../game-fields.ts';
import { HomesSection } from '../components/homes-section.tsx';
import { LogSection } from '../components/log-section.tsx';
import { saveGame, setGameState } from '../mutations.ts';
import { readManagedGame } from '../queries.ts';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import { StatePanel } from '../components/state-panel.tsx';
import { TakedownPanel } from '../components/takedown-panel.tsx';
import { useEdits } from '#kit/edits/use-edits.ts';
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

/** Where a game is managed: its homes, its rules, its codes and who changed what. */
export function Component() {
  const { game } = useLoaderData<ManageData>();
  return <ManageGame key={game.id} loaded={game} />;
}

function ManageGame({ loaded }: { readonly loaded: ManagedGame }) {
  const [game, setGame] = useState(loaded);
  const [tab, setTab] = useState('homes');
  const { Reports } = useSlots();
  const keep = (next: ManagedGame) => {
    setGame(next);
    return { fields: gameToFields(next), version: next.version };
  };
  const edits = useEdits<GameFields, number>({
    storageKey: `manage:${loaded.id}`,
    loaded: { fields: gameToFields(loaded), version: loaded.version },
    save: async (fields, version) => keep(await saveGame(fieldsToRequest(loaded.slug, version, fields))),
    reload: async () => keep(await readManagedGame(loaded.slug)),
    check: wrongGameFields,
  });
  const nameOf = (id: string) =>
    isNew(id)
      ? (edits.fields[`home.${id}.name`] ?? '')
      : homeName(game, id, edits.fields[`home.${id}.title`] ?? '');
  const move = async (state: ManagedGame['stateNow']) => {
    try {
      edits.take(keep(await setGameState(game.slug, game.version, state)));
      showToast({ tone: 'good', text: t('manage.state.now', { state: t(`manage.state.${state}`) }) });
    } catch (thrown) {
      // Somebody else was faster: show the game as it is now, and say so.
      if (toAppError(thrown).code === 'edit_conflict') edits.take(keep(await readManagedGame(game.slug)));
      throw thrown;
    }
  };
  /** Reads what others than the form changed; unsaved edits stay as they are. */
  const look = async () => {
    const next = await readManagedGame(game.slug);
    if (edits.isDirty) setGame((now) => ({ ...now, ...besideTheForm(next) }));
    else edits.take(keep(next));
  };
  const board = leaderboardPath(game.family, game.slug);
  return (
    <div className="page manage">
      <header className="manage-head">
        <p className="muted">{t('manage.game.overline')}</p>
        <h1>{game.settings.title}</h1>
        <p className="manage-links">
          <TextLink as={Link} to={startPath(game.family, game.slug)}>
            {t('manage.game.open')}
          </TextLink>
          {board ? (
            <TextLink as={Link} to={board}>
              {t('manage.game.board')}
            </TextLink>
          ) : null}
          <span className="muted">{plural('games.players', game.players)}</span>
        </p>
        <StatePanel
          title={game.settings.title}
          state={game.stateNow}
          moves={game.moves}
          blockedBy={edits.isDirty ? t('manage.state.saveFirst') : undefined}
          onMove={move}
        />
        <p className="manage-note">{t('manage.game.practice')}</p>
      </header>
      <Tabs
        label={t('manage.tab.label')}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'homes',
            label: t('manage.tab.homes'),
            panel: <HomesSection game={game} edits={edits} nameOf={nameOf} />,
          },
          {
            id: 'settings',
            label: t('manage.tab.settings'),
            panel: <SettingsSection game={game} edits={edits} />,
          },
          {
            id: 'codes',
            label: t('manage.tab.codes'),
            panel: (
              <CodesSection
                game={game}
                onChange={async () => {
                  const { codes, log } = await readManagedGame(game.slug);
                  setGame((now) => ({ ...now, codes, log }));
                }}
              />
            ),
          },
          {
            id: 'takedowns',
            label: countedLabel(t('manage.tab.takedowns'), game.openTakedowns),
            panel: <TakedownPanel slug={game.slug} onChange={() => void look()} />,
          },
          ...(Reports
            ? [
                {
                  id: 'reports',
                  label: countedLabel(t('manage.tab.reports'), game.openReports),
                  panel: (
                    <div className="manage-slot">
                      <Suspense fallback={<Skeleton height="6rem" lines={2} />}>
                        <Reports slug={game.slug} onChange={() => void look()} />
                      </Suspense>
                    </div>
                  ),
                },
              ]
            : []),
          { id: 'log', label: t('manage.tab.log'), panel: <LogSection entries={game.log} /> },
        ]}
      />
      <EditsFoot
        edits={edits}
        nameOf={(key) => nameOfField(key, nameOf)}
        showValue={(key, value) => showField(key, value, nameOf)}
      />
    </div>
  );
}

/** What a read after a decision may replace while the form has unsaved edits. */
function besideTheForm({ codes, log, openTakedowns, openReports, players }: ManagedGame) {
  return { codes, log, openTakedowns, openReports, players };
}

function countedLabel(label: string, count: number): string {
  return count === 0 ? label : `${label} (${formatNumber(count)})`;
}

function homeName(game: ManagedGame, id: string, override: string): string {
  const home = game.homes.find((one) => one.id === id);
  return override || home?.title || home?.town || t('facts.unnamed');
}
