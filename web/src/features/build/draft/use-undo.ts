import { useEffect } from 'react';
import type { RemovedThing } from '#wire/drafts.ts';
import { t } from '#lib/i18n.ts';
import { showToast } from '#ui/toasts.ts';
import { nameOfHome } from '../home-name.ts';
import type { DraftStore } from './draft-store.ts';
import { keptPhotos } from './local-drafts.ts';
import { idOf, lastRemoved, photoIdsOf, putBack, removePhoto, removeRow } from './removals.ts';

/** Ways to take something out of a draft and to have it back. */
export interface Undo {
  readonly removeHome: (rowId: string) => void;
  readonly removePhoto: (rowId: string, photoId: string) => void;
  readonly putBack: (id: string) => void;
}

/**
 * Removing is done at once and can be undone: by the button of its message, by Ctrl or ⌘ and Z, and in the list of what
 * was removed, which stays for thirty days. The focus goes to what takes the place of what went.
 */
export function useUndo(store: DraftStore): Undo {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isUndo(event) || isElsewhere(event.target)) return;
      const thing = lastRemoved(store.read().draft.document);
      if (!thing) return;
      event.preventDefault();
      bringBack(store, idOf(thing));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [store]);

  const remove = (id: string, edit: ReturnType<typeof removeRow>) => {
    const before = store.read().draft.document.removed;
    const focus = neighbourOf(id);
    store.change(edit);
    const { removed } = store.read().draft.document;
    const thing = removed.find((one) => idOf(one) === id);
    if (!thing) return;
    forgetPictures(before.filter((one) => !removed.includes(one)));
    focusSoon(focus);
    showToast({
      tone: 'neutral',
      text: t('builder.removed.said', { name: nameOfRemoved(thing) }),
      action: { label: t('builder.undo'), onPress: () => bringBack(store, id) },
    });
  };
  const now = () => new Date().toISOString();
  return {
    removeHome: (rowId) => remove(rowId, removeRow(rowId, now())),
    removePhoto: (rowId, photoId) => remove(photoId, removePhoto(rowId, photoId, now())),
    putBack: (id) => bringBack(store, id),
  };
}

/** What a removed thing is called. */
export function nameOfRemoved(thing: RemovedThing): string {
  return thing.kind === 'home'
    ? nameOfHome(thing.row, thing.place + 1)
    : thing.photo.alt || t('builder.photo', { number: thing.place + 1 });
}

function bringBack(store: DraftStore, id: string): void {
  const before = store.read().draft.document;
  const thing = before.removed.find((one) => idOf(one) === id);
  store.change(putBack(id));
  if (!thing || store.read().draft.document === before) return;
  focusSoon(id);
  showToast({ tone: 'good', text: t('builder.removed.back', { name: nameOfRemoved(thing) }) });
}

function isUndo({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** A field undoes what was typed in it, and a dialog is about something else. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"], [type="file"]), textarea, select, [contenteditable]') !==
      null
  );
}

/** Pictures of what cannot come back any more need no room in this browser. */
function forgetPictures(things: readonly RemovedThing[]): void {
  for (const id of things.flatMap(photoIdsOf)) void keptPhotos.forget(id).catch(() => undefined);
}

const rowOf = (id: string) => document.querySelector(`[data-row="${CSS.escape(id)}"]`);

/** The row after it, else the one before. */
function neighbourOf(id: string): string | undefined {
  const row = rowOf(id);
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  return other instanceof HTMLElement ? other.dataset.row : undefined;
}

/** Once the list is drawn anew: the button that a row is edited or removed by; without a row, the way to bring more in. */
function focusSoon(id: string | undefined): void {
  setTimeout(() => {
    const row = id === undefined ? null : rowOf(id);
    const control =
      row?.querySelector<HTMLElement>('[data-control="remove"], button[aria-expanded]') ??
      document.querySelector<HTMLElement>(
        '.builder-photos input[type="file"], .builder-add input[type="file"]',
      );
    control?.focus();
  }, 50);
}
