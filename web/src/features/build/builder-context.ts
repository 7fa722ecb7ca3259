import { createContext, useContext } from 'react';
import type { DraftDocument, PublishedGame } from '#wire/drafts.ts';
import type { DraftState, DraftStore } from './draft/draft-store.ts';
import type { JudgedRow } from './draft/judge-rows.ts';
import type { Undo } from './draft/use-undo.ts';
import type { LocalDraft } from './draft/local-drafts.ts';
import type { Yours } from './components/yours-dialog.tsx';
import type { PhotoWork } from './photos/use-photo-intake.ts';
import type { UploadWork } from './photos/use-photo-uploads.ts';
import type { CurrencyChange } from './use-currency.ts';

/** What every part of the builder works with. */
export interface Builder {
  readonly store: DraftStore;
  readonly state: DraftState;
  readonly document: DraftDocument;
  readonly judged: readonly JudgedRow[];
  readonly change: DraftStore['change'];
  readonly currencyChange: CurrencyChange;
  readonly undo: Undo;
  readonly photos: PhotoWork;
  readonly uploads: UploadWork;
  readonly published: PublishedGame | null;
  readonly onPublished: (game: PublishedGame) => void;
  /** what of the person's own is on show: drafts, homes, what was brought in */
  readonly yours: Yours | null;
  readonly showYours: (shown: Yours | null) => void;
  /** puts another draft on screen; null begins a new one */
  readonly onOpen: (draft: LocalDraft | null) => void;
}

export const BuilderContext = createContext<Builder | null>(null);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('A part of the builder stands outside of it.');
  return builder;
}
