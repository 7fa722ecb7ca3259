import { makePerson } from './builder.ts';
import { expect, test } from './fixtures.ts';
import { keepSession } from './keep-session.ts';

const PAGE = '/admin/pages/about-us/title';

// The later of two saves is refused, which browsers tell their console.
test.use({ allowedNoise: [/409/] });

test('two people write a page in two languages and one field at once, and everybody reads it when it is published', async ({
  page,
  anotherPage,
  stack,
  brandUrl,
  callService,
  request,
}) => {
  const key = `river-${crypto.randomUUID().slice(0, 8)}`;
  const people = [await makePerson(stack), await makePerson(stack)];
  await callService.sql(
    `with brand as (
       insert into public.agencies (key, name, display_name, home_url, service_email, whitelabel_name,
         branded_game_slug, supported_locales, is_sample)
       values ('${key}', 'River', 'River', 'https://example.com', 'river@example.com', 'River', 'river', '{en-GB,es}', true)
       returning id)
     insert into public.agency_members (agency_id, user_id, role)
       select brand.id, u.id, 'admin' from brand, auth.users u where u.email in ('${people.map(({ email }) => email).join("', '")}')`,
  );
  const owner = await anotherPage();
  for (const [at, who] of [page, owner].entries()) {
    const person = people[at];
    if (person) await keepSession(who, brandUrl(key, PAGE), person);
    await who.goto(brandUrl(key, PAGE));
  }
  const titleOf = (who: typeof page) => who.getByRole('tabpanel').getByRole('textbox', { name: 'Title' });
  const save = (who: typeof page) => who.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(titleOf(page)).toBeVisible();
  await expect(titleOf(owner)).toBeVisible();

  // Two languages never meet.
  await titleOf(page).fill('Who we are');
  await owner.getByRole('combobox', { name: 'Language' }).first().selectOption('es');
  await titleOf(owner).fill('Quiénes somos');
  await save(page);
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await save(owner);
  await expect(owner.getByText('Saved.').first()).toBeVisible();

  // One field at once: the later of the two chooses, and nothing is lost.
  const description = (who: typeof page) =>
    who.getByRole('tabpanel').getByRole('textbox', { name: 'Description for search engines' });
  await owner.getByRole('combobox', { name: 'Language' }).first().selectOption('en-GB');
  await description(page).fill('An agency by the river');
  await description(owner).fill('An agency with a game');
  await save(page);
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await save(owner);
  const choice = owner.getByRole('dialog');
  await expect(choice.getByText('An agency by the river')).toBeVisible();
  await expect(choice.getByText('An agency with a game')).toBeVisible();
  await choice.getByRole('button').last().click();
  await expect(choice).toBeHidden();

  // A draft is nobody's to read; published, it is in the page itself within two seconds.
  const address = brandUrl(key, '/i/about-us');
  // Browsers resolve every name below localhost by themselves; what asks without one says whose page it wants.
  const host = new URL(address).host;
  const ask = () => request.get(new URL('/i/about-us', stack.site).href, { headers: { host } });
  expect((await ask()).status()).toBe(404);
  await page.reload();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Everybody can read this now.')).toBeVisible();
  await expect(async () => {
    const html = await (await ask()).text();
    expect(html).toContain('Who we are');
    expect(html).toContain('hreflang="es"');
  }).toPass({ timeout: 10_000 });
  const visitor = await anotherPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Who we are' })).toBeVisible();
});
