import type { Browser, BrowserContext } from '@playwright/test';
import type postgres from 'postgres';
import type { DossierOwner } from './fill-dossier.ts';
import type { OwnStack } from './own-stack.ts';
import { PHONE } from './phone.ts';

/** How much each part of the bench is given. */
export const DOSSIER_SIZES = {
  small: { homes: 5, notes: 200, visits: 1, photos: 6, kills: 2, offline: 5, device: [3, 3], asked: 2 },
  full: {
    homes: 50,
    notes: 5_000,
    visits: 5,
    photos: 200,
    kills: 20,
    offline: 100,
    device: [30, 50],
    asked: 8,
  },
} as const;
type Size = (typeof DOSSIER_SIZES)[keyof typeof DOSSIER_SIZES];

/** What is measured of a dossier, by the words that name it on the command line. */
export const DOSSIER_PARTS = ['screens', 'answers', 'photos', 'notes'] as const;
export type DossierPart = (typeof DOSSIER_PARTS)[number];

/** What every part of the bench works with. */
export interface DossierBench {
  readonly stack: OwnStack;
  readonly browser: Browser;
  readonly sql: postgres.Sql;
  readonly owner: DossierOwner;
  readonly size: Size;
}

/** A browser of its own in which the owner is signed in. */
export async function signIn(
  { browser, stack, owner }: DossierBench,
  isPhone = false,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL: stack.site, locale: 'en-GB' },
    ...(isPhone
      ? { viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
      : { viewport: { width: 1024, height: 768 } }),
  });
  await context.addInitScript((session) => localStorage.setItem('auth-session', session), owner.session);
  return context;
}
