import { expect, test } from 'vitest';
import { firstVisitChunks } from './first-visit-chunks.ts';

/** Who imports what. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/web/main.ts': ['/web/router.ts'],
  '/web/router.ts': ['/web/link.ts'],
  '/web/link.ts': [],
  '/web/home-page.ts': ['/web/card.ts', '/web/pitch.ts', '/web/queries.ts', '/web/link.ts'],
  '/web/guess-page.ts': ['/web/round.ts', '/web/queries.ts', '/web/ruler.ts'],
  // The same page in another dress does not make its parts everybody's.
  '/web/thread-page.ts': ['/web/guess-page.ts'],
  '/web/results-page.ts': ['/web/card.ts', '/web/ruler.ts', '/web/chart.ts'],
  '/web/card.ts': [],
  '/web/pitch.ts': [],
  '/web/queries.ts': [],
  '/web/round.ts': ['/web/scale.ts'],
  '/web/ruler.ts': ['/web/scale.ts'],
  '/web/scale.ts': [],
  '/web/chart.ts': [],
};

const graph = {
  getModuleInfo: (id: string) => {
    const importedIds = IMPORTS[id];
    if (!importedIds) return null;
    const importers = Object.keys(IMPORTS).filter((other) => IMPORTS[other]?.includes(id));
    return { importedIds, importers };
  },
};

const place = firstVisitChunks(
  { entry: 'main.ts', pages: { start: 'home-page.ts', play: 'guess-page.ts' } },
  '/web',
);
const placed = Object.fromEntries(
  Object.keys(IMPORTS).map((id) => [id.replace('/web/', '').replace('.ts', ''), place(id, graph)]),
);

test('firstVisitChunks() puts with the entry what it imports and what every page of a first visit imports', () => {
  expect(placed).toMatchObject({ main: 'entry', router: 'entry', link: 'entry', queries: 'entry' });
});

test('firstVisitChunks() puts into one file what such a page shares with others', () => {
  expect(placed).toMatchObject({ card: 'start', ruler: 'play', scale: 'play' });
});

test('firstVisitChunks() leaves to the bundler what one page alone needs, and what no first visit needs', () => {
  const own = { 'home-page': null, pitch: null, 'guess-page': null, 'thread-page': null, round: null };
  expect(placed).toMatchObject({ ...own, 'results-page': null, chart: null });
});

test('firstVisitChunks() puts into one file what a page that follows shares with others and no page before it has', () => {
  const further: Readonly<Record<string, readonly string[]>> = {
    ...IMPORTS,
    '/web/report-page.ts': ['/web/chart.ts', '/web/ruler.ts'],
  };
  const other = {
    getModuleInfo: (id: string) => {
      const importedIds = further[id];
      const importers = Object.keys(further).filter((one) => further[one]?.includes(id));
      return importedIds ? { importedIds, importers } : null;
    },
  };
  const pages = { start: 'home-page.ts', play: 'guess-page.ts' };
  const placeMore = firstVisitChunks(
    { entry: 'main.ts', pages, next: { results: 'results-page.ts' } },
    '/web',
  );
  const files = ['chart', 'ruler', 'card', 'results-page'].map((name) => placeMore(`/web/${name}.ts`, other));
  expect(files).toEqual(['results', 'play', 'start', null]);
});

test('firstVisitChunks() reads another build anew', () => {
  const other = {
    getModuleInfo: (id: string) => (id === '/web/main.ts' ? { importedIds: [], importers: [] } : null),
  };
  expect([place('/web/main.ts', other), place('/web/card.ts', other)]).toEqual(['entry', null]);
});
