import { chromium } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../test/find-browser.ts';
import { readStackAddress } from '../test/stack-address.ts';
import { listEntries } from './list-entries.ts';
import { serveGallery } from './serve-gallery.ts';
import { chooseRoutes, takeRoutes } from './take-routes.ts';
import { takeScenes } from './take-scenes.ts';
import { takeScreens } from './take-screens.ts';
import { takeScreenshots, type Shot } from './take-screenshots.ts';

// npm run screenshots                        every screen of the started site, then every gallery entry
// npm run screenshots -- screens             the screens alone
// npm run screenshots -- gallery             the gallery alone
// npm run screenshots -- routes              what is behind every game route, as visitor and manager
// npm run screenshots -- routes 360 dark es klavo     those at this width, in this theme and language, with this in the address
// npm run screenshots -- scenes              the states that matter of every other screen: rooms, records, days, modes …
// npm run screenshots -- scenes 360 dark es room-lobby    those at this width, in this theme and language, so called
// npm run screenshots -- button ruler        these gallery entries
// npm run screenshots -- http://localhost:8080/ http://star.localhost:8080/leaderboards
const [mode = 'all', ...others] = process.argv.slice(2);
const isWhole = ['all', 'screens', 'gallery', 'routes', 'scenes'].includes(mode);
const asked = mode === 'routes' || mode === 'scenes' ? [] : isWhole ? others : [mode, ...others];
const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const urls = asked.filter((argument) => argument.includes('://'));
const names = asked.filter((argument) => !argument.includes('://'));

const startedAt = performance.now();
const browser = await chromium.launch(await findBrowser());
if (mode === 'all' || mode === 'screens')
  console.log(`${await takeScreens(browser, readStackAddress().site, folder)} screenshots of screens`);
if (mode === 'all' || mode === 'routes')
  console.log(
    `${await takeRoutes(browser, readStackAddress().site, folder, chooseRoutes(mode === 'all' ? [] : others))} screenshots of routes`,
  );
if (mode === 'all' || mode === 'scenes') {
  const { files, problems } = await takeScenes(browser, folder, chooseRoutes(mode === 'all' ? [] : others));
  for (const problem of problems) console.error(problem);
  console.log(`${files} screenshots of scenes, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
const isGalleryWanted = !['screens', 'routes', 'scenes'].includes(mode);
const gallery = !isGalleryWanted ? null : urls.length === 0 || names.length > 0 ? await serveGallery() : null;
try {
  const shots: Shot[] = urls.map((url) => ({ name: nameOf(url), url }));
  if (gallery) {
    const entries = names.length > 0 ? names : await listEntries(browser, gallery.url);
    shots.push(...entries.map((name) => ({ name: `ui-${name}`, url: `${gallery.url}?entry=${name}` })));
  }
  const files = await takeScreenshots(browser, shots, folder, (file) => console.log(file));
  console.log(`${files.length} screenshots in ${folder}, after ${minutes()}`);
} finally {
  await browser.close();
  await gallery?.stop();
}

function minutes(): string {
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
}

function nameOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  return `${hostname}${pathname}`
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}
