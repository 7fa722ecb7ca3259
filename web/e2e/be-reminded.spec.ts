import { violationsInBothSchemes } from './axe.ts';
import { expect, test } from './fixtures.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function mailTo(mailbox: string, address: string, subject: RegExp): Promise<Mail | undefined> {
  const mails = (await (await fetch(`${mailbox}/api/messages`)).json()) as Mail[];
  return mails.find((mail) => mail.to === address && subject.test(mail.subject));
}

// The browser reports the link that leads nowhere any more itself.
test.use({ allowedNoise: [/status of 404/] });

test('a mailbox says yes, gets the day once, and stops', async ({ page, stack, callService }) => {
  const address = `ada-${crypto.randomUUID()}@example.com`;
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/daily-challenge/subscribe');
  // The form comes with the scripts, and those with the first press.
  await page.getByRole('button', { name: 'Set up mails' }).click();
  await page.getByRole('button', { name: 'Send me the question' }).click();
  await expect(page.getByText('Enter an address such as name@example.com.').first()).toBeVisible();
  await page.getByLabel('E-mail address').fill(address);
  await page.getByLabel('Challenge').selectOption('Daily world');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1);
  await page.getByRole('button', { name: 'Send me the question' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();

  await expect.poll(() => mailTo(stack.mail, address, /Do you want/)).toBeTruthy();
  const question = await mailTo(stack.mail, address, /Do you want/);
  const link = /https?:\S+#reminder=\S+/.exec(question?.text ?? '')?.[0] ?? '';
  await page.goto('about:blank');
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(page.getByText('Do you want a mail when Daily world')).toBeVisible();
  expect(page.url()).not.toContain('#');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, remind me' }).click();
  await expect(page.getByText('You get a mail when Daily world has a new challenge.')).toBeVisible();

  // Its hour comes, twice: the day is told once.
  for (let time = 0; time < 2; time += 1)
    await callService.sql(`
      update private.reminders set next_at = now() where address = '${address}';
      select private.queue_reminders()`);
  await expect.poll(() => mailTo(stack.mail, address, /is open/)).toBeTruthy();
  const told = await mailTo(stack.mail, address, /is open/);
  expect(told?.subject).toMatch(/^Daily world no\. \d+ is open$/);
  const mails = (await (await fetch(`${stack.mail}/api/messages`)).json()) as Mail[];
  expect(mails.filter(({ to, subject }) => to === address && subject.includes('is open'))).toHaveLength(1);

  // The mail program's own “unsubscribe”: looking ends nothing, the one click does.
  const oneClick = /<(.+)>/.exec(told?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const looked = await fetch(oneClick, { redirect: 'manual' });
  expect([looked.status, looked.headers.get('location')?.endsWith(new URL(link).hash)]).toEqual([303, true]);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(oneClick, { method: 'POST', body })).status).toBe(200);
  await page.goto('about:blank');
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(page.getByRole('heading', { name: 'This link leads to no reminder' })).toBeVisible();

  // What changes after a run comes by mail in the same way: a guest's mailbox is asked, told once, and left alone.
  await page.goto('/game/house-prices-game');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByLabel('Your guess').waitFor();
  await page.goto('/my-notifications');
  await page.getByLabel('E-mail address').fill(address);
  await page.getByRole('button', { name: 'Send me the question' }).click();
  await expect(page.getByText('Look into your mail: a question is on its way.')).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1);
  await expect.poll(() => mailTo(stack.mail, address, /your notifications by mail/)).toBeTruthy();
  const asked = await mailTo(stack.mail, address, /your notifications by mail/);
  const yes = new URL(/https?:\S+#reminder=\S+/.exec(asked?.text ?? '')?.[0] ?? '');
  await page.goto('about:blank');
  await page.goto(yes.pathname + yes.hash);
  await page.getByRole('button', { name: 'Yes, send them' }).click();
  await expect(page.getByText(/^When something has changed, a mail tells you at/)).toBeVisible();
  for (let time = 0; time < 2; time += 1)
    await callService.sql(`
      insert into private.notices (player_id, session_id, kind)
      select s.guest_id, s.id, 'run_restored' from private.reminders r join public.sessions s on s.guest_id = r.guest_id
      where r.address = '${address}';
      update private.reminders set next_at = now() where address = '${address}';
      select private.queue_reminders()`);
  await expect.poll(() => mailTo(stack.mail, address, /^Something changed in a run of yours$/)).toBeTruthy();
  const news = (await (await fetch(`${stack.mail}/api/messages`)).json()) as Mail[];
  expect(news.filter(({ to, subject }) => to === address && subject.includes('changed'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Stop these mails' }).last().click();
  await expect(page.getByRole('button', { name: 'Send me the question' })).toBeVisible();
});
