import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { readStackAddress } from '../../scripts/test/stack-address.ts';
import { readPages } from '../../content/read-pages.ts';

/** What one page may weigh as it is sent, gzipped: its text is in it twice, once drawn and once for React. */
const MOST_HTML = 25_000;

interface Served {
  readonly path: string;
  readonly language: 'en' | 'es';
  readonly status: number;
  readonly html: string;
  /** what stands in the page without any script */
  readonly drawn: string;
}

const { site } = readStackAddress();
const sources = readPages();
const served: Served[] = [];

async function read(path: string, language: 'en' | 'es'): Promise<Served> {
  const answer = await fetch(site + path, {
    headers: { 'accept-language': language === 'es' ? 'es' : 'en-GB' },
    redirect: 'manual',
  });
  const html = await answer.text();
  return { path, language, status: answer.status, html, drawn: html.slice(html.indexOf('<div id="root"')) };
}

beforeAll(async () => {
  const wanted = sources.flatMap(({ path, texts }) =>
    (['en', 'es'] as const).filter((one) => texts.has(one)).map((language) => ({ path, language })),
  );
  // Some at a time, as readers come.
  for (let at = 0; at < wanted.length; at += 8)
    served.push(...(await Promise.all(wanted.slice(at, at + 8).map((one) => read(one.path, one.language)))));
}, 240_000);

const tagOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const titleOf = ({ html }: Served) => tagOf(html, /<title>(.*?)<\/title>/);
const descriptionOf = ({ html }: Served) => tagOf(html, /<meta name="description" content="([^"]*)"/);
const canonicalOf = ({ html }: Served) => tagOf(html, /<link rel="canonical" href="([^"]*)"/);
const wrong = (isWrong: (page: Served) => boolean) =>
  served.filter(isWrong).map(({ path, language }) => `${path} (${language})`);
const doubles = (of: (page: Served) => string) => {
  const seen = new Map<string, string>();
  return served.flatMap((page) => {
    const key = `${page.language} ${of(page)}`;
    const other = seen.get(key);
    seen.set(key, page.path);
    return other === undefined ? [] : [`${other} and ${page.path}: ${key}`];
  });
};
const publicOnes = () =>
  served.filter(({ path }) => sources.find((page) => page.path === path)?.robots === undefined);

