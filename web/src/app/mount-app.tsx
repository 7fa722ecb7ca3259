import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { guestToken, readSession } from '#lib/auth-session.ts';
import { brand, loadBrand } from '#lib/brand.ts';
import { env, forgetAnswers } from '#lib/env.ts';
import { locale } from '#lib/i18n.ts';
import { loadLocale } from '#lib/load-locale.ts';
import { PATHS } from '#lib/paths.ts';
import { reloadTexts, withTexts } from '#lib/load-texts.ts';
import { readStored } from '#lib/stored.ts';
import { watchChunks } from './chunk-failure.ts';
import { forgetWithSession } from './forget-with-session.ts';
import { createRouter } from './router.tsx';
import './app.css';

/** Draws the site into the page: brand and texts first, then the router. */
export async function mountApp(): Promise<void> {
  // The proof of a mail's link leaves the address before anything else is loaded.
  if (window.location.pathname === PATHS.confirmLink)
    await import('#lib/mail-link.ts').then(
      ({ setAsideMailLink }) => setAsideMailLink(),
      () => undefined,
    );
  watchChunks();
  forgetWithSession();
  if (await loadBrand()) await dress();
  await loadLocale(brand().supportedLocales);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const router = createRouter();
  // What the site server has drawn stays until the same can be drawn in full.
  if (root.firstChild) await hasLoaded(router);
  const site = (texts: number) => (
    <StrictMode>
      <RouterProvider key={texts} router={router} />
    </StrictMode>
  );
  const drawn = await drawSite(root, site(0), router.state.errors === null);
  if (brand().analyticsId)
    void withTexts(['consent'], () => import('#features/consent/mount-consent.tsx')).then(
      ({ mountConsent }) => mountConsent(router),
      // Who cannot be asked is not counted.
      () => undefined,
    );
  // In development: a text that was saved is drawn where it stands, in the page that is open.
  import.meta.hot?.on('texts-changed', () => {
    void reloadTexts().then(() => drawn.render(site(Date.now())));
  });
}

/** The same for whoever is a stranger to the page: taken over; whoever is known: drawn behind it; otherwise: drawn in its place. */
async function drawSite(root: HTMLElement, site: ReactNode, isFound: boolean): Promise<Root> {
  const isSpoken = root.dataset.ahead === locale();
  if (isSpoken && isFound && isForThisVisitor()) {
    root.removeAttribute('data-ahead');
    return hydrateRoot(root, site);
  }
  if (env.drawsPart) forgetAnswers();
  const behind = isSpoken && isFound ? await import('./draw-behind.ts').catch(() => null) : null;
  const page = behind ? behind.placeBehind(root) : root;
  root.removeAttribute('data-ahead');
  const drawn = createRoot(page);
  drawn.render(site);
  await behind?.takePlace(root, page);
  return drawn;
}

/** What parts of content pages keep in this browser, which the site server cannot know. */
export const KEPT_BY_PARTS = ['edition', 'buying-checklist', 'displayName', 'look'];

/** The site server draws for somebody whom nobody knows, in the language that the browser asks for. */
function isForThisVisitor(): boolean {
  if (guestToken() !== undefined || readSession() !== null) return false;
  return !env.drawsPart || KEPT_BY_PARTS.every((key) => readStored('local', key) === null);
}

/** Only static hosting needs it, so its code stays out of the first visit elsewhere. A plain page is better than none. */
async function dress(): Promise<void> {
  await import('./wear-brand.ts').then(
    ({ wearBrand }) => wearBrand(brand()),
    () => undefined,
  );
}

function hasLoaded(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ initialized }: { readonly initialized: boolean }) => {
      if (initialized) resolve();
    };
    look(router.state);
    router.subscribe(look);
  });
}
