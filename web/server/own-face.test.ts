import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite } from './test-site.ts';

let page: Awaited<ReturnType<typeof startTestSite>>['page'];
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ page, stop } = await startTestSite());
});
afterAll(() => stop());

describe('what the people of a brand made of their site', () => {
  it('names pages of an agency that its menus lead to, in each of their languages, on its own site alone', async () => {
    const own = await page('/sitemap.xml', { host: 'star.localhost:3000' });
    expect(own).toContain('<loc>http://star.localhost:3000/i/who-we-are</loc>');
    expect(own).toContain('<loc>http://star.localhost:3000/i/quienes-somos</loc>');
    expect(own).not.toContain('elsewhere');
    expect(await page('/sitemap.xml')).not.toContain('who-we-are');
  });

  it('shows the picture of a brand in the browser’s tab, and ours where there is none', async () => {
    expect(await page('/', { host: 'star.localhost:3000' })).toContain(
      '<link rel="icon" href="https://files.example/star.png?a=1&amp;b=2">',
    );
    expect(await page('/')).toMatch(/<link rel="icon" href="\/favicon.svg"[^>]*>/);
  });
});
