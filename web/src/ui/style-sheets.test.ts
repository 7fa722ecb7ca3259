import { expect, it } from 'vitest';

const sheets = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });

// WCAG 1.3.4: whoever has fixed their screen upright or across sees the same page, the right way up.
it('no style sheet asks how the screen is held', () => {
  const asking = (css: string) => /\(\s*orientation\s*:/.test(css);
  expect(asking('@media (orientation: landscape) { body { rotate: 90deg; } }')).toBe(true);
  expect(Object.values(sheets).filter((css) => css.includes('{')).length).toBeGreaterThan(50);
  expect(Object.keys(sheets).filter((name) => asking(sheets[name] ?? ''))).toEqual([]);
});
