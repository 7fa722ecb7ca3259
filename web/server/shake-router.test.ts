import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROUTER_CHANGES, ROUTER_RELEASE } from './shake-router.ts';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGE = join(ROOT, 'node_modules/react-router');
const read = (file: string) => readFileSync(file, 'utf8');
const texts = readdirSync(join(PACKAGE, 'dist/production'))
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => read(join(PACKAGE, 'dist/production', name)));

it('React Router is pinned to the release that its changes are written for', () => {
  const { dependencies } = JSON.parse(read(join(ROOT, 'package.json'))) as {
    dependencies: Record<string, string>;
  };
  const { version } = JSON.parse(read(join(PACKAGE, 'package.json'))) as { version: string };
  const sentence =
    'Look whether the new release still needs each change in shake-router.ts, then name it there.';
  expect([dependencies['react-router-dom'], version], sentence).toEqual([ROUTER_RELEASE, ROUTER_RELEASE]);
});

it.each(Object.entries(ROUTER_CHANGES))('the release still has %s', (what, [found]) => {
  const isThere = texts.some((text) => new RegExp(found.source, found.flags).test(text));
  expect(isThere, `React Router has no ${what} any longer: remove that change from shake-router.ts.`).toBe(
    true,
  );
});
