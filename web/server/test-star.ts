/** What the people of star made of their site: a picture in the browser's tab, and menus that lead to pages of theirs. */
export const STAR_FACE = {
  faviconUrl: 'https://files.example/star.png?a=1&b=2',
  face: {
    top: [
      {
        ...{ id: 'a', titles: { 'en-GB': 'About' }, target: 'group' },
        links: [
          { id: 'b', titles: {}, target: 'page:1', slugs: { 'en-GB': 'who-we-are', es: 'quienes-somos' } },
        ],
      },
    ],
    bottom: [{ id: 'c', titles: {}, target: 'https://elsewhere.example/' }],
    texts: {},
    social: false,
  },
};

/** What they published: a page that both languages share an address of, one that no menu names, and their front door. */
export const STAR_PAGES = [
  { published_at: '2026-11-20T09:30:00Z', slugs: { 'en-GB': 'who-we-are', es: 'quienes-somos' } },
  { published_at: '2026-11-21T09:30:00Z', slugs: { 'en-GB': 'fees', es: 'fees' } },
  { published_at: '2026-11-22T09:30:00Z', slugs: { 'en-GB': 'home' } },
].map((page) => ({ ...page, locales: ['en-GB', 'es'] }));
