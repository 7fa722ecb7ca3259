import { callRpc } from '#lib/api.ts';
import { brand, brandArg } from '#lib/brand.ts';

/** The site in whose page this one stands; null where it stands in none, or the browser does not tell. */
function hostOfFrame(): string | null {
  if (window.parent === window) return null;
  // A page may forbid its browser to name it as a referrer; most browsers say where a frame stands all the same.
  const around =
    ('ancestorOrigins' in window.location && window.location.ancestorOrigins[0]) || document.referrer;
  return URL.canParse(around) ? new URL(around).hostname : null;
}

/** Counts that a game was shown on another site, or begun there. Nothing of the person goes along, and nothing waits for it. */
export function countEmbed(gameSlug: string, isBegun: boolean): void {
  const host = hostOfFrame();
  if (host === null) return;
  callRpc('count_embed', { gameSlug, ...brandArg(), host, isBegun }, { attempts: 1 }).catch(() => undefined);
}

/** Tells the page around how high this one is, now and whenever that changes; `embed.js` there sets the frame's height. */
export function tellHeight(): () => void {
  if (window.parent === window) return () => undefined;
  const tell = () =>
    // A height is no secret, and the page around is one that the game names.
    window.parent.postMessage(
      { kind: 'house-price-game:height', height: document.documentElement.scrollHeight },
      '*',
    );
  const observer = new ResizeObserver(tell);
  observer.observe(document.body);
  return () => observer.disconnect();
}

/** The look that the page around asks for by its address, where the site server did not put it into the page. */
export async function wearAskedLook(): Promise<void> {
  if (window.location.search.length < 2) return;
  const { wearEmbedLook } = await import('./embed-look.ts');
  wearEmbedLook(brand().theme, new URLSearchParams(window.location.search));
}
