import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseRequest } from './parse-request.ts';
import { Refusal } from './problem.ts';

const anything = z.unknown();

function refusalOf(body: unknown): Refusal | null {
  try {
    parseRequest(anything, body);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

describe('parseRequest() with texts that no database can store', () => {
  it.each([
    ['the character 0', { game: 'a\0b' }],
    ['the character 0 in a list', { rows: [{ title: '\0' }] }],
    ['the character 0 in a name', { rows: { 'a\0': 1 } }],
    ['half a character', { game: '\ud83c' }],
    ['halves in the wrong order', { game: '\udfe0\ud83c' }],
  ])('refuses %s', (_, body) => {
    expect(refusalOf(body)).toMatchObject({ code: 'invalid_request', status: 422 });
  });

  it.each([
    ['a whole character of two halves', { game: '🏠' }],
    ['line breaks, tabs and a delete', { game: 'a\n\t\u007f' }],
    ['null and numbers', { game: null, amount: 1, list: [] }],
  ])('takes %s', (_, body) => {
    expect(refusalOf(body)).toBeNull();
  });

  it('says where', () => {
    expect(refusalOf({ rows: [{ title: '\0' }] })?.message).toContain('rows.0.title');
  });

  it('takes a request that is nested deeper than a stack', () => {
    expect(refusalOf(JSON.parse(`${'['.repeat(7_000)}${']'.repeat(7_000)}`))).toBeNull();
  });
});
