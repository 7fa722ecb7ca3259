import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { readStackAddress } from './stack-address.ts';
import { makePerson } from '../../web/e2e/builder.ts';
import { keepSession } from '../../web/e2e/keep-session.ts';
import postgres from 'postgres';
const stack = readStackAddress();
const sql = postgres(stack.databaseUrl, { max: 1 });
const person = await makePerson(stack);
const [a] = await sql`select id, brand_key from public.agencies where brand_key = 'star'`.catch(async () => await sql`select id from public.agencies limit 1`);
await sql`insert into public.agency_members (agency_id, user_id, role) select ${a.id}, u.id, 'owner' from auth.users u where email = ${person.email}`;
const browser = await chromium.launch(await findBrowser());
const context = await browser.newContext({ viewport: { width: 1366, height: 657 }, locale: 'en-GB' });
const page = await context.newPage();
page.on('response', async (r) => { if (r.status() >= 400) console.log(r.status(), r.url(), (await r.text().catch(() => '')).slice(0, 400)); });
await keepSession(page, stack.site, person);
for (const path of process.argv.slice(2)) {
  await page.goto(new URL(path, stack.site).href);
  await page.waitForTimeout(4000);
  console.log(path, (await page.locator('main').innerText()).slice(0, 300).replace(/\n/g, ' | '));
}
await browser.close(); await sql.end();
