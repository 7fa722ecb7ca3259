import { describe, expect, test } from 'vitest';
import { HOSTILE_LINKS, HOSTILE_TEXTS } from '../_shared/domain/site/hostile-texts.ts';
import { DEFAULT_KNOBS } from '../_shared/domain/theme/brand-knobs.ts';
import { createFakeBackend, post, refusalReply, type BackendCall } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { saveSiteRequest } from '../_shared/wire/site.ts';
import { SITE_FIELDS } from '../_shared/wire/site-parts.ts';
import { saveSite } from './handler.ts';
import { saveLook } from './save-look.ts';

const ID = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const SIGNED_IN = { authorization: 'Bearer a-token' };
const change = (of: string, field: string, value: unknown, locale = 'en-GB') => ({
  row: ID,
  of,
  locale,
  field,
  value,
  version: 0,
});
const saving = (...changes: object[]) => ({ what: 'fields', brand: 'star', changes });
const LOOK = {
  what: 'appearance',
  brand: 'star',
  version: 3,
  layout: 'classic',
  homePage: 'game',
  theme: { ...DEFAULT_KNOBS },
  logo: 'same',
  logoDark: 'same',
  favicon: 'none',
};

function server(answers: Record<string, (call: BackendCall) => unknown> = {}) {
  const backend = createFakeBackend({
    '/auth/v1/user': () => ({ id: ID }),
    '/rest/v1/rpc/save_site_fields': () => [],
    '/rest/v1/rpc/save_site_look': () => 4,
    ...answers,
  });
  const handler = serve({ name: 'save-site', contract: saveSiteRequest, handle: saveSite }, backend.platform);
  const send = async (body: object) => {
    const answer = await handler(post(body, SIGNED_IN));
    return [answer.status, (await answer.json()) as Record<string, unknown>] as const;
  };
  const kept = () => backend.calls.find(({ path }) => path.endsWith('save_site_fields'))?.args.changes;
  return { ...backend, handler, send, kept };
}

describe('saveSite()', () => {
  test('keeps of a rich text what is allowed, under the name of the signed-in person', async () => {
    const { send, kept, calls } = server();
    const body = {
      type: 'doc',
      content: [{ type: 'script', content: [{ type: 'text', text: 'words', marks: [{ type: 'evil' }] }] }],
    };
    expect((await send(saving(change('part.text', 'body', body))))[0]).toBe(200);
    expect(kept()).toMatchObject([
      {
        value: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'words' }] }] },
      },
    ]);
    expect(calls.find(({ path }) => path.endsWith('save_site_fields'))?.args).toMatchObject({ user_id: ID });
  });

  // Every field that takes words is asked with every hostile text: it is refused, or kept as nothing but words or a safe link.
  test.each(Object.keys(SITE_FIELDS))('keeps nothing hostile in any field of %s', async (of) => {
    const fields = SITE_FIELDS[of];
    const places = [
      ...Object.keys(fields?.texts.shape ?? {}).map((field) => [field, 'en-GB'] as const),
      ...Object.keys(fields?.settings.shape ?? {}).map((field) => [field, ''] as const),
    ];
    for (const [field, locale] of places)
      for (const text of [...HOSTILE_LINKS, ...HOSTILE_TEXTS]) {
        const { send, kept } = server();
        const [status] = await send(saving(change(of, field, text, locale)));
        if (status !== 200) continue;
        // A text stays a text: it is drawn as words and never read as anything else.
        expect(kept()).toMatchObject([{ value: text.trim() }]);
        expect(['link', 'target', 'slug', 'photo', 'order', 'game', 'area']).not.toContain(field);
      }
  });

  test.each([
    ['a field that the kind has not', change('part.text', 'script', 'x')],
    ['a kind that is none', change('part.script', 'title', 'x')],
    ['a name of every object', change('constructor', 'title', 'x')],
    ['a setting in a language', change('part.hero', 'link', '/games')],
    ['a link that leads nowhere safe', change('part.hero', 'link', 'javascript:alert(1)', '')],
    ['a title that is too long', change('page', 'title', 'x'.repeat(121))],
    ['a picture that is an address', change('part.hero', 'photo', 'https://evil.test/x.svg', '')],
    ['a letter that turns the line', change('page', 'title', 'a\u202eb')],
  ])('refuses %s', async (_, one) => {
    const { send, kept } = server();
    expect(await send(saving(one))).toMatchObject([422, { code: 'invalid_request' }]);
    expect(kept()).toBeUndefined();
  });

  test('keeps the address of a product page for itself', async () => {
    const answer = await server().send(saving(change('page', 'slug', 'about')));
    expect(answer).toMatchObject([422, { code: 'slug_reserved' }]);
    expect((await server().send(saving(change('page', 'slug', 'about-us'))))[0]).toBe(200);
  });

  test('publishes only a page that lacks nothing', async () => {
    const draft = { parts: [], locales: ['en-GB'], state: 'a' };
    const title = { row: ID, locale: 'en-GB', field: 'title', value: 'Us' };
    const publish = { what: 'publish', brand: 'star', page: ID, state: 'a' };
    const of = (fields: object[]) =>
      server({
        '/rest/v1/rpc/draft_to_show': () => ({ ...draft, fields }),
        '/rest/v1/rpc/publish_site_page': () => 1,
      });
    expect(await of([]).send(publish)).toMatchObject([
      422,
      { code: 'page_incomplete', faults: [{ row: ID, field: 'title', fault: 'title' }] },
    ]);
    const whole = of([title]);
    expect((await whole.send(publish))[0]).toBe(200);
    expect(whole.calls.at(-1)).toMatchObject({ args: { page: ID, state: 'a', brand: 'star' } });
  });

  test('saves a look that the design knows, and no other', async () => {
    expect(await server().send(LOOK)).toMatchObject([200, { version: 4 }]);
    for (const theme of [
      { ...LOOK.theme, accent: 'red;}' },
      { ...LOOK.theme, script: 'x' },
    ])
      expect(await server().send({ ...LOOK, theme })).toMatchObject([422, { code: 'invalid_request' }]);
  });

  test('refuses a look that somebody could not read', async () => {
    const unreadable = () => [{ on: 'text', appearance: 'dark', ratio: 4.49, owed: 4.5 } as const];
    const look = saveSiteRequest.parse(LOOK);
    if (look.what !== 'appearance') throw new Error('another request');
    await expect(saveLook(look, ID, {} as never, unreadable)).rejects.toMatchObject({
      code: 'theme_unreadable',
    });
  });

  test('refuses a visitor without asking the database, and passes refusals on', async () => {
    const { handler, calls } = server();
    const answer = await handler(post(saving(change('page', 'title', 'Us'))));
    expect([answer.status, calls]).toEqual([403, []]);
    for (const [status, code] of [
      [409, 'edit_conflict'],
      [403, 'not_allowed'],
      [409, 'link_leads_nowhere'],
    ] as const) {
      const refusing = server({ '/rest/v1/rpc/save_site_fields': () => refusalReply(status, code) });
      expect(await refusing.send(saving(change('page', 'title', 'Us')))).toMatchObject([status, { code }]);
    }
  });
});
