import type { Page } from '@playwright/test';
import { HOSTILE_LINKS, HOSTILE_TEXTS } from '../../supabase/functions/_shared/domain/site/hostile-texts.ts';
import { PART_KINDS } from '../../supabase/functions/_shared/domain/site/page-kinds.ts';
import { makePerson } from './builder.ts';
import { expect, test } from './fixtures.ts';
import { keepSession } from './keep-session.ts';
import { guess } from './player.ts';

// What is put straight into the database has passed no schema and no cleaning: what is tested is the way out.
const ALL = HOSTILE_TEXTS.join(' ');
/** The texts in turn, in pieces that a column takes. */
const pieces = (length: number): string[] => {
  const found = [''];
  for (const text of HOSTILE_TEXTS) {
    const last = found.at(-1) ?? '';
    if (last.length + text.length < length) found[found.length - 1] = `${last} ${text}`.trim();
    else found.push(text);
  }
  return found;
};
const [NAME = '', COMPANY = '', AGENT = '', ...NAMES] = pieces(190);

const richText = {
  type: 'doc',
  content: [
    ...HOSTILE_TEXTS.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
    ...HOSTILE_LINKS.map((href) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: 'press', marks: [{ type: 'link', attrs: { href } }] }],
    })),
    { type: 'script', attrs: { src: '//evil.test/x.js' }, content: [{ type: 'text', text: 'alert(1)' }] },
    { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } },
  ],
};

const items = HOSTILE_TEXTS.map((text) => ({
  ...{ title: text, text, name: text, role: text, question: text, answer: text },
}));

/** Every kind of part with the texts in each of its fields; one more of the kinds with a link for each address. */
function hostilePage(id: string) {
  const parts: { id: string; kind: string }[] = [];
  const fields: { row: string; locale: string; field: string; value: unknown }[] = [
    { row: id, locale: 'en-GB', field: 'title', value: ALL },
    { row: id, locale: 'en-GB', field: 'description', value: ALL },
  ];
  const add = (kind: (typeof PART_KINDS)[number], address: string) => {
    const row = crypto.randomUUID();
    parts.push({ id: row, kind });
    // A part takes no notice of a field that it has not.
    for (const field of ['title', 'lead', 'button', 'alt', 'quote', 'name', 'role'])
      fields.push({ row, locale: 'en-GB', field, value: ALL });
    fields.push({ row, locale: 'en-GB', field: 'body', value: richText });
    fields.push({ row, locale: 'en-GB', field: 'items', value: items });
    fields.push({ row, locale: '', field: 'link', value: address });
  };
  for (const kind of PART_KINDS) add(kind, 'javascript:alert(1)');
  for (const address of HOSTILE_LINKS) add('action', address);
  return JSON.stringify({ parts, fields }).replaceAll('\\u0000', '');
}

