import type { HomePart } from '#domain/dossier/match/home-facts.ts';
import { useDraft } from '../notes/use-draft.ts';

export const WINNERS = ['one', 'other', 'neither'] as const;
export type Winner = (typeof WINNERS)[number];

/** What somebody is about to say of two homes; kept in the tab until it is sent. */
export interface VerdictDraft {
  readonly winner: Winner | '';
  readonly parts: Partial<Record<HomePart, Winner>>;
  readonly reason: string;
}

const NOTHING: VerdictDraft = { winner: '', parts: {}, reason: '' };

/** The draft of a verdict, which the form and the cards share. */
export function useVerdictDraft(comparisonId: string) {
  return useDraft<VerdictDraft>(`dossier-verdict:${comparisonId}`, NOTHING);
}
