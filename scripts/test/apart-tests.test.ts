import { describe, expect, it } from 'vitest';
import { listApartTests, needsOwnProcess } from './apart-tests.ts';

describe('needsOwnProcess()', () => {
  it.each([`vi.mock('#lib/brand.ts');`, 'vi.resetModules();', 'const { user } = process.cpuUsage();'])(
    'is so with %s',
    (text) => expect(needsOwnProcess(text)).toBe(true),
  );

  it('is not so with a function that stands in for one, or a time of the clock', () => {
    expect(needsOwnProcess('vi.fn(); vi.spyOn(console, "error"); performance.now();')).toBe(false);
  });
});

describe('listApartTests()', () => {
  it('finds tests that replace modules, and no others', () => {
    const found = listApartTests(['web/src/app']);
    expect(found).toContain('web/src/app/every-text/every-text.test.tsx');
    expect(found).not.toContain('web/src/app/guess-frame.test.tsx');
  });
});
