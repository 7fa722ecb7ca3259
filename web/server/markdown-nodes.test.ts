import { describe, expect, it } from 'vitest';
import { markdownNodes } from './markdown-nodes.ts';

describe('markdownNodes()', () => {
  it('makes paragraphs, lists, tables and links into elements', () => {
    expect(markdownNodes('One *two*\nthree [four](/games) `five`')).toEqual([
      {
        tag: 'p',
        children: [
          'One ',
          { tag: 'em', children: ['two'] },
          ' three ',
          { tag: 'a', href: '/games', children: ['four'] },
          ' ',
          { tag: 'code', children: ['five'] },
        ],
      },
    ]);
    expect(markdownNodes('- a\n- b')).toEqual([
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['a'] },
          { tag: 'li', children: ['b'] },
        ],
      },
    ]);
    expect(JSON.stringify(markdownNodes('| a | b |\n|---|--:|\n| 1 | 2 |'))).toContain(
      '{"tag":"td","children":["2"],"align":"right"}',
    );
  });

  it('names headings after their words, so that links lead to them', () => {
    expect(markdownNodes('## Qué **es**')).toMatchObject([{ tag: 'h2', id: 'que-es' }]);
    expect(() => markdownNodes('## Same\n\n## Same')).toThrow('two headings');
  });

  it('leaves HTML as the words that it is', () => {
    expect(markdownNodes('<b onclick="x()">bold</b>')).toEqual([
      { tag: 'p', children: ['<b onclick="x()">bold</b>'] },
    ]);
  });

  it('puts the address for questions where the text asks for it', () => {
    expect(markdownNodes('Write to {email}.')).toEqual([
      { tag: 'p', children: ['Write to ', { tag: 'email' }, '.'] },
    ]);
  });

  it.each([
    ['a heading of the first level, which is the title', '# Title', '<h1>'],
    ['a picture', '![x](/x.png)', '<img>'],
    ['a link without encryption', '[x](http://example.com)', 'not to http'],
    ['a link to another host by its slashes', '[x](//example.com)', 'not to //example.com'],
    ['a link relative to nothing', '[x](games)', 'not to games'],
  ])('refuses %s', (_, text, why) => {
    expect(() => markdownNodes(text)).toThrow(why);
  });
});
