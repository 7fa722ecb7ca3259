import { expect, test } from 'vitest';
import { errorBody, statusOf } from './postgrest-error.ts';

test.each([
  ['PT409', false, 409],
  ['PT410', true, 410],
  ['P0001', false, 400],
  ['23514', false, 400],
  ['23505', false, 409],
  ['23503', false, 409],
  ['42501', true, 401],
  ['42501', false, 403],
  ['42883', false, 404],
  ['22P02', false, 400],
  ['40001', false, 500],
  ['53300', false, 503],
  ['99999', false, 400],
])('statusOf() answers %s (anonymous: %s) with %i as PostgREST does', (code, isAnonymous, status) => {
  expect(statusOf(code, isAnonymous)).toBe(status);
});

test('errorBody() keeps code, message, detail and hint', () => {
  expect(errorBody({ code: 'PT409', message: 'Taken.', detail: 'already_guessed', hint: '3' })).toEqual({
    code: 'PT409',
    message: 'Taken.',
    details: 'already_guessed',
    hint: '3',
  });
  expect(errorBody({ code: 'P0001', message: 'no' })).toEqual({
    code: 'P0001',
    message: 'no',
    details: null,
    hint: null,
  });
});
