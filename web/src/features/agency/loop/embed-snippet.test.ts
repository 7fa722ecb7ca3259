import { expect, test } from 'vitest';
import { embedSnippet } from './embed-snippet.ts';

const game = { origin: 'https://brooks.example', slug: 'leeds', title: '"><script>x</script> & Söhne' };

test('embedSnippet() names game and look by attributes, and no title leaves its attribute', () => {
  const snippet = embedSnippet({ ...game, scheme: 'dark' });
  const body = new DOMParser().parseFromString(snippet, 'text/html');
  const scripts = body.querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  const said = ['data-game', 'data-title', 'data-scheme'].map((name) => scripts[0]?.getAttribute(name));
  expect(said).toEqual(['leeds', game.title, 'dark']);
});

test('embedSnippet() leaves the look to the device where nothing is chosen', () => {
  expect(embedSnippet({ ...game, scheme: 'auto' })).not.toContain('data-scheme');
});
