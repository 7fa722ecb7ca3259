import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWN_HOST, startTestSite } from './test-site.ts';

let page: Awaited<ReturnType<typeof startTestSite>>['page'];
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ page, stop } = await startTestSite());
});
afterAll(() => stop());

describe('what the people of a brand made of their site', () => {
  it('names all pages of an agency in the sitemap, with and without a menu, in each language, on its own site alone', async () => {
    const own = await page('/sitemap.xml', { host: 'star.localhost:3000' });
    const row = (path: string, at: string) =>
      `<url><loc>http://star.localhost:3000${path}</loc><lastmod>${at}</lastmod></url>`;
    expect(own).toContain(row('/i/who-we-are', '2026-11-20T09:30:00Z'));
    expect(own).toContain(row('/i/quienes-somos', '2026-11-20T09:30:00Z'));
    expect(own).toContain(row('/i/fees', '2026-11-21T09:30:00Z'));
    expect(own).toContain(row('/i/fees?lang=es', '2026-11-21T09:30:00Z'));
    expect(own).toContain(row('/i/home', '2026-11-22T09:30:00Z'));
    expect(own).not.toContain('elsewhere');
    expect(await page('/sitemap.xml')).not.toMatch(/who-we-are|fees|i\/home/);
  });

  it('names each address once, and the front door where the agency’s own page stands at it', async () => {
    const own = await page('/sitemap.xml', { host: OWN_HOST });
    expect(own).toContain(
      `<url><loc>http://${OWN_HOST}:3000/</loc><lastmod>2026-11-22T09:30:00Z</lastmod></url>`,
    );
    expect(own).not.toContain('/i/home');
    const named = [...own.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(named.filter((address, place) => named.indexOf(address) !== place)).toEqual([]);
  });

  it('shows the picture of a brand in the browser’s tab, and ours where there is none', async () => {
    expect(await page('/', { host: 'star.localhost:3000' })).toContain(
      '<link rel="icon" href="https://files.example/star.png?a=1&amp;b=2">',
    );
    expect(await page('/')).toMatch(/<link rel="icon" href="\/favicon.svg"[^>]*>/);
  });
});
