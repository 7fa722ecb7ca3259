// npm run pages: every content page with its length and how easily it is read. `npm run pages -- pricing` shows those whose
// address holds the word; the last lines say what is unusual.
import { CHARTS } from '../../content/charts.ts';
import { readPages } from '../../content/read-pages.ts';
import { readabilityOf } from './readability.ts';

const word = process.argv[2] ?? '';
const pages = readPages().filter(({ path }) => path.includes(word));
const rows = pages.flatMap(({ path, part, texts }) =>
  [...texts].map(([language, { body, sums }]) => ({
    page: `${path} (${language})`,
    body,
    ...readabilityOf(body, language === 'es' ? 'es' : 'en'),
    headings: body.match(/^## /gm)?.length ?? 0,
    figures: Object.keys(sums ?? texts.get('en')?.sums ?? {}).length,
    charts: CHARTS.filter((chart) => chart.page === path).length,
    part: part ?? '',
  })),
);
const wide = Math.max(4, ...rows.map(({ page }) => page.length));
console.log(`${'page'.padEnd(wide)}  words  min  sentence  ease  h2  figures  charts  part`);
for (const { page, words, middleSentence, ease, headings, figures, charts, part } of rows)
  console.log(
    [
      page.padEnd(wide),
      String(words).padStart(5),
      String(Math.max(1, Math.round(words / 230))).padStart(3),
      String(middleSentence).padStart(8),
      ease.toFixed(0).padStart(4),
      String(headings).padStart(2),
      String(figures).padStart(7),
      String(charts).padStart(6),
      part,
    ].join('  '),
  );
const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]?.toFixed(0) ?? '–';
const list = (what: string, found: typeof rows) =>
  console.log(`${what}: ${found.length === 0 ? 'none' : found.map(({ page }) => page).join(', ')}`);
console.log(
  `\n${String(rows.length)} texts of ${String(pages.length)} pages; in the middle ${middle(rows.map(({ words }) => words))} words, ease ${middle(rows.map(({ ease }) => ease))}`,
);
list(
  'Without a body',
  rows.filter(({ body }) => body.trim() === ''),
);
list(
  'Shorter than 300 words',
  rows.filter(({ words }) => words < 300),
);
list(
  'Longer than 900 words',
  rows.filter(({ words }) => words > 900),
);
list(
  'Hard to read (ease below 40)',
  rows.filter(({ ease }) => ease < 40),
);
list(
  'Neither figure, chart nor part',
  rows.filter(({ figures, charts, part }) => figures + charts === 0 && part === ''),
);
