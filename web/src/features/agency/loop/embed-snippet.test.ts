import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EMBED_KNOBS } from '#domain/theme/embed-knobs.ts';
import { embedAddress, embedSnippet } from './embed-snippet.ts';

const game = { origin: 'https://brooks.example', slug: 'leeds', title: '"><script>x</script> & Söhne' };
const look = {
  theme: 'dark',
  accent: '#1f4e8c',
  corners: 'none',
  scale: 'roomy',
  paper: 'cool',
  letters: 'modern',
};

test('embedSnippet() names game and look by attributes, and no title leaves its attribute', () => {
  const snippet = embedSnippet({ ...game, look });
  const body = new DOMParser().parseFromString(snippet, 'text/html');
  const scripts = body.querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(Object.assign({}, scripts[0]?.dataset)).toEqual({ game: 'leeds', title: game.title, ...look });
});

test('embedSnippet() says nothing of a look where nothing is chosen', () => {
  expect(embedSnippet({ ...game, look: { theme: '' } })).not.toMatch(/data-(?!game|title)/);
  expect(embedAddress({ ...game, look: {} })).toBe('https://brooks.example/embed/leeds');
});

test('embedAddress() asks for the look that the script hands on', () => {
  const { searchParams } = new URL(embedAddress({ ...game, look }));
  expect(Object.fromEntries(searchParams)).toEqual(look);
  const script = readFileSync('web/public/embed.js', 'utf8');
  for (const name of ['accent', ...EMBED_KNOBS.map((one) => one.name)]) expect(script).toContain(`'${name}'`);
});
