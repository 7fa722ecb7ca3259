import { demoPassword } from '../../scripts/seed/demo-password.ts';
import { violationsInBothSchemes } from './axe.ts';
import { makePerson } from './builder.ts';
import { expect, test } from './fixtures.ts';
import { keepSession } from './keep-session.ts';
import { guess } from './player.ts';

// A report that is closed to its reader: the browser reports the answer itself.
test.use({ allowedNoise: [/status of 403/] });

const FOREIGN = 'https://newsletter.example/';

interface Mail {
  readonly to: string;
  readonly text: string;
}

test('an agency is created, gets a page and a game, is asked by a player, reports and is embedded', async ({
  page,
  anotherPage,
  stack,
  brandUrl,
  callService,
  request,
}) => {
  const key = `loop-${crypto.randomUUID().slice(0, 8)}`;
  const slug = `${key}-game`;
  const linkTo = async (address: string): Promise<string> => {
    let link = '';
    await expect
      .poll(async () => {
        const mails = (await (await fetch(`${stack.mail}/api/messages`)).json()) as readonly Mail[];
        const mail = mails.find(({ to, text }) => to === address && /https?:\/\//.test(text));
        link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
        return link;
      })
      .not.toBe('');
    return link;
  };

  // Staff create it, its owner follows the mail.
  const staff = { email: 'staff@example.com', password: demoPassword(stack.secretKey, 'staff@example.com') };
  await keepSession(page, stack.site, staff);
  await page.goto('/superwiser/agencies');
  const owner = await makePerson(stack);
  await page.getByLabel('Name that people see').fill('Loop & Lane');
  await page.getByLabel('Key', { exact: true }).fill(key);
  await page.getByLabel('Mailbox of its owner').fill(owner.email);
  await page.getByRole('button', { name: 'Create agency' }).click();
  await expect(page.getByText('Loop & Lane is there')).toBeVisible();
  const desk = await anotherPage();
  const invitation = await linkTo(owner.email);
  await keepSession(desk, invitation, owner);
  await desk.goto(invitation);
  await desk.getByRole('button', { name: 'Accept' }).click();
  await expect(desk).toHaveURL(/\/admin$/);

  // A page of theirs, published.
  await desk.goto(brandUrl(key, '/admin/pages/about-us/title'));
  await desk.getByRole('tabpanel').getByRole('textbox', { name: 'Title' }).fill('Who we are');
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByText('Saved.').first()).toBeVisible();
  await desk.getByLabel('Kind of part').selectOption({ label: 'Text' });
  await desk.getByRole('button', { name: 'Add this part' }).click();
  const words = desk.getByRole('tabpanel').locator('[contenteditable=true]');
  await words.click();
  await desk.keyboard.type('Sellers come to us by the game.');
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByRole('button', { name: 'Publish', exact: true })).not.toHaveAttribute('aria-busy');
  await expect(desk.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(desk.getByText('Everybody can read this now.')).toBeVisible();
  const host = new URL(brandUrl(key)).host;
  await expect(async () => {
    const about = await request.get(new URL('/i/about-us', stack.site).href, { headers: { host } });
    expect(await about.text()).toContain('Sellers come to us by the game.');
  }).toPass({ timeout: 10_000 });

  // A game of one home, and a player who asks about it once they have guessed.
  const { listing_id: home } = await callService.rpc<{ listing_id: string }>('import_listing', {
    payload: {
      ...{
        external_ref: `${slug}-1`,
        agency_key: key,
        currency: 'GBP',
        title: 'House by the loop',
        photos: [],
      },
      description: 'Three bedrooms and a garden.',
      price: { kind: 'asking', amount_minor: 40_000_000 },
      asset: {
        ...{ country_code: 'GB', property_type: 'house', bedrooms: 3, town: 'Testham', district: 'TE1' },
      },
    },
  });
  const game = await callService.rpc('upsert_game', {
    payload: {
      ...{ agency_key: key, slug, family: 'public', title: 'The loop', currency: 'GBP', state: 'open' },
      rounds_per_run: 1,
    },
  });
  await callService.sql(
    `update public.games set embed_domains = '{${new URL(FOREIGN).host}}' where slug = '${slug}'`,
  );
  await callService.rpc('set_game_listings', { game_id: game, listing_ids: [home] });
  const player = await anotherPage();
  await player.goto(brandUrl(key, `/game/${slug}`));
  await player.getByLabel(/^(Name on the leaderboard|Your name)/).fill('Vera');
  await player.getByRole('button', { name: 'Play now' }).click();
  await expect(player.getByRole('button', { name: 'Ask about this home' })).toHaveCount(0);
  await guess(player, '360k');
  await player.getByRole('button', { name: 'Ask about this home' }).click();
  const vera = `vera-${key}@example.com`;
  const form = player.getByRole('region', { name: /Loop & Lane/ });
  await form.getByLabel('Your question').fill('Could I see it on Saturday?');
  await form.getByLabel('Your name').fill('Vera Visitor');
  await form.getByLabel('Your e-mail address').fill(vera);
  await form.getByRole('checkbox').first().check();
  // Nobody writes a question in less than three seconds; programs do, and are told to wait.
  await player.waitForTimeout(3_000);
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(player.getByText(vera)).toBeVisible();

  // Nobody reads it before its address is confirmed.
  await desk.goto(brandUrl(key, '/admin/leads'));
  await expect(desk.getByText('Nobody has asked yet')).toBeVisible();
  await player.goto(await linkTo(vera));
  await player.getByRole('button', { name: 'Send it to Loop & Lane' }).click();
  await expect(player.getByText('Loop & Lane has your question.')).toBeVisible();
  await desk.reload();
  await desk.getByRole('button', { name: 'Vera Visitor' }).click();
  await expect(desk.getByText('£360,000, 10% under the price')).toBeVisible();
  await desk.getByLabel('Answer or note').fill('Saturday at ten suits us well.');
  await desk.getByRole('button', { name: 'Send as mail' }).click();
  await expect(desk.getByText('Your answer is on its way.')).toBeVisible();
  expect(await violationsInBothSchemes(desk)).toEqual([]);

  // The report opens to whoever has a code of it, until it is switched off.
  await desk.goto(brandUrl(key, `/game-report/${slug}`));
  await desk.getByLabel('Who it is for').fill('A vendor');
  await desk.getByRole('button', { name: 'Make a code' }).click();
  const code = await desk.getByRole('textbox', { name: 'Code, shown this once' }).inputValue();
  const vendor = await anotherPage();
  await vendor.goto(brandUrl(key, `/game-report/${slug}`));
  await vendor.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await vendor.getByRole('button', { name: 'Open the report' }).click();
  await expect(vendor.getByText('What 1 player said')).toBeVisible();
  expect(await violationsInBothSchemes(vendor)).toEqual([]);
  // The report of a home that much is known and said of is two sheets of A4.
  await vendor.route('**/rpc/crowd_report', async (route) => {
    const answer = await route.fetch();
    const report = (await answer.json()) as { homes: object[] };
    const homes = report.homes.map((shown) => ({
      ...shown,
      ...{ asking_minor: 41_500_000, sold_minor: 40_000_000, above_percent: 60 },
      crowd: {
        ...{ count: 40, median_minor: 42_000_000, q1_minor: 38_000_000, q3_minor: 45_000_000 },
        bins: Array.from({ length: 12 }, (_, at) => ({
          ...{
            from_minor: 30_000_000 + at * 2_000_000,
            to_minor: 32_000_000 + at * 2_000_000,
            guesses: at % 5,
          },
        })),
      },
      valuation: { estimate_minor: 40_800_000, low_minor: 37_000_000, high_minor: 45_000_000 },
      experience: ['new', 'some', 'much'].map((experience) => ({
        ...{ experience, count: 9, median_minor: 42_000_000 },
      })),
      quotes: Array.from({ length: 8 }, () =>
        'A garden that one sees oneself in, and a kitchen to be done. '.repeat(3),
      ),
    }));
    await route.fulfill({ response: answer, json: { ...report, homes } });
  });
  await vendor.getByRole('link', { name: 'House by the loop' }).click();
  await expect(vendor.getByText('A garden that one sees oneself in').first()).toBeVisible();
  await vendor.emulateMedia({ media: 'print' });
  const paper = (await vendor.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await vendor.emulateMedia({ media: 'screen' });
  await vendor.unroute('**/rpc/crowd_report');
  await vendor.goBack();
  await desk.getByRole('button', { name: 'Switch off' }).click();
  await expect(desk.getByRole('button', { name: 'Switch on again' })).toBeVisible();
  await vendor.reload();
  await expect(vendor.getByRole('button', { name: 'Open the report' })).toBeVisible();

  // The piece of code makes the game playable on a page of somebody else's.
  await desk.goto(brandUrl(key, '/admin/embed'));
  const snippet = await desk.getByRole('textbox', { name: 'Piece of code' }).inputValue();
  const reader = await anotherPage();
  await reader.route(`${FOREIGN}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>News</title><p>News</p>${snippet}`,
    }),
  );
  // A site of the web asks for one of this very machine, as it never does outside of tests.
  await reader.context().grantPermissions(['local-network-access'], { origin: new URL(FOREIGN).origin });
  await reader.goto(FOREIGN);
  const frame = reader.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Play now' }).click();
  await expect(frame.getByLabel('Your guess')).toBeVisible();
});
