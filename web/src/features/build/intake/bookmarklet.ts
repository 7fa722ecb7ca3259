/** Pages beyond this cannot be handed over in an address. */
const MAX_HASH_CHARACTERS = 1_800_000;

/**
 * A bookmark that hands the page on screen to the builder: packed, behind the `#`, which browsers keep to themselves,
 * so that no server and no log sees it.
 * @param builder absolute address of the builder
 */
export function bookmarkletCode(builder: string): string {
  const code = `(async()=>{
const w=open('about:blank');
const d=document.documentElement.cloneNode(true);
d.querySelectorAll('style,svg,noscript,iframe,link[rel=stylesheet]').forEach(e=>e.remove());
const s=new Blob([JSON.stringify({url:location.href,html:d.outerHTML})]).stream().pipeThrough(new CompressionStream('gzip'));
const b=new Uint8Array(await new Response(s).arrayBuffer());
let t='';for(let i=0;i<b.length;i+=8192)t+=String.fromCharCode(...b.subarray(i,i+8192));
const h=btoa(t).replace(/\\+/g,'-').replace(/\\//g,'_').replace(/=+$/,'');
const u='${builder}#page='+(h.length<${String(MAX_HASH_CHARACTERS)}?h:'too-large');
if(w)w.location=u;else location=u;
})()`;
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`;
}

export interface BookmarkedPage {
  readonly url: string | null;
  readonly html: string;
}

/** What a bookmark handed over, or null; `'too-large'` for a page that did not fit. Never throws. */
export async function readBookmarkHash(hash: string): Promise<BookmarkedPage | 'too-large' | null> {
  const packed = /^#page=([\w-]+)$/.exec(hash)?.[1];
  if (packed === undefined) return null;
  if (packed === 'too-large') return 'too-large';
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    const page: unknown = JSON.parse(await new Response(stream).text());
    if (typeof page !== 'object' || page === null || !('html' in page) || typeof page.html !== 'string')
      return null;
    return { html: page.html, url: 'url' in page && typeof page.url === 'string' ? page.url : null };
  } catch {
    return null;
  }
}
