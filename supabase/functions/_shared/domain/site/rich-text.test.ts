import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedLink } from './checked-link.ts';
import { HOSTILE_LINKS, HOSTILE_TEXTS } from './hostile-texts.ts';
import { readTarget, writeTarget } from './link-target.ts';
import { cleanRichText, LONGEST_RICH_TEXT, richTextWords } from './rich-text.ts';

const words = (text: string, marks?: object[]) => ({ type: 'text', text, ...(marks ? { marks } : {}) });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });

describe('checkedLink()', () => {
  it.each(HOSTILE_LINKS)('checkedLink() follows no %j', (link) => {
    expect(checkedLink(link)).toBeNull();
    expect(readTarget(link)).toBeNull();
  });
  it.each([
    '/games',
    '/i/about-us?lang=es#team',
    'https://www.example.com',
    'http://example.co.uk:8080/a?b=c#d',
    'https://münchen.example/straße',
    'mailto:hello@example.com',
    'tel:+44(0)1632960101',
  ])('checkedLink() follows %s', (link) => {
    expect(checkedLink(` ${link} `)).toBe(link);
  });
});

describe('readTarget()', () => {
  it.each([
    'page:4fc412d0-d739-40d6-8134-c0c8f8feb612',
    'game:five-homes',
    '/games',
    'group',
    'https://a.example/',
  ])('readTarget() reads what writeTarget() writes: %s', (text) => {
    const target = readTarget(text);
    expect(target && writeTarget(target)).toBe(text);
  });
  it.each(['page:one', 'game:A B', 'area:', 'other:x', ''])('readTarget() reads no %j', (text) => {
    expect(readTarget(text)).toBeNull();
  });
});

describe('cleanRichText()', () => {
  it('cleanRichText() keeps a text of everything that is allowed as it is', () => {
    const text = doc(
      { type: 'heading', attrs: { level: 2 }, content: [words('A heading')] },
      paragraph(words('bold', [{ type: 'bold' }]), { type: 'hardBreak' }, words('plain')),
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [paragraph(words('one', [{ type: 'italic' }]))] }],
      },
      {
        type: 'blockquote',
        content: [paragraph(words('said', [{ type: 'link', attrs: { href: '/games' } }]))],
      },
    );
    expect(cleanRichText(text)).toEqual(text);
    expect(cleanRichText(cleanRichText(text))).toEqual(text);
    expect(richTextWords(cleanRichText(text) ?? { type: 'doc', content: [] })).toBe(
      'A heading bold plain one said',
    );
  });
  it('cleanRichText() keeps the words of what it does not know, and nothing else of it', () => {
    const odd = doc({
      type: 'iframe',
      attrs: { srcdoc: '<script>alert(1)</script>', onload: 'alert(1)' },
      content: [{ type: 'paragraph', attrs: { style: 'x', onclick: 'y' }, content: [words('kept')] }],
    });
    expect(cleanRichText(odd)).toEqual(doc(paragraph(words('kept'))));
  });
  it.each(HOSTILE_LINKS)('cleanRichText() keeps the words of a link to %j without the link', (href) => {
    const text = doc(
      paragraph(words('here', [{ type: 'link', attrs: { href, target: '_blank', onclick: 'x' } }])),
    );
    expect(cleanRichText(text)).toEqual(doc(paragraph(words('here'))));
  });
  it.each(HOSTILE_TEXTS)('cleanRichText() takes %j for words', (text) => {
    const clean = JSON.stringify(cleanRichText(doc(paragraph(words(text)))));
    expect(JSON.parse(clean)).toEqual(doc(paragraph(words(text.replaceAll('\t', ' ')))));
  });
  it('cleanRichText() refuses what is too long or too deep, or no text', () => {
    expect(cleanRichText(doc(paragraph(words('x'.repeat(LONGEST_RICH_TEXT)))))).not.toBeNull();
    expect(cleanRichText(doc(paragraph(words('x'.repeat(LONGEST_RICH_TEXT + 1)))))).toBeNull();
    const deep = Array.from({ length: 40 }).reduce<object>(
      (inner) => ({ type: 'blockquote', content: [inner] }),
      paragraph(words('x')),
    );
    expect(cleanRichText(doc(deep))).toBeNull();
    for (const odd of [null, 'doc', [], { type: 'text' }, 7]) expect(cleanRichText(odd)).toBeNull();
  });
  it('cleanRichText() makes of any tree a text that it keeps as it is', () => {
    const type = fc.constantFrom(
      'paragraph',
      'heading',
      'bulletList',
      'listItem',
      'blockquote',
      'text',
      'script',
      'x',
    );
    const { node } = fc.letrec<{ node: object }>((tie) => ({
      node: fc.record(
        {
          type,
          text: fc.string(),
          content: fc.array(tie('node'), { maxLength: 2 }),
          attrs: fc.object(),
        },
        { requiredKeys: ['type'] },
      ),
    }));
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (content) => {
        const clean = cleanRichText(doc(...content));
        if (clean !== null) expect(cleanRichText(clean)).toEqual(clean);
      }),
    );
  });
});
