import type { FamilyKey } from '#domain/families.ts';
import { PATHS } from '#lib/paths.ts';
import type { LocalDraft } from './draft/local-drafts.ts';

/** Where a family's games are built. */
export function builderPath(family: FamilyKey): string {
  if (family === 'klavo') return PATHS.createKlavoGame;
  if (family === 'ultima') return PATHS.createUltimaGame;
  return family === 'public' ? PATHS.createGame : `${PATHS.createGame}?family=${family}`;
}

/** The address that opens a draft, at a step of it. */
export function draftPath({ id, document }: LocalDraft, step?: string): string {
  const base = builderPath(document.family);
  return `${base}${base.includes('?') ? '&' : '?'}draft=${id}${step === undefined ? '' : `&step=${step}`}`;
}
