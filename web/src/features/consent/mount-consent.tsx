import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readAnalytics } from '#domain/analytics.ts';
import { brand } from '#lib/brand.ts';
import { ConsentRoom } from './consent-room.tsx';
import { countedPath, type CountedRow } from './counted-path.ts';

/** What of the router says which page is on screen. */
interface Pages {
  readonly state: PageState;
  subscribe(look: (state: PageState) => void): void;
}
interface PageState {
  readonly navigation: { readonly state: string };
  readonly matches: readonly {
    readonly route: { readonly handle?: unknown };
    readonly params: Readonly<Record<string, string | undefined>>;
  }[];
}

/**
 * Puts the question whether visits may be counted behind the site, beside its own root, so that nothing of the site waits
 * for it; nothing where nobody counts the brand's visits.
 */
export function mountConsent(router: Pages): void {
  const id = brand().analyticsId;
  const analytics = readAnalytics(id, import.meta.env.VITE_ANALYTICS_SCRIPT_URL);
  if (id === null || analytics === null) return;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const draw = ({ matches, navigation }: PageState) => {
    if (navigation.state !== 'idle') return;
    const match = matches.at(-1);
    const row = (match?.route.handle as { row?: CountedRow & { screen: string } } | undefined)?.row;
    root.render(
      <StrictMode>
        <ConsentRoom
          {...{ analytics, id }}
          path={row && match ? countedPath(row, match.params) : null}
          isQuiet={row?.screen === 'guess' || window.self !== window.top}
        />
      </StrictMode>,
    );
  };
  draw(router.state);
  router.subscribe(draw);
}
