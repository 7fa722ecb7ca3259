import { describe, expect, it } from 'vitest';
import { OFFER_STATES, type OfferVersionRow } from '#wire/dossier-hunt-rows.ts';
import { chainLinks, changedFields, isOverdue, NEXT_STATES, stepTo } from './offer-steps.ts';

const version: OfferVersionRow = {
  offerId: 'o',
  version: 1,
  state: 'planned',
  amountMinor: 30_000_000,
  currency: 'GBP',
  replyMinor: null,
  conditions: '',
  reply: '',
  chain: '',
  authorId: null,
  savedAt: '2026-11-28T00:00:00Z',
};

describe('steps of an offer', () => {
  it('write down the day, unless somebody has said one', () => {
    const none = { madeOn: null, repliedOn: null };
    expect(stepTo(none, 'made', '2026-11-28')).toEqual({ state: 'made', madeOn: '2026-11-28' });
    expect(stepTo({ ...none, madeOn: '2026-11-01' }, 'made', '2026-11-28')).toEqual({ state: 'made' });
    expect(stepTo(none, 'countered', '2026-11-28')).toEqual({ state: 'countered', repliedOn: '2026-11-28' });
    expect(stepTo(none, 'withdrawn', '2026-11-28')).toEqual({ state: 'withdrawn' });
  });
  it('lead to states that there are, and never back', () => {
    for (const state of OFFER_STATES) {
      for (const next of NEXT_STATES[state]) expect(NEXT_STATES[next]).not.toContain(state);
    }
  });
  it('an offer is overdue after its last day, and only while nobody answered', () => {
    expect(isOverdue({ state: 'made', openUntilOn: '2026-11-27' }, '2026-11-28')).toBe(true);
    expect(isOverdue({ state: 'made', openUntilOn: '2026-11-28' }, '2026-11-28')).toBe(false);
    expect(isOverdue({ state: 'accepted', openUntilOn: '2026-11-27' }, '2026-11-28')).toBe(false);
  });
  it('the history says what changed', () => {
    expect(changedFields(version, undefined)).toEqual(['state', 'amountMinor']);
    expect(changedFields({ ...version, state: 'made', reply: 'No' }, version)).toEqual(['state', 'reply']);
    expect(changedFields({ ...version, currency: 'EUR' }, version)).toEqual(['amountMinor']);
  });
  it('a chain has a link a line', () => {
    expect(chainLinks('We: first home\n\n  Seller buys in York ')).toEqual([
      'We: first home',
      'Seller buys in York',
    ]);
  });
});
