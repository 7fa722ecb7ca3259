import { chooseLocale, type Locale } from '#lib/i18n.ts';
import { readStored } from '#lib/stored.ts';
import { chooseTheme, themeChoice } from '#lib/theme-choice.ts';
import type offlineTexts from '#locales/offline/en.json';

/** How often the page looks for the network while somebody sees it. */
const LOOK_MS = 4000;
/** A network that has not said anything for so long is asked again. */
const LOOK_TIMEOUT_MS = 30_000;

export type WaitTexts = Readonly<Record<keyof typeof offlineTexts, string>>;

interface WaitPorts {
  readonly texts: Readonly<Record<Locale, WaitTexts>>;
  /** the address that is asked; the worker answers it from the network alone */
  readonly page: string;
  readonly reload: () => void;
}

/**
 * The calm page: says in the visitor's language that there is no network, looks for it, at once when the browser believes
 * that it is back, and then loads the page of its address.
 * @returns stops looking
 */
export function waitHere({ texts, page, reload }: WaitPorts): () => void {
  const { documentElement: root } = document;
  chooseTheme(themeChoice());
  const supported = (root.dataset.locales ?? '').split(',').filter((one) => one !== '');
  const locale = chooseLocale(supported, readStored('local', 'locale'), navigator.languages);
  const words = texts[locale];
  root.lang = locale;
  document.title = words['offline.title'];
  for (const place of document.querySelectorAll<HTMLElement>('[data-text]'))
    place.textContent = words[place.dataset.text as keyof WaitTexts];

  let isLooking = false;
  const look = async (): Promise<boolean> => {
    if (isLooking) return false;
    isLooking = true;
    const isThere = await answers(page);
    isLooking = false;
    if (isThere) reload();
    return isThere;
  };
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') void look();
  };
  const timer = setInterval(lookIfSeen, LOOK_MS);
  const lookNow = () => void look();
  window.addEventListener('online', lookNow);
  document.addEventListener('visibilitychange', lookIfSeen);
  document.querySelector('button')?.addEventListener('click', () => {
    const said = document.querySelector('[role="status"]');
    if (said) said.textContent = '';
    void look().then((isThere) => {
      if (!isThere && said) said.textContent = words['offline.still'];
    });
  });
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', lookNow);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}

async function answers(page: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
    return (await fetch(page, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