/** Whatever of a page could run something, or lead where it should not. */
async function findings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${element.tagName} has ${name}`);
        if (!/^(href|src|action|formaction|xlink:href|data|srcdoc)$/.test(name)) continue;
        const url = element instanceof HTMLAnchorElement ? element.href : value;
        if (/^\s*(javascript|vbscript|data:text|view-source|file):/i.test(url))
          found.push(`${name}: ${value}`);
        if (/evil\.test/.test(url) && /^(href|src|action)$/.test(name) && !/^https:/.test(value))
          found.push(`${name}: ${value}`);
      }
    }
    const odd = document.querySelectorAll(
      '#root :is(script, base, meta, object, embed, foreignObject, animate, template), #root iframe[srcdoc], #root style',
    );
    // Charts draw their own.
    for (const element of odd)
      if (!element.closest('.apexcharts-canvas')) found.push(`a ${element.tagName} stands in the page`);
    return found;
  });
}

test('texts that would run something are only texts: on an agency’s site, in its game and in its administration', async ({
  page,
  anotherPage,
  stack,
  brandUrl,
  callService,
}) => {
  test.setTimeout(180_000);
  const key = `hostile-${crypto.randomUUID().slice(0, 8)}`;
  const slug = `${key}-game`;
  const owner = await makePerson(stack);
  const pageId = crypto.randomUUID();
  const said: string[] = [];
  const asked: string[] = [];
  const desk = await anotherPage();
  for (const one of [page, desk]) {
    one.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.dismiss();
    });
    one.on('request', (request) => {
      if (new URL(request.url()).hostname.endsWith('evil.test')) asked.push(request.url());
    });
  }

  await callService.sql(
    `insert into public.agencies (key, name, display_name, home_url, service_email, whitelabel_name, branded_game_slug,
       description, company, agent_name, agent_title, property_reference, specialties, coverage_areas, branches,
       supported_locales, is_sample)
     values ($1, $2, $2, 'https://example.com', 'hostile@example.com', $2, $3, left($4, 2000), $5, $6, $6, $6,
       array[left($7, 120)], array[left($7, 120)], array[$6], '{en-GB}', true)`,
    [key, NAME, slug, ALL, COMPANY, AGENT, NAMES[0] ?? ''],
  );
  await callService.sql(
    `insert into public.agency_members (agency_id, user_id, role)
       select a.id, u.id, 'owner' from public.agencies a, auth.users u where a.key = $1 and u.email = $2`,
    [key, owner.email],
  );
  const own = `(select id from public.agencies where key = '${key}')`;
  await callService.sql(
    `insert into private.site_rows (id, agency_id, role, kind) values ($1, ${own}, 'page', 'own')`,
    [pageId],
  );
  await callService.sql(
    `insert into private.site_versions (page_id, number, agency_id, content, is_published)
       values ($1, 1, ${own}, $2::text::jsonb, true)`,
    [pageId, hostilePage(pageId)],
  );
  await callService.sql(
    `insert into private.site_slugs (agency_id, slug, page_id, locales) values (${own}, 'hostile', $1, '{en-GB}')`,
    [pageId],
  );
  await callService.sql(
    `update private.site_rows set published_number = 1, published_at = now() where id = $1`,
    [pageId],
  );
  await callService.sql(
    `insert into private.site_fields (row_id, agency_id, locale, field, value)
       select r.id, r.agency_id, 'en-GB', 'footer', $1::text::jsonb from private.site_rows r
       where r.agency_id = ${own} and r.role = 'site'`,
    [JSON.stringify(richText).replaceAll('\\u0000', '')],
  );
  const { listing_id: home } = await callService.rpc<{ listing_id: string }>('import_listing', {
    payload: {
      ...{ external_ref: `${slug}-1`, agency_key: key, currency: 'GBP', title: NAMES[1], photos: [] },
      description: ALL,
      price: { kind: 'asking', amount_minor: 40_000_000 },
      asset: {
        ...{ country_code: 'GB', property_type: 'house', bedrooms: 3, town: NAMES[2], district: 'TE1' },
      },
    },
  });
  const game = await callService.rpc('upsert_game', {
    payload: {
      ...{
        agency_key: key,
        slug,
        family: 'public',
        title: NAMES[3]?.slice(0, 120),
        currency: 'GBP',
        state: 'open',
      },
      rounds_per_run: 1,
    },
  });
  await callService.rpc('set_game_listings', { game_id: game, listing_ids: [home] });
  await callService.sql(
    `insert into private.leads (agency_id, kind, mailbox, name, phone, own_home, locale, confirmed_at)
       values (${own}, 'valuation', 'hostile@example.com', left($1, 80), null, left($2, 100), 'en-GB', now())`,
    [NAME, COMPANY],
  );

  const look = async (who: Page, address: string) => {
    await who.goto(brandUrl(key, address), { waitUntil: 'networkidle' });
    await expect(who.locator('h1').first()).toBeVisible();
    expect(await findings(who), address).toEqual([]);
  };

  // The site, as a browser draws it and as it comes to crawlers.
  for (const address of ['/', '/i/hostile', '/i/terms', '/games', `/game/${slug}`]) await look(page, address);
  await expect(page.locator('h1').first()).toContainText('<');
  // A round, its reveal and the results.
  await page.getByLabel(/^(Name on the leaderboard|Your name)/).fill('Vera');
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await findings(page)).toEqual([]);
  await guess(page, '300k');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'See your results' }).click();
  await expect(page).toHaveURL(/results/);
  expect(await findings(page)).toEqual([]);
  // What there is to find is found.
  await page.evaluate(() => {
    const way = document.createElement('a');
    way.setAttribute('href', ' javascript:alert(1)');
    way.setAttribute('onmouseover', 'alert(1)');
    document.querySelector('#root')?.append(way, document.createElement('object'));
  });
  expect(await findings(page)).toHaveLength(3);

  // The administration.
  await keepSession(desk, brandUrl(key, '/admin'), owner);
  for (const address of [
    ...['/admin', '/admin/leads', '/admin/reports', '/admin/embed', '/admin/properties/list/all'],
    ...[`/admin/properties/s/${home}/general`, `/admin/properties/s/${home}/text`, '/admin/agency/general'],
    ...['/admin/website/settings/general', '/admin/website/footer', '/admin/translations/extras'],
  ])
    await look(desk, address);
  expect({ said, asked }).toEqual({ said: [], asked: [] });
});
