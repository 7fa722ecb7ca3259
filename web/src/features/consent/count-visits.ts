import type { Analytics } from '#domain/analytics.ts';

type Told = unknown[] & { readonly length: number };
declare global {
  interface Window {
    dataLayer?: unknown[];
    plausible?: ((...told: unknown[]) => void) & { q?: Told[] };
  }
}

/** Tells a counter of one visit to a page, by its path; null: the page on screen is none of its business. */
export type CountVisit = (path: string | null) => void;

/**
 * Loads a counter, which nothing does before the visitor agrees, and answers what tells it of visits. What is told before
 * its script is there waits; a script that does not come counts nothing.
 */
export function startCounting(analytics: Analytics, id: string): CountVisit {
  const script = document.createElement('script');
  script.src = analytics.src;
  script.async = true;
  if (analytics.kind === 'script') script.dataset['domain'] = window.location.hostname;
  document.head.append(script);
  return analytics.kind === 'google' ? toldToGoogle(id) : toldToScript();
}

function toldToGoogle(id: string): CountVisit {
  const layer = (window.dataLayer ??= []);
  // Google's script reads the arguments object itself, not a list.
  function gtag(..._: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  gtag('js', new Date());
  let isConfigured = false;
  return (path) => {
    // Whatever else Google's script reports of itself names this too, never the address of the browser.
    const page = {
      page_location: window.location.origin + (path ?? '/'),
      page_title: path ?? '',
      page_referrer: '',
    };
    gtag('set', page);
    if (!isConfigured) gtag('config', id, { send_page_view: false });
    isConfigured = true;
    if (path !== null) gtag('event', 'page_view', page);
  };
}

function toldToScript(): CountVisit {
  const queue: Told[] = [];
  window.plausible ??= Object.assign((...told: unknown[]) => void queue.push(told), { q: queue });
  return (path) => {
    if (path !== null) window.plausible?.('pageview', { u: window.location.origin + path });
  };
}

/** Removes what a counter left in this browser: cookies of its own whose names it made known. */
export function forgetCounting(): void {
  for (const name of document.cookie.split(';').map((one) => one.split('=')[0]?.trim() ?? ''))
    if (/^_ga/.test(name))
      for (const domain of ['', ...domainsOf(window.location.hostname).map((host) => `; domain=${host}`)])
        document.cookie = `${name}=; Max-Age=0; path=/${domain}`;
}

/** A host and all that it is part of, since a counter sets its cookies as high as it may. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, place) => labels.slice(place).join('.'));
}
