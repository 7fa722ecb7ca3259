import { mkdirSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { layGround } from '../../web/e2e/route-ground.ts';
import { visitOf } from '../../web/e2e/route-visits.ts';
import { listTableRoutes } from '../test/game-routes.ts';
import { shootEverywhere, type Everywhere } from './shoot-everywhere.ts';
import { THEMES, WINDOWS } from './take-screenshots.ts';

/** What to photograph: words narrow by width, theme, language tag or a part of the address; without any, everything. */
export interface RouteChoice extends Everywhere {
  readonly locale: string;
  readonly parts: readonly string[];
}

/** Reads `360 dark es klavo` as a choice. */
export function chooseRoutes(words: readonly string[]): RouteChoice {
  const windows = WINDOWS.filter(({ width }) => words.includes(String(width)));
  const themes = THEMES.filter((theme) => words.includes(theme));
  const locale = words.find((word) => /^(en|es)(-[A-Za-z]{2})?$/.test(word));
  return {
    windows: windows.length > 0 ? windows : WINDOWS,
    themes: themes.length > 0 ? themes : THEMES,
    locale: locale ?? 'en-GB',
    parts: words.filter(
      (word) => !/^\d+$/.test(word) && word !== locale && !THEMES.some((theme) => theme === word),
    ),
  };
}

/**
 * Photographs the screens behind every game route of the running site, once as a visitor and, where managers see more, once
 * as a manager, on the sample games with a run of theirs.
 * @returns how many files were written
 */
export async function takeRoutes(
  browser: Browser,
  site: string,
  folder: string,
  choice: RouteChoice,
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  let files = 0;
  for (const visitor of ['visitor', 'manager'] as const) {
    const ground = await layGround('default', visitor);
    const visits = listTableRoutes()
      .filter(
        ({ access, redirect }) =>
          redirect === undefined && (visitor === 'manager') === (access !== undefined),
      )
      .filter(({ path }) => choice.parts.length === 0 || choice.parts.some((part) => path.includes(part)))
      .map((route) => visitOf(route, ground));
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: choice.locale });
    const page = await context.newPage();
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, ground.storage);
    for (const { pattern, path } of visits) {
      await page.goto(new URL(path, site).href);
      await page.locator('main h1').first().waitFor();
      const name = nameOfRoute(pattern);
      files += await shootEverywhere(
        page,
        folder,
        choice,
        (width, theme) => `route-${name}-${String(width)}-${theme}-${choice.locale}`,
      );
      console.log(`route ${name}`);
    }
    await context.close();
  }
  return files;
}

function nameOfRoute(pattern: string): string {
  if (pattern === '*') return 'not-found';
  const words = pattern.replace(/:/g, '').replace(/[^a-z0-9]+/gi, '-');
  return words.replace(/^-|-$/g, '') || 'front';
}
