import { describe, expect, it } from 'vitest';
import { loginPath, safeReturnPath } from './paths.ts';

describe('safeReturnPath()', () => {
  it('keeps an address of this site, as loginPath() wrote it', () => {
    const next = new URLSearchParams(loginPath('/game/a/results/b?x=1').split('?')[1]).get('next');
    expect(safeReturnPath(next)).toBe('/game/a/results/b?x=1');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null])(
    'sends %s to the front page',
    (next) => {
      expect(safeReturnPath(next)).toBe('/');
    },
  );
});
