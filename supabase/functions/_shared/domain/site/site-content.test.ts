import { describe, expect, it } from 'vitest';
import { pageFaults } from './page-faults.ts';
import { isBlank, localesToTry, resolvePage, type PageContent, type SiteField } from './site-content.ts';

const field = (row: string, name: string, value: unknown, locale = ''): SiteField => ({
  row,
  locale,
  field: name,
  value,
});
const content = (...fields: SiteField[]): PageContent => ({
  id: 'page',
  parts: [
    { id: 'a', kind: 'text' },
    { id: 'b', kind: 'testimonial' },
  ],
  fields,
});
const LOCALES = ['en-GB', 'en-US', 'es'];

describe('resolvePage()', () => {
  it('resolvePage() says a text in the asked language, else in one that is alike, else in the first', () => {
    expect(localesToTry('en-US', LOCALES)).toEqual(['en-US', 'en-GB']);
    expect(localesToTry('es', LOCALES)).toEqual(['es', 'en-GB']);
    const page = content(
      field('page', 'title', 'Us', 'en-GB'),
      field('page', 'title', 'Nosotros', 'es'),
      field('a', 'title', 'Words', 'en-GB'),
      field('b', 'quote', 'Sold', 'en-GB'),
      field('b', 'quote', 'Vendida', 'es'),
    );
    const { title, language, parts } = resolvePage(page, 'es', LOCALES);
    expect([title, language]).toEqual(['Nosotros', 'es']);
    expect(parts.map(({ id, values, language: of }) => [id, values['title'] ?? values['quote'], of])).toEqual(
      [
        ['a', 'Words', 'en-GB'],
        ['b', 'Vendida', null],
      ],
    );
  });
  it('resolvePage() keeps to the order and leaves out what is hidden', () => {
    const ordered = content(field('page', 'order', ['b', 'a']));
    expect(resolvePage(ordered, 'es', LOCALES).parts.map(({ id }) => id)).toEqual(['b', 'a']);
    const hidden = content(field('a', 'visible', false));
    expect(resolvePage(hidden, 'es', LOCALES).parts.map(({ id }) => id)).toEqual(['b']);
  });
  it('isBlank() tells an empty text from one that says something', () => {
    expect([null, undefined, '', [], { type: 'doc', content: [{ type: 'paragraph' }] }].every(isBlank)).toBe(
      true,
    );
    expect([false, 0, 'x', ['a'], { type: 'doc', content: [{ type: 'heading' }] }].some(isBlank)).toBe(false);
  });
});

describe('pageFaults()', () => {
  it('pageFaults() names what a page lacks, and nothing of what is hidden', () => {
    const fields = [
      field('page', 'title', 'Us', 'en-GB'),
      field('a', 'photo', { path: 'x' }),
      field('b', 'quote', 'Sold', 'en-GB'),
    ];
    expect(pageFaults(content(...fields), LOCALES)).toEqual([
      { row: 'a', field: 'alt', fault: 'alt' },
      { row: 'b', field: 'consent', fault: 'consent' },
    ]);
    const mended = [field('a', 'alt', 'A house', 'en-GB'), field('b', 'visible', false)];
    expect(pageFaults(content(...fields, ...mended), LOCALES)).toEqual([]);
    expect(pageFaults(content(), LOCALES)).toEqual([{ row: 'page', field: 'title', fault: 'title' }]);
  });
});
