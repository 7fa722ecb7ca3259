import type { FamilyKey } from '#domain/families.ts';
import type { BuiltModeKey } from '#domain/modes.ts';
import type { DraftDocument } from '#wire/drafts.ts';
import { toAppError } from '#lib/app-error.ts';
import { readStored, writeStored } from '#lib/stored.ts';
import { newId } from '#lib/new-id.ts';
import { readDraft, type StoredDraft } from '../queries.ts';
import { keepDraft, readLocalDraft, type LocalDraft } from './local-drafts.ts';
import { newDraft } from './new-draft.ts';

export interface OpenedDraft {
  readonly local: LocalDraft;
  /** what the account has, where somebody is signed in and it has it */
  readonly server: StoredDraft | null;
}

interface OpenInput {
  /** of the address; null: the one that was edited last here */
  readonly id: string | null;
  readonly family: FamilyKey;
  /** of the address: a draft of this mode, where the address names no draft */
  readonly mode?: BuiltModeKey | undefined;
  readonly currency: string;
  readonly userId: string | null;
  readonly now: () => string;
}

/**
 * The draft to edit: this browser's, or the account's where that is newer and nothing here would be lost. When both were
 * changed, this browser's is shown and the first save finds the conflict.
 */
export async function openDraft(input: OpenInput): Promise<OpenedDraft> {
  const { family, mode, currency, userId, now } = input;
  const remembered = input.id ?? readStored('local', currentKey(family));
  const kept = remembered === null ? null : await readLocalDraft(remembered).catch(() => null);
  // Somebody who comes for a mode does not meet the game that they were making otherwise: that stays among the drafts.
  const isOther = input.id === null && mode !== undefined && kept?.document.rules.mode !== mode;
  const [wanted, local] = isOther ? [null, null] : [remembered, kept];
  // A draft that never was on the server is not asked for there.
  const isNew = local !== null && local.baseVersion === 0;
  const server = wanted === null || userId === null || isNew ? null : await readServerDraft(wanted);
  // Somebody else's work in this browser is theirs.
  const own = local && (local.ownerId === null || local.ownerId === userId) ? local : null;
  const found = chooseDraft(own, server, userId);
  // An untouched draft is nowhere yet: the first change keeps and remembers it.
  if (found) rememberDraft(found);
  return { local: found ?? makeDraft(newDraft(family, currency, mode), userId, now()), server };
}

/** Where both are, the account's wins only over a copy that holds nothing of its own. */
export function chooseDraft(
  local: LocalDraft | null,
  server: StoredDraft | null,
  userId: string | null,
): LocalDraft | null {
  if (!server) return local;
  if (local && (local.isDirty || local.baseVersion >= server.version)) return local;
  return localOf(server, userId, local?.photoNames ?? {});
}

/** The account's draft as this browser keeps it. */
export function localOf(
  server: StoredDraft,
  userId: string | null,
  photoNames: LocalDraft['photoNames'] = {},
): LocalDraft {
  const { id, document, version, updatedAt } = server;
  return {
    id,
    ownerId: userId,
    document,
    baseVersion: version,
    isDirty: false,
    changedAt: updatedAt,
    photoNames,
  };
}

/** The draft that this page opens when its address names none. */
export function rememberDraft({ id, document }: LocalDraft): void {
  writeStored('local', currentKey(document.family), id);
}

/** From now on the page begins a new draft. */
export function forgetCurrent(family: FamilyKey): void {
  writeStored('local', currentKey(family), null);
}

/** This device's version of a draft as a draft of its own. */
export async function copyDraft(draft: LocalDraft): Promise<LocalDraft> {
  const copy: LocalDraft = { ...draft, id: newId(), baseVersion: 0, unanswered: [], isDirty: true };
  await keepDraft(copy);
  return copy;
}

function makeDraft(document: DraftDocument, userId: string | null, changedAt: string): LocalDraft {
  return {
    id: newId(),
    ownerId: userId,
    document,
    baseVersion: 0,
    isDirty: false,
    changedAt,
    photoNames: {},
  };
}

async function readServerDraft(id: string): Promise<StoredDraft | null> {
  try {
    return await readDraft(id);
  } catch (thrown) {
    const { code } = toAppError(thrown);
    // Without the server this browser's own copy is what there is.
    if (['not_found', 'network', 'unavailable', 'signed_out'].includes(code)) return null;
    throw thrown;
  }
}

function currentKey(family: FamilyKey): string {
  return `builder.current.${family}`;
}
