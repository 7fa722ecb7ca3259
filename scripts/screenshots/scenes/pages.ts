import { dropFiles, goToStep } from '../../../web/e2e/builder.ts';
import type { Scene, Stage, VisitOptions } from './scene.ts';

function plain(path: string, options: VisitOptions = {}, name?: string, route = path): Scene {
  return {
    name: name ?? (path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'front'),
    route,
    prepare: (stage) => stage.visit(path, options),
  };
}

function signedIn(path: string, name: string, email?: string): Scene {
  return {
    name,
    route: path,
    prepare: async (stage) =>
      stage.visit(path, { person: email ? stage.demoPerson(email) : await stage.makePerson() }),
  };
}

const CSV = [
  'address,town,price,bedrooms',
  '"1 Alpha Road",Leeds,£250000,3',
  '"2 Beta Road",York,£310000,2',
  '"3 Gamma Road",Leeds,£400000,4',
].join('\n');

async function build(stage: Stage, step?: 'Rules' | 'Publish') {
  const page = await stage.visit('/create-game', { person: await stage.makePerson() });
  await page.getByLabel('Listing links, one a line').waitFor();
  await dropFiles(page, { name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await page.locator('.builder-rows > li').nth(2).waitFor();
  if (step) await goToStep(page, step);
  return page;
}

/** Screens that need nobody to have done anything before. */
export const pageScenes: readonly Scene[] = [
  plain('/'),
  plain('/auth/login'),
  plain('/auth/create-account'),
  plain('/auth/reset-password'),
  plain('/auth/confirm'),
  plain('/clear'),
  plain('/access-error'),
  plain('/meta-test'),
  plain('/takedown-request'),
  plain('/price-game/regular-game'),
  plain('/i/about', {}, 'about', '/i/:page_slug'),
  plain('/privacy', {}, 'privacy', '/:group/:page_slug?'),
  plain('/nothing/is/here', {}, 'not-found', '*'),
  plain('/city-quizzes/leeds'),
  plain('/game-templates/pub-quiz'),
  plain('/rightmove-zoopla-game/parameter-cleaner'),
  plain('/buying-steps'),
  plain('/property-valuation-guide/adjusting-comparables', {}, 'article', '/:group/:page_slug?'),
  plain('/pricing-metrics/log-error', {}, 'article-chart', '/:group/:page_slug?'),
  plain('/pricing-metrics/purchase-tax'),
  plain('/pricing-metrics/affordability'),
  plain('/pricing-metrics/rental-yield'),
  plain('/pricing-metrics/price-per-square-metre'),
  plain('/scoring-leaderboards/percent-error', {}, 'points-curve', '/:group/:page_slug?'),
  plain('/create-game/guides', {}, 'group-of-pages', '/:group/:page_slug?'),
  plain('/search'),
  plain('/search?q=leasehold', {}, 'search-found', '/search'),
  plain('/search?q=zzzyx', {}, 'search-none', '/search'),
  plain('/games'),
  plain('/games?q=nothing-is-called-that', {}, 'games-none', '/games'),
  plain('/games', { failing: ['game_collection'] }, 'games-failed'),
  plain('/games?place=GB&length=short&sort=title', {}, 'games-filtered', '/games'),
  plain('/my-results', {}, 'my-results-empty'),
  signedIn('/my-games', 'my-games-empty'),
  {
    name: 'scoot-staff',
    route: '/scoot-management',
    prepare: async (stage) => {
      const page = await stage.visit('/scoot-management', { person: stage.demoPerson('staff@example.com') });
      await page.locator('.edition-row summary').first().click();
      await page.locator('.edition-row li').first().waitFor();
      return page;
    },
  },
  {
    name: 'scoot-agent',
    route: '/scoot-management',
    prepare: (stage) =>
      stage.visit('/scoot-management', { brand: 'star', person: stage.demoPerson('star-admin@example.com') }),
  },
  {
    name: 'feeds',
    route: '/scoot-management/feeds',
    prepare: (stage) =>
      stage.visit('/scoot-management/feeds', {
        brand: 'star',
        person: stage.demoPerson('star-admin@example.com'),
      }),
  },
  { name: 'builder-homes', route: '/create-game', isFleeting: true, prepare: (stage) => build(stage) },
  {
    name: 'builder-rules',
    route: '/create-game',
    isFleeting: true,
    prepare: (stage) => build(stage, 'Rules'),
  },
  {
    name: 'builder-publish',
    route: '/create-game',
    isFleeting: true,
    prepare: (stage) => build(stage, 'Publish'),
  },
  plain('/create-game/preview'),
  {
    name: 'builder-preview',
    route: '/create-game',
    isFleeting: true,
    prepare: async (stage) => {
      const page = await build(stage);
      await page.getByRole('button', { name: 'Preview as a player' }).first().click();
      await page.frameLocator('iframe').getByLabel('Your guess').waitFor();
      return page;
    },
  },
];
