// npm run reader-accuracy: how much of what real pages state the reader reads, per portal and field.
import { printRecord } from '../../supabase/functions/_shared/reader/print-record.ts';
import { readListingPage } from '../../supabase/functions/_shared/reader/read-listing-page.ts';
import { COMPARED_FIELDS, isFieldRight, refusalOf, type ComparedField } from './compare-record.ts';
import { PORTAL_PAGES_DIR, readPortalPages } from './portal-pages.ts';

interface Score {
  right: number;
  /** read, and not what the page states; the others that are not right were not read */
  wrong: number;
  of: number;
}

const pages = readPortalPages(process.argv[2] ?? PORTAL_PAGES_DIR);
const table = new Map<string, Map<ComparedField, Score>>();
const notes: string[] = [];
for (const page of pages) {
  const record = printRecord(readListingPage(page.html, page.url));
  const code = refusalOf(record);
  if (code !== null) notes.push(`${page.file}: refused, ${code}`);
  for (const portal of [page.portal, 'all']) {
    const row = table.get(portal) ?? new Map<ComparedField, Score>();
    table.set(portal, row);
    for (const field of COMPARED_FIELDS) {
      const isRight = isFieldRight(field, page.expected, record);
      if (isRight === null) continue;
      const score = row.get(field) ?? { right: 0, wrong: 0, of: 0 };
      const isWrong = !isRight && record[field] !== null && JSON.stringify(record[field]) !== '[]';
      row.set(field, {
        right: score.right + Number(isRight),
        wrong: score.wrong + Number(isWrong),
        of: score.of + 1,
      });
      if (!isRight && portal !== 'all') {
        notes.push(
          `${page.file}: ${field} should be "${page.expected[field]}", read ${JSON.stringify(record[field])}`,
        );
      }
    }
  }
}
if (pages.length === 0) {
  console.log(`No pages with an index.csv in ${PORTAL_PAGES_DIR}; give their folder as the argument.`);
} else {
  const cell = (score: Score | undefined) => (score ? `${score.right}/${score.of}` : '–').padEnd(9);
  console.log(
    ['portal'.padEnd(13), ...COMPARED_FIELDS.map((field) => field.replace('listing_', '').padEnd(9))].join(
      ' ',
    ),
  );
  const order = [...table.keys()].filter((portal) => portal !== 'all').sort();
  for (const portal of [...order, 'all']) {
    console.log(
      [portal.padEnd(13), ...COMPARED_FIELDS.map((field) => cell(table.get(portal)?.get(field)))].join(' '),
    );
  }
  console.log(`\n${'portal'.padEnd(13)} facts     read      wrong     missing`);
  for (const portal of [...order, 'all']) {
    const scores = [...(table.get(portal)?.values() ?? [])];
    const sum = (of: (score: Score) => number) => scores.reduce((total, score) => total + of(score), 0);
    const figures = [
      sum(({ of }) => of),
      sum(({ right }) => right),
      sum(({ wrong }) => wrong),
      sum(({ of, right, wrong }) => of - right - wrong),
    ];
    console.log([portal.padEnd(13), ...figures.map((figure) => String(figure).padEnd(9))].join(' '));
  }
  console.log(`\n${pages.length} pages. ${notes.length === 0 ? '' : 'Notes:'}`);
  for (const note of notes) console.log(`- ${note}`);
}
