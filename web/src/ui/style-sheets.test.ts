import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = 'web/src';
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(join(folder, name), 'utf8') }));

// WCAG 1.3.4: whoever has fixed their screen upright or across sees the same page, the right way up.
it('no style sheet asks how the screen is held', () => {
  const asking = (css: string) => /\(\s*orientation\s*:/.test(css);
  expect(asking('@media (orientation: landscape) { body { rotate: 90deg; } }')).toBe(true);
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter(({ css }) => asking(css)).map(({ name }) => name)).toEqual([]);
});
