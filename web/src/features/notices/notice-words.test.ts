import { beforeEach, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { examples } from '#wire/examples.ts';
import type { Notice } from '#wire/notices.ts';
import { noticeWords } from './notice-words.ts';

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
});

const [moved] = examples.own_notices.notices as [Notice, ...Notice[]];
const plain: Notice = { ...moved, correction: null, mayGoOn: false };
const correction = (change: Partial<NonNullable<Notice['correction']>>, other: Partial<Notice> = {}) =>
  noticeWords({
    ...moved,
    mayGoOn: false,
    ...other,
    correction: { ...(moved.correction as NonNullable<Notice['correction']>), ...change },
  });
const home = 'Τρία δωμάτια';

it('tells what a correction moved, from where to where, and why', () => {
  expect(correction({ note: '' })).toEqual({
    title: `Sold: ${home}`,
    texts: ['The home was sold, so its guesses got their points.', '', '', ''],
    total: '3,000 → 3,900 points',
    reason: 'The sale is known',
  });
  expect(correction({ action: 'correct', reason: 'wrong_price' }).title).toBe(`Price corrected: ${home}`);
  expect(correction({ note: 'On Friday' }).texts).toContain('The host writes: On Friday');
});

it('says so where a total stays, where the home was not guessed, and where the run may go on', () => {
  const { total, texts } = correction({ totalAfter: 3000, wasGuessed: false, action: 'void' });
  expect(total).toBeNull();
  expect(texts[0]).toBe('It left your run before you guessed it.');
  expect(texts[1]).toBe('Your total stays at 3,000 points.');
  expect(correction({}, { mayGoOn: true }).texts.at(-1)).toMatch(/should not have ended/);
});

it('calls a home by its place where its name is hidden, and by the game where it has none', () => {
  expect(correction({ action: 'void' }, { home: null }).title).toBe('Taken out: home 1');
  expect(correction({ action: 'void' }, { home: null, position: null }).title).toBe('Taken out: Παιχνίδι');
});

it('tells an answer with what it was about and its words', () => {
  const answer = { reason: 'wrong_price', state: 'refused', note: 'No' } as const;
  expect(noticeWords({ ...plain, kind: 'answered', answer })).toEqual({
    title: `Your question was answered: ${home}`,
    texts: ['Not agreed.', 'Answer: No'],
    total: null,
    reason: 'The price was wrong',
  });
  const judged = noticeWords({ ...plain, kind: 'judged', answer: { ...answer, state: 'granted', note: '' } });
  expect(judged.title).toBe(`Our staff answered: ${home}`);
  expect(judged.texts).toEqual(['Our staff agree with you.', '']);
  const ofRun = { ...plain, home: null, position: null, answer };
  expect(noticeWords({ ...ofRun, kind: 'answered' }).title).toBe('Your question about your run was answered');
  expect(noticeWords({ ...ofRun, kind: 'judged' }).title).toBe('Our staff answered about your run');
});

it('tells of a lock, of a run off the boards with its reason, and of one that is back', () => {
  expect(noticeWords({ ...plain, kind: 'poll_locked' }).title).toBe(`Your guess is locked: ${home}`);
  const hidden = noticeWords({ ...plain, kind: 'run_hidden', hiddenBecause: 'A second account' });
  expect(hidden.texts[0]).toBe('The people who run the game give this reason: A second account');
  expect(noticeWords({ ...plain, kind: 'run_restored' }).title).toBe('Your run is back on the boards');
});
