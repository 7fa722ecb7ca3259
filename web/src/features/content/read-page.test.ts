import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readPage } from './read-page.ts';

vi.mock('./content-pages.ts', () => ({
  contentPages: () => ({ base: '/pages', pages: { '/i/about': ['es'], '/play': [] } }),
}));

const fetched: string[] = [];
let answer: () => Response;

beforeEach(() => {
  fetched.length = 0;
  answer = () => Response.json({ title: 'About' });
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  speakLocale('en-GB', {});
});

describe('readPage()', () => {
  it('fetches the page in the language of the reader, and in British English where it has no other', async () => {
    for (const locale of ['en-GB', 'en-US', 'es'] as const) {
      speakLocale(locale, {});
      await readPage('/i/about');
      await readPage('/play');
    }
    expect(fetched).toEqual(
      ['en-GB', 'en-GB', 'en-GB', 'en-GB', 'es', 'en-GB'].map(
        (language, place) => `/pages/${language}${place % 2 === 0 ? '/i/about' : '/play'}.json`,
      ),
    );
  });

  it('refuses an address that is no page without asking for it', async () => {
    for (const path of ['/i/nope', '/constructor', '/play/index'])
      await expect(readPage(path)).rejects.toMatchObject({ code: 'not_found' });
    expect(fetched).toEqual([]);
  });

  it('offers to load the page anew where its text does not come', async () => {
    answer = () => new Response('<!doctype html>');
    await expect(readPage('/i/about')).rejects.toMatchObject({ code: 'chunk' });
    answer = () => new Response('', { status: 404 });
    await expect(readPage('/i/about')).rejects.toMatchObject({ code: 'chunk' });
  });
});
