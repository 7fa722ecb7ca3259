import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { brand, loadBrand } from '#lib/brand.ts';
import { loadLocale } from '#lib/load-locale.ts';
import { setAsideMailLink } from '#lib/mail-link.ts';
import { reloadTexts } from '#lib/load-texts.ts';
import { watchChunks } from './chunk-failure.ts';
import { createRouter } from './router.tsx';
import './app.css';

/** Draws the site into the page: brand and texts first, then the router. */
export async function mountApp(): Promise<void> {
  setAsideMailLink();
  watchChunks();
  if (await loadBrand()) await dress();
  await loadLocale(brand().supportedLocales);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const router = createRouter();
  // The site server's first screen stays until the same can be drawn in full.
  if (root.firstChild) await hasLoaded(router);
  const drawn = createRoot(root);
  const draw = (texts: number) =>
    drawn.render(
      <StrictMode>
        <RouterProvider key={texts} router={router} />
      </StrictMode>,
    );
  draw(0);
  // In development: a text that was saved is drawn where it stands, in the page that is open.
  import.meta.hot?.on('texts-changed', () => {
    void reloadTexts().then(() => draw(Date.now()));
  });
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
