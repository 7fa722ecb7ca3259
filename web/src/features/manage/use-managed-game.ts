import { useState } from 'react';
import type { ManagedGame } from '#wire/managed-games.ts';
import { useEdits } from '#kit/edits/use-edits.ts';
import { toAppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { showToast } from '#ui/toasts.ts';
import { wrongGameFields } from './check-fields.ts';
import { fieldsToRequest, gameToFields, isNew, type GameFields } from './game-fields.ts';
import { saveGame, setGameState } from './mutations.ts';
import { readManagedGame } from './queries.ts';

/** A game as its managers see it, with what they have changed and not saved, and everything that changes it. */
export function useManagedGame(loaded: ManagedGame) {
  const [game, setGame] = useState(loaded);
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
  const look = async () => {
    const next = await readManagedGame(game.slug);
    if (edits.isDirty) setGame((now) => ({ ...now, ...besideTheForm(next) }));
    else edits.take(keep(next));
  };
  const lookAtCodes = async () => {
    const { codes, log } = await readManagedGame(game.slug);
    setGame((now) => ({ ...now, codes, log }));
  };
  return {
    game,
    edits,
    /** what a home is called, as typed */
    nameOf,
    /** opens, closes or archives the game */
    move,
    /** reads what others than the form changed; unsaved edits stay as they are */
    look,
    lookAtCodes,
  };
}

export type ManagedGameHold = ReturnType<typeof useManagedGame>;

/** What a read after a decision may replace while the form has unsaved edits. */
function besideTheForm({ codes, log, openTakedowns, openReports, players }: ManagedGame) {
  return { codes, log, openTakedowns, openReports, players };
}

function homeName(game: ManagedGame, id: string, override: string): string {
  const home = game.homes.find((one) => one.id === id);
  return override || home?.title || home?.town || t('facts.unnamed');
}
