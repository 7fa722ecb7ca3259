import { readdirSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

const BRANDS = readdirSync(new URL('../../content/brands', import.meta.url)).map((file) =>
  file.replace('.json', ''),
);
const LISTS = ['/', '/games', '/oneoffgames'];

interface ListedCard {
  readonly label: string;
  readonly href: string;
}

test('every card of every list on every brand leads to the game on its label', async ({
  page,
  request,
  brandUrl,
  stack,
}) => {
  test.setTimeout(180_000);
  // A game has cards in several lists, and one page behind them.
  const titles = new Map<string, string>();
  for (const brand of BRANDS)
    for (const list of LISTS) {
      const address = brandUrl(brand, list);
      await page.goto(address);
      await expect(page.locator('main h1')).not.toBeEmpty();
      const cards = await page
        .locator('[data-row] .ui-card-link')
        .evaluateAll((links): ListedCard[] =>
          links.map((link) => ({ label: link.textContent, href: link.getAttribute('href') ?? '' })),
        );
      for (const { label, href } of cards) {
        const where = `${label}, a card of ${address}`;
        const { host } = new URL(address);
        const place = host + href;
        if (!titles.has(place)) {
          const answer = await request.get(new URL(href, stack.site).href, {
            headers: { host },
            // The server may have closed the connection that this one was kept for.
            maxRetries: 2,
          });
          expect(answer.status(), where).toBe(200);
          titles.set(place, decode(/<title>(.*?)<\/title>/.exec(await answer.text())?.[1] ?? ''));
        }
        const title = titles.get(place) ?? '';
        expect(title.startsWith(label), `${where}, opened “${title}”`).toBe(true);
      }
      // A press does the same on every list of a brand.
      const [first] = cards;
      if (!first || list !== '/games') continue;
      await page.locator('[data-row] .ui-card-link').first().click();
      await expect(page.locator('main h1'), `the first card of ${address}`).toHaveText(first.label);
    }
  expect(titles.size).toBeGreaterThan(BRANDS.length);
});

test("a branded game's board leads back to that game", async ({ page, brandUrl }) => {
  await page.goto(brandUrl('star', '/play/guess-with-polestar/leaderboard'));
  await page.getByRole('link', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/\?game=/);
});

/** The characters that a title escapes. */
function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
