import type { DraftDocument } from '#wire/drafts.ts';
import { embedDomainFault } from '#functions/_shared/embed-domain.ts';
import { isWithinBounds } from '#domain/amount-bounds.ts';
import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import { refuseSlug, slugOf } from '#domain/slugs.ts';
import type { JudgedRow } from './judge-rows.ts';

export const DRAFT_PROBLEMS = [
  'noHomes',
  'tooManyHomes',
  'noTitle',
  'slug',
  'noCode',
  'codeExpires',
  'dates',
  'bounds',
  'outsideBounds',
  'embedDomains',
  'photosUnchecked',
  'photosWaiting',
] as const;
export type DraftProblem = (typeof DRAFT_PROBLEMS)[number];

/** What keeps a draft from becoming a game, in the order in which it is mended. The server says the same. */
export function draftProblems(draft: DraftDocument, judged: readonly JudgedRow[]): readonly DraftProblem[] {
  const rows = judged.filter(({ isIn }) => isIn).map(({ row }) => row);
  const photos = rows.flatMap((row) => row.photos).filter(({ rights }) => rights !== 'link-only');
  const { bounds } = draft.rules;
  const found: Readonly<Record<DraftProblem, boolean>> = {
    noHomes: rows.length === 0,
    tooManyHomes: rows.length > MAX_GAME_LISTINGS,
    noTitle: draft.title.trim() === '',
    slug: draft.title.trim() !== '' && refuseSlug(slugOfDraft(draft)) !== null,
    noCode: draft.visibility === 'code' && draft.codes.length === 0,
    codeExpires:
      draft.visibility === 'code' &&
      draft.codes.some(
        ({ expiresAt }) => expiresAt !== null && draft.opensAt !== null && expiresAt <= draft.opensAt,
      ),
    dates: draft.opensAt !== null && draft.closesAt !== null && draft.opensAt >= draft.closesAt,
    bounds: bounds !== null && bounds.minMinor >= bounds.maxMinor,
    outsideBounds:
      bounds !== null &&
      bounds.minMinor < bounds.maxMinor &&
      rows.some(
        ({ facts: { price } }) => price?.amountMinor != null && !isWithinBounds(price.amountMinor, bounds),
      ),
    embedDomains: draft.embedDomains.some((domain) => embedDomainFault(domain) !== null),
    photosUnchecked: photos.length > 0 && !draft.arePhotosChecked,
    photosWaiting: photos.some(({ folder }) => folder === null),
  };
  return DRAFT_PROBLEMS.filter((problem) => found[problem]);
}

/** The end of the game's address: chosen, or made from the title. */
export function slugOfDraft({ slug, title }: DraftDocument): string {
  return slug === '' ? slugOf(title) : slug;
}

/** Letters that make no word. */
const ENDS = 'bcdfghjkmnpqrstvwxz';

/** The address made from the title, with an end that hardly another game has. */
export function slugWithEnd(draft: DraftDocument): string {
  const numbers = crypto.getRandomValues(new Uint32Array(5));
  const end = Array.from(numbers, (number) => ENDS[number % ENDS.length] ?? 'x').join('');
  return `${slugOfDraft(draft).slice(0, 54).replace(/-+$/, '')}-${end}`;
}
