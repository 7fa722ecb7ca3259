import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

const page = {
  id: exampleId(1),
  kind: 'about-us',
  title: 'ΠΟΙΟΙ ΕΙΜΑΣΤΕ',
  slug: 'about-us',
  publishedAt: '2026-11-20T09:30:00Z',
  hasChanges: true,
  missing: { 'en-GB': 0, es: 3 },
} as const;
const body = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ΤΑ ΣΠΙΤΙΑ ΜΑΣ' }] }],
};
const parts = [
  { id: exampleId(2), kind: 'text' },
  { id: exampleId(3), kind: 'faq' },
  { id: exampleId(4), kind: 'games' },
] as const;
const fields = [
  { row: exampleId(1), locale: 'en-GB', field: 'title', value: 'ΠΟΙΟΙ ΕΙΜΑΣΤΕ' },
  { row: exampleId(1), locale: 'en-GB', field: 'description', value: 'ΕΝΑ ΓΡΑΦΕΙΟ' },
  { row: exampleId(2), locale: 'en-GB', field: 'title', value: 'ΤΟ ΓΡΑΦΕΙΟ' },
  { row: exampleId(2), locale: 'en-GB', field: 'body', value: body },
  {
    row: exampleId(3),
    locale: 'en-GB',
    field: 'items',
    value: [{ question: 'ΠΟΣΟ ΚΟΣΤΙΖΕΙ;', answer: 'ΛΙΓΟ' }],
  },
  { row: exampleId(4), locale: 'en-GB', field: 'title', value: 'ΠΑΙΧΝΙΔΙΑ' },
];
const stored = fields.map((field) => ({ ...field, version: 1 }));
const choices = {
  games: [{ slug: 'one', title: 'ΕΝΑ ΠΑΙΧΝΙΔΙ', family: 'public' }],
  areas: [{ id: exampleId(8), name: 'ΠΛΑΚΑ', description: 'ΗΣΥΧΙΑ' }],
};
const data = { ...choices, homes: [] };

/** One answer for each call of this subject. */
export const siteCalls: ExamplesOf<
  | 'add_site_row'
  | 'agency_look'
  | 'agency_site'
  | 'hide_site_page'
  | 'page_preview'
  | 'preview_site_page'
  | 'remove_site_row'
  | 'restore_site_version'
  | 'save-site'
  | 'site_page'
  | 'site_page_draft'
  | 'site_pages'
  | 'site_version'
  | 'site_versions'
> = {
  add_site_row: true,
  agency_look: {
    version: 3,
    layout: 'classic',
    homePage: 'game',
    theme: { accent: '#b3391f', neutral: 'warm' },
    logoUrl: null,
    logoDarkUrl: null,
    faviconUrl: null,
  },
  agency_site: {
    id: exampleId(9),
    locales: ['en-GB', 'es'],
    pages: [page, { ...page, id: exampleId(5), kind: 'sell', title: '', slug: 'sell', publishedAt: null }],
    links: [{ id: exampleId(6), place: 'top', parent: null }],
    fields: [
      { row: exampleId(6), locale: 'en-GB', field: 'title', value: 'ΠΟΙΟΙ', version: 1 },
      { row: exampleId(6), locale: '', field: 'target', value: `page:${exampleId(1)}`, version: 1 },
      { row: exampleId(9), locale: 'en-GB', field: 'footer', value: body, version: 1 },
    ],
    choices,
  },
  hide_site_page: true,
  page_preview: {
    id: exampleId(1),
    kind: 'about-us',
    locale: 'en-GB',
    locales: ['en-GB', 'es'],
    parts: [...parts],
    fields,
    data,
    expiresAt: '2026-11-29T09:40:00Z',
  },
  preview_site_page: { token: 'a1'.repeat(32), expiresAt: '2026-11-29T09:40:00Z' },
  remove_site_row: true,
  restore_site_version: true,
  'save-site': { fields: stored, version: null },
  site_page: {
    id: exampleId(1),
    kind: 'about-us',
    number: 2,
    publishedAt: '2026-11-20T09:30:00Z',
    locale: 'en-GB',
    locales: ['en-GB', 'es'],
    slugs: { 'en-GB': 'about-us', es: 'nosotros' },
    movedTo: null,
    parts: [...parts],
    fields,
    data,
  },
  site_page_draft: {
    page,
    locales: ['en-GB', 'es'],
    state: 'a1',
    number: 2,
    parts: [...parts],
    fields: stored,
    data,
  },
  site_pages: [
    {
      publishedAt: '2026-11-20T09:30:00Z',
      locales: ['en-GB', 'es'],
      slugs: { 'en-GB': 'about-us', es: 'nosotros' },
    },
  ],
  site_version: { parts: [...parts], fields },
  site_versions: [
    { number: 2, madeBy: 'ΜΑΡΙΑ', madeAt: '2026-11-20T09:30:00Z', isPublished: true },
    { number: 1, madeBy: null, madeAt: '2026-11-19T09:30:00Z', isPublished: false },
  ],
};
