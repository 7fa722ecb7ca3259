import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { homeFacts } from '#wire/home-edits.ts';
import { requestTakedownRequest } from '#wire/takedown-requests.ts';
import { writeCommentRequest } from '#wire/comments.ts';
import { bindFields } from './bind-fields.ts';
import { limitsOf } from './field-limits.ts';
import { readNumber } from './use-number-text.ts';
import { orEmpty } from './or-empty.ts';

const en = readTexts('en');

beforeAll(() => speakLocale('en-GB', en));

describe('limitsOf()', () => {
  it.each([
    ['a text', z.string().min(2).max(5), { minLength: 2, maxLength: 5 }],
    ['a whole number that may be none', z.int().min(1).max(9).nullish(), { min: 1, max: 9, isWhole: true }],
    ['a number without an end', z.number(), {}],
    ['a text that is read further', requestTakedownRequest.shape.email, { maxLength: 254 }],
    ['a text that is changed before', writeCommentRequest.shape.body, { minLength: 1, maxLength: 1000 }],
    ['a place', homeFacts.shape.latitude, { min: -90, max: 90 }],
    ['nothing', undefined, {}],
  ])('reads those of %s', (_, schema, limits) => {
    expect(limitsOf(schema)).toEqual(limits);
  });
});

describe('bindFields()', () => {
  const schema = z.object({ title: z.string().min(1).max(3), note: z.string().nullable() });

  it('says at once what is wrong with a field, and nothing of the others', () => {
    const field = bindFields(schema, { title: 'long', note: '' }, () => undefined);
    expect(field('title').error).toBe('This is too long. Use at most 3 characters.');
    expect(field('note').error).toBeUndefined();
    expect(bindFields(schema, { title: '', note: '' }, () => undefined)('title').error).toBe(
      en['form.missing'],
    );
  });

  it('changes one field by its name; an empty text that may be unknown is unknown', () => {
    const set = vi.fn();
    const field = bindFields<z.infer<typeof schema>>(schema, { title: 'a', note: 'b' }, set);
    field('title').onChange('c');
    orEmpty(field('note')).onChange('');
    expect(set.mock.calls).toEqual([
      ['title', 'c'],
      ['note', null],
    ]);
  });
});

describe('readNumber()', () => {
  it('takes a comma or a point, within the limits', () => {
    expect(['2,5', '2.5', ' 3 ', '-1', '', 'two', '11'].map((text) => readNumber(text, { max: 10 }))).toEqual(
      [2.5, 2.5, 3, ...[null, null, null, null]],
    );
    expect(readNumber('2.5', { isWhole: true })).toBeNull();
    expect(readNumber('-1.1', { min: -90 })).toBe(-1.1);
  });
});
