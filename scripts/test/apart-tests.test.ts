import { describe, expect, it } from 'vitest';
import { listApartTests, listServerDrawnTests, standsApart } from './apart-tests.ts';

describe('standsApart()', () => {
  it.each([`vi.mock('#lib/brand.ts');`, 'vi.resetModules();', 'const { user } = process.cpuUsage();'])(
    'is so with %s',
    (text) => expect(standsApart(text)).toBe(true),
  );

  it('is not so with a function that stands in for one, or a time of the clock', () => {
    expect(standsApart('vi.fn(); vi.spyOn(console, "error"); performance.now();')).toBe(false);
  });
});

describe('listApartTests()', () => {
  it('finds tests that replace modules, and no others', () => {
    const found = listApartTests(['web/src/app']);
    expect(found).toContain('web/src/app/every-text/every-text.test.tsx');
    expect(found).not.toContain('web/src/app/guess-frame.test.tsx');
  });
});

describe('listServerDrawnTests()', () => {
  it('finds tests that draw with both renderers, and no others', () => {
    const found = listServerDrawnTests(['web/src/app']);
    expect(found).toContain('web/src/app/draw-ahead.test.tsx');
    expect(found).not.toContain('web/src/app/every-text/every-text.test.tsx');
  });
});
