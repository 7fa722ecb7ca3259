import { describe, expect, it } from 'vitest';
import { readMetaPath } from './read-meta-path.ts';

const ORIGIN = 'http://star.localhost:3000';
const read = (text: string) => readMetaPath(text, ORIGIN);

describe('readMetaPath()', () => {
  it.each([
    ['', '/'],
    ['  /game/x?a=1 ', '/game/x?a=1'],
    ['game/x', '/game/x'],
    [`${ORIGIN}/klavo`, '/klavo'],
    ['/a/../b', '/b'],
  ])('reads "%s"', (text, path) => {
    const found = read(text);
    expect('url' in found && found.url.pathname + found.url.search).toBe(path);
  });

  it.each([
    'https://example.com/',
    'http://localhost:3000/',
    '//example.com',
    '\\\\example.com',
    '/\\example.com',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('keeps to this site and refuses %s', (text) => {
    expect(read(text)).toEqual({ refusal: 'outside' });
  });

  it.each(['/%', 'http://'])('cannot read %s', (text) => {
    expect(read(text)).toEqual({ refusal: 'unreadable' });
  });
});
