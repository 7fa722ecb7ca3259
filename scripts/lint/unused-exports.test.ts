import { describe, expect, test } from 'vitest';
import { findUnusedExports } from './unused-exports.ts';

const DOMAIN = 'supabase/functions/_shared/domain/';

/** What only tests call, and why it is there all the same. */
const REFERENCES: Readonly<Record<string, string>> = {
  [`${DOMAIN}crowd-bins.ts crowdBin`]: 'SQL is held to it',
  [`${DOMAIN}crowd-bins.ts binBounds`]: 'the load test bounds the database’s median by it',
  [`${DOMAIN}crowd-bins.ts quantilesFromBins`]: 'SQL is held to it',
  [`${DOMAIN}par.ts parOf`]: 'SQL is held to it',
  [`${DOMAIN}rating.ts percentileOf`]: 'SQL is held to it',
  [`${DOMAIN}tiers.ts tierAt`]: 'SQL is held to it',
  'web/src/features/manage/pages/game-manage-page.tsx shouldRevalidate': 'the router asks it of the page',
  'web/src/app/draw-ahead.tsx drawAhead': 'the site server runs it from a build of its own',
  [`${DOMAIN}run-clock.ts isLate`]: 'the model of both clocks, which a property test tries to break',
};
/** Stand-ins that tests are run with. */
const STAND_IN = /\/fake-[a-z]+\.ts |\/stand-in-[a-z]+\.ts |\/stand-in\/|\/every-text\//;

describe('exported functions', () => {
  test.each(['supabase/functions/', 'web/src/app/', 'web/src/features/', 'web/src/kit/', 'web/src/lib/'])(
    'of %s have a caller in the product, or a reason',
    (folder) => {
      const unused = findUnusedExports(folder).filter((name) => !STAND_IN.test(name));
      const expected = Object.keys(REFERENCES).filter((name) => name.startsWith(folder));
      expect(unused.sort()).toEqual(expected.sort());
    },
  );

  test('findUnusedExports() finds one that only a test imports, and none that the product or its own file calls', () => {
    const sources = [
      {
        path: 'web/a.ts',
        text: 'export function a() {}\nexport function b() { return c(); }\nexport function c() {}',
      },
      { path: 'web/a.test.ts', text: "import { a } from './a.ts';" },
      { path: 'web/b.ts', text: "import { b as other } from './a.ts';" },
    ];
    expect(findUnusedExports('web/', sources)).toEqual(['web/a.ts a']);
  });
});
