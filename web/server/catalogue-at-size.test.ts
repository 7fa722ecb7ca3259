import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { examples } from '#wire/examples.ts';
import { MADE, writePages } from '../../scripts/test/made-pages.ts';
import { servePages } from './serve-pages.ts';
import { startSiteServer, type SiteServer } from './site-server.ts';

const CONFIG = join(import.meta.dirname, '../vite.config.ts');
/** As many as the product is to have: groups, and pages in each besides the group's own. */
const GROUPS = [
  'play',
  'create-game',
  'game-modes',
  ...Array.from({ length: 19 }, (_, i) => `group-${String(i)}`),
];
const EACH = 14;

let folder: string;
let backend: Server;
let site: SiteServer;

/** The site as it is built, or what its server draws with, with the pages of a folder instead of its own. */
async function buildWith(pages: string, outDir: string, ssr: string | false = false): Promise<void> {
  const asked = { command: 'build', mode: 'production', isSsrBuild: ssr !== false } as const;
  const loaded = await loadConfigFromFile(asked, CONFIG);
  const { plugins = [], ...config } = loaded?.config ?? {};
  const others = (plugins.flat(9) as Plugin[]).filter(
    ({ name }) => !['serve-pages', 'compress-output', 'build-server-entry'].includes(name),
  );
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...others, servePages(pages)],
    // What names a page is found in plain words as well as in short ones.
    build: {
      ...{ ...config.build, outDir, emptyOutDir: true, ssr, minify: false, cssMinify: false },
      ...(ssr === false ? {} : { manifest: false }),
    },
  });
}

const read = async (outDir: string) => {
  const files = await readdir(join(outDir, 'assets'));
  const text = (name: RegExp) =>
    readFile(join(outDir, 'assets', files.find((file) => name.test(file)) ?? ''), 'utf8');
  return { files, entry: await text(/^entry-.*\.js$/), table: await text(/^far-table-.*\.js$/) };
};

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  await writePages(join(folder, 'many'), GROUPS, EACH);
  await writePages(join(folder, 'none'), ['i'], 0);
  await buildWith(join(folder, 'none'), join(folder, 'dist-none'));
  await buildWith(join(folder, 'many'), join(folder, 'dist-many'));
  await buildWith(join(folder, 'many'), join(folder, 'dist-many/.server'), 'src/app/draw-ahead.tsx');
  vi.unstubAllEnvs();
  backend = createServer((incoming, response) => {
    const isBrand = incoming.url?.endsWith('brand_record') === true;
    const brand = { ...examples.brand_record, key: 'default', displayName: 'House Price Game' };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isBrand ? { ...brand, supportedLocales: ['en-GB', 'es'] } : []));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  site = await startSiteServer({
    distDir: join(folder, 'dist-many'),
    port: 0,
    host: '127.0.0.1',
    apiUrl: `http://127.0.0.1:${String((backend.address() as AddressInfo).port)}`,
    publishableKey: 'sb_publishable_x',
    siteUrl: 'http://127.0.0.1',
  });
}, 240_000);
afterAll(async () => {
  await site.stop();
  backend.close();
  await rm(folder, { recursive: true });
});

const ask = (path: string) => fetch(`http://127.0.0.1:${String(site.port)}${path}`, { redirect: 'manual' });

describe(`a catalogue of ${String(GROUPS.length * (EACH + 1))} content pages`, () => {
  it('adds not one byte to the scripts of a first visit, which name none of them', async () => {
    const none = await read(join(folder, 'dist-none'));
    const many = await read(join(folder, 'dist-many'));
    expect(many.entry.length).toBe(none.entry.length);
    expect(many.entry).not.toContain(MADE);
    expect(many.table).toContain('/:group/:page_slug?');
    expect(many.table.length).toBe(none.table.length);
    const naming = many.files.filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(
      naming.map((file) => readFile(join(folder, 'dist-many/assets', file), 'utf8')),
    );
    // The one file that pages and their search share.
    expect(naming.filter((_, place) => texts[place]?.includes(MADE))).toHaveLength(1);
  });

  it.each(GROUPS)('opens the pages of %s with what search engines ask for', async (group) => {
    const path = `/${group}/${MADE}-${String(EACH)}`;
    const answer = await ask(path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, null]);
    expect(html).toContain(`<title>Page ${String(EACH)} of ${group} · House Price Game</title>`);
    expect(html).toContain(`content="What Page ${String(EACH)} of ${group} is about."`);
    expect(html).toContain(`<link rel="canonical" href="http://127.0.0.1${path}">`);
    const drawn = html.slice(html.indexOf('id="root"'));
    expect(drawn).toContain(`<h1>Page ${String(EACH)} of ${group}</h1>`);
    expect(drawn).toContain('<h2 id="more">More</h2>');
  });

  it('lists the pages of a group on the group’s own page', async () => {
    const html = await (await ask('/game-modes')).text();
    const drawn = html.slice(html.indexOf('id="root"'));
    for (let place = 1; place <= EACH; place += 1)
      expect(drawn).toContain(`<a href="/game-modes/${MADE}-${String(place)}">`);
  });

  it('names each in the sitemap, with the day of its last change', async () => {
    const xml = await (await ask('/sitemap.xml')).text();
    const rows = xml.match(/<url>.*?<lastmod>2026-11-22<\/lastmod><\/url>/g) ?? [];
    expect(rows.length).toBe(GROUPS.length * (EACH + 1));
    expect(xml).toContain('<loc>http://127.0.0.1/create-game/guides</loc>');
    expect(xml).toContain('<loc>http://127.0.0.1/game-modes</loc>');
  });

  it.each(['/game-modes/nothing', '/nothing', '/nothing/at-all', '/game-modes/index', '/group-1/__proto__'])(
    'answers %s with 404, not indexed',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
    },
  );

  it('leaves the addresses of branded games to the front door', async () => {
    const answer = await ask('/play/some-game?from=mail');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/?game=some-game&from=mail']);
    expect((await ask('/create-game')).status).toBe(200);
  });
});
