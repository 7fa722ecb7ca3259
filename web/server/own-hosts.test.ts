import { afterAll, beforeAll, expect, it } from 'vitest';
import { examples } from '#wire/examples.ts';
import { siteFacts } from '#kit/site/site-facts.ts';
import { OWN_HOST, startTestSite } from './test-site.ts';

let get: Awaited<ReturnType<typeof startTestSite>>['get'];
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ get, stop } = await startTestSite());
});
afterAll(() => stop());

it("names an agency's own host as its address", async () => {
  const { headers, body } = await get('/game/house-prices-game', { host: OWN_HOST });
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(body.toString()).toContain(
    `<link rel="canonical" href="http://${OWN_HOST}:3000/game/house-prices-game">`,
  );
});

it("tells a proxy which hosts are the site's and agencies', and no other", async () => {
  const known = async (domain: string) =>
    (await get(`/known-host?domain=${encodeURIComponent(domain)}`)).status;
  for (const host of ['localhost', 'star.localhost', 'houses.example.org', OWN_HOST, OWN_HOST.toUpperCase()])
    expect(await known(host), host).toBe(200);
  for (const host of [
    'evil.test',
    'nobody.localhost',
    `www.${OWN_HOST}`,
    `${OWN_HOST}/x`,
    `a@${OWN_HOST}`,
    '',
    '::1',
  ])
    expect(await known(host), host).toBe(404);
});

it('puts the page that its people wrote at the front door, under the address of the front door', async () => {
  const html = (await get('/', { host: OWN_HOST })).body.toString();
  const { title } = siteFacts(examples.site_page).values;
  expect(html).toContain(`<title>${title} · `);
  expect(html).toContain(`<link rel="canonical" href="http://${OWN_HOST}:3000/">`);
  expect(html).toContain('site_page {');
  // A game that the address names stands there all the same.
  const game = (await get('/?game=house-prices-game', { host: OWN_HOST })).body.toString();
  expect(game).not.toContain(`<title>${title} · `);
});
