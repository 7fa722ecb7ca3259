import type { OfferRow, OfferVersionRow } from '#wire/dossier-hunt-rows.ts';

type OfferState = OfferRow['state'];

/** What can become of an offer next; a state that was set by mistake can be corrected in the form. */
export const NEXT_STATES: Readonly<Record<OfferState, readonly OfferState[]>> = {
  planned: ['made', 'withdrawn'],
  made: ['countered', 'accepted', 'rejected', 'withdrawn'],
  countered: ['accepted', 'rejected', 'withdrawn'],
  accepted: ['withdrawn'],
  rejected: [],
  withdrawn: [],
};
const OF_THE_OTHER_SIDE: readonly OfferState[] = ['countered', 'accepted', 'rejected'];

/** What a step writes down beside the state: the day that it happened, where nobody has said one. */
export function stepTo(offer: Pick<OfferRow, 'madeOn' | 'repliedOn'>, state: OfferState, today: string) {
  return {
    state,
    ...(state === 'made' && offer.madeOn === null ? { madeOn: today } : {}),
    ...(OF_THE_OTHER_SIDE.includes(state) && offer.repliedOn === null ? { repliedOn: today } : {}),
  };
}

/** An offer of which the last day has passed without an answer. */
export function isOverdue(
  { state, openUntilOn }: Pick<OfferRow, 'state' | 'openUntilOn'>,
  today: string,
): boolean {
  return state === 'made' && openUntilOn !== null && openUntilOn < today;
}

const SHOWN = ['state', 'amountMinor', 'replyMinor', 'conditions', 'reply', 'chain'] as const;
export type ChangedField = (typeof SHOWN)[number];

/** What changed from one version to the next; everything that is said, of the first. */
export function changedFields(
  now: OfferVersionRow,
  before: OfferVersionRow | undefined,
): readonly ChangedField[] {
  if (before === undefined) return SHOWN.filter((field) => now[field] !== null && now[field] !== '');
  const isOtherMoney = now.currency !== before.currency;
  return SHOWN.filter((field) => now[field] !== before[field] || (field === 'amountMinor' && isOtherMoney));
}

/** The chain as it was written, a link a line. */
export function chainLinks(chain: string): string[] {
  return chain
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
