import { describe, expect, it } from 'vitest';
import { fakeScope, ORIGIN } from './fake-scope.ts';
import { showNotices } from './show-notices.ts';

const NOTICE = {
  title: 'Daily UK no. 12 is open',
  body: 'Five homes.',
  path: '/daily-challenge/uk',
  tag: 'uk 1',
  lang: 'en-GB',
};

function worker() {
  const made = fakeScope(() => Promise.resolve(new Response('')));
  showNotices(made.scope);
  return made;
}

describe('showNotices()', () => {
  it('shows what came, under its tag', async () => {
    const { push, shown } = worker();
    await push(() => NOTICE);
    expect(shown).toEqual([
      [NOTICE.title, expect.objectContaining({ body: NOTICE.body, tag: NOTICE.tag, data: NOTICE.path })],
    ]);
  });

  it.each([
    ['nothing', () => null],
    ['no title', () => ({ body: 'x' })],
    [
      'no JSON',
      () => {
        throw new SyntaxError('no JSON');
      },
    ],
  ])('shows nothing of %s', async (_, json) => {
    const { push, shown } = worker();
    await push(json);
    expect(shown).toEqual([]);
  });

  it('opens its page, or brings the one to the front that shows it', async () => {
    const { press, pages, opened } = worker();
    await press('/daily-challenge/uk');
    expect(opened).toEqual([`${ORIGIN}/daily-challenge/uk`]);
    pages.push(`${ORIGIN}/daily-challenge/uk`);
    expect(await press('/daily-challenge/uk')).toEqual([`${ORIGIN}/daily-challenge/uk`]);
    expect(opened).toHaveLength(1);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 7])(
    'leads nowhere but to this site for %j',
    async (path) => {
      const { press, opened } = worker();
      await press(path);
      expect(opened).toEqual([`${ORIGIN}/`]);
    },
  );
});