describe('every content page as it is served', () => {
  it('is there, drawn in its own language, with one heading of the first level', () => {
    expect(served.length).toBeGreaterThan(sources.length);
    expect(wrong(({ status }) => status !== 200)).toEqual([]);
    expect(wrong(({ drawn }) => drawn.match(/<h1[ >]/g)?.length !== 1)).toEqual([]);
    expect(wrong(({ html, language }) => !html.includes(`<html lang="${language}`))).toEqual([]);
  });

  it('can be read without scripts: every heading and the beginning of every paragraph stand in the HTML', () => {
    const plain = (text: string) =>
      text.replaceAll(/<[^>]*>|&[#\w]+;|[^\p{L}\p{N}]+/gu, ' ').replaceAll(/\s+/g, ' ');
    const lacking = served.flatMap(({ path, language, drawn }) => {
      const body = sources.find((page) => page.path === path)?.texts.get(language)?.body ?? '';
      const said = plain(drawn.replaceAll(/<!-- -->/g, ''));
      return body
        .split(/\n\s*\n/)
        .filter((text) => /^(## )?[\p{L}\p{N} ,’]{30,}/u.test(text))
        .map((text) => plain(/^(?:## )?([\p{L}\p{N} ,’]{30,})/u.exec(text)?.[1] ?? '').trim())
        .filter((words) => !said.includes(words.split(' ').slice(0, -1).join(' ')))
        .map((words) => `${path} (${language}): ${words}`);
    });
    expect(lacking).toEqual([]);
  });

  it(`weighs at most ${String(MOST_HTML)} bytes, gzipped`, () => {
    const sizes = served
      .map(({ path, html }) => [gzipSync(html).length, path] as const)
      .sort((a, b) => b[0] - a[0]);
    console.log(
      `HTML of content pages, gzipped: largest ${String(sizes[0])}, middle ${String(sizes[Math.floor(sizes.length / 2)])}`,
    );
    expect(sizes.filter(([bytes]) => bytes > MOST_HTML)).toEqual([]);
  });

  it('has a title, a description and a canonical address that no other page has', () => {
    expect(wrong((page) => titleOf(page) === '' || descriptionOf(page) === '')).toEqual([]);
    expect([doubles(titleOf), doubles(descriptionOf)]).toEqual([[], []]);
    const addresses = publicOnes().filter(({ language }) => language === 'en');
    expect(
      addresses.filter((page) => !canonicalOf(page).endsWith(page.path)).map(({ path }) => path),
    ).toEqual([]);
  });

  it('tells search engines what it is, where it stands and in which languages it is', () => {
    for (const page of publicOnes()) {
      const data = tagOf(page.html, /<script type="application\/ld\+json">(.*?)<\/script>/);
      const graph = (JSON.parse(data || '{}') as { '@graph'?: { '@type': string }[] })['@graph'] ?? [];
      expect([page.path, graph.map((one) => one['@type'])]).toEqual([
        page.path,
        expect.arrayContaining([
          'BreadcrumbList',
          expect.stringMatching(/^(Article|WebPage|CollectionPage)$/),
        ]),
      ]);
      const hasSpanish = sources.find(({ path }) => path === page.path)?.texts.has('es') ?? false;
      expect([page.path, page.html.includes('hreflang="es"')]).toEqual([page.path, hasSpanish]);
      expect(page.html).toContain('property="og:image"');
    }
  });

  it('leads nowhere that is not there: no link and no part of a page is missing', async () => {
    const own = new Set(sources.map(({ path }) => path));
    const idsOf = ({ drawn }: Served) =>
      new Set([...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
    const ids = new Map(served.map((page) => [`${page.language} ${page.path}`, idsOf(page)]));
    const missing: string[] = [];
    const elsewhere = new Map<string, string>();
    for (const page of served)
      for (const [, href = ''] of page.drawn.matchAll(/ href="([#/][^"]*)"/g)) {
        const [address = '', part] = href.replaceAll('&amp;', '&').split('#');
        const path = address.split('?')[0] || page.path;
        if (!own.has(path)) elsewhere.set(path, page.path);
        // A page without a translation is the British one for readers of Spanish.
        const parts = ids.get(`${page.language} ${path}`) ?? ids.get(`en ${path}`);
        if (part && parts && !parts.has(part)) missing.push(`${page.path}: ${href}`);
      }
    for (const [path, from] of elsewhere) {
      const { status } = await fetch(site + path, { redirect: 'manual' });
      if (status >= 400) missing.push(`${from}: ${path} answers ${String(status)}`);
    }
    expect(missing).toEqual([]);
  });

  it('says to a reader of Spanish where it is in English only, in Spanish', async () => {
    const { path = '' } = sources.find(({ texts }) => !texts.has('es')) ?? {};
    const { html, drawn } = await read(path, 'es');
    expect(html).toContain('<html lang="es"');
    expect(drawn).toContain('Esta página solo está en inglés.');
    expect(drawn).toContain('<div class="information-text" lang="en-GB">');
  });

  it('is in the sitemap in each of its languages, with the day of its last change', async () => {
    const xml = await (await fetch(`${site}/sitemap.xml`)).text();
    for (const { path, changedOn, robots, texts } of sources) {
      const rows = xml.match(
        new RegExp(`<loc>https?://[^/<]+${path}(\\?lang=es)?</loc><lastmod>${changedOn}</lastmod>`, 'g'),
      );
      expect([path, rows?.length ?? 0]).toEqual([path, robots ? 0 : texts.has('es') ? 2 : 1]);
    }
  });
});
