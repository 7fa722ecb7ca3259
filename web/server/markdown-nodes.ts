import MarkdownIt from 'markdown-it';
import {
  PAGE_TAGS,
  wordsIn,
  type PageElement,
  type PageNode,
  type PageTag,
} from '#kit/content/content-page.ts';

/** HTML in the text stays text. */
const markdown = new MarkdownIt({ html: false });
type Token = ReturnType<typeof markdown.parse>[number];

const CODE: Readonly<Record<string, PageTag>> = { code_inline: 'code', code_block: 'pre', fence: 'pre' };

/**
 * A page's Markdown as the elements that the site draws. The build does this, so no reader of Markdown reaches a browser
 * and no text becomes HTML by itself. What the site cannot draw, and a link that leads nowhere sensible, is an error.
 */
export function markdownNodes(text: string): PageNode[] {
  const root: PageNode[] = [];
  const open: PageNode[][] = [root];
  const ids = new Set<string>();
  const add = (...nodes: PageNode[]) => open.at(-1)?.push(...nodes);
  for (const token of flatten(markdown.parse(text, {}))) {
    if (token.hidden || (token.type === 'text' && token.content === '')) continue;
    if (token.type === 'text') add(...withAddress(token.content));
    else if (token.type === 'softbreak') add(' ');
    else if (token.type in CODE)
      add({ tag: CODE[token.type] ?? 'code', children: [token.content.replace(/\n$/, '')] });
    else if (token.nesting === 0) add(elementOf(token, []));
    else if (token.nesting === 1) {
      const children: PageNode[] = [];
      add(elementOf(token, children));
      open.push(children);
    } else {
      const children = open.pop() ?? [];
      joinWords(children);
      const element = open.at(-1)?.at(-1);
      if (isHeading(token) && typeof element === 'object')
        Object.assign(element, { id: newId(wordsIn(children), ids) });
    }
  }
  return root;
}

function flatten(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => (token.type === 'inline' ? flatten(token.children ?? []) : [token]));
}

function elementOf(token: Token, children: readonly PageNode[]): PageElement {
  const tag = PAGE_TAGS.find((one) => one === token.tag);
  if (tag === undefined)
    throw new Error(`a content page has no <${token.tag || token.type}>: ${token.content}`);
  const href = attributeOf(token, 'href');
  const align = /text-align:(center|right)/.exec(attributeOf(token, 'style') ?? '')?.[1];
  return {
    tag,
    ...(children.length > 0 || token.nesting === 1 ? { children } : {}),
    ...(href === null ? {} : { href: checkedLink(href) }),
    ...(align === 'center' || align === 'right' ? { align } : {}),
  };
}

function attributeOf(token: Token, name: string): string | null {
  const value = token.attrGet(name);
  return value === null ? null : String(value);
}

function checkedLink(href: string): string {
  if (/^(\/(?!\/)|#|https:\/\/)/.test(href)) return href;
  throw new Error(`a link leads into the site, to a heading or to an https address, not to ${href}`);
}

/** `{email}` is the brand's address for questions. */
function withAddress(text: string): PageNode[] {
  return text
    .split(/(\{email\})/)
    .filter((part) => part !== '')
    .map((part) => (part === '{email}' ? { tag: 'email' } : part));
}

/** Words that stand side by side are one piece. */
function joinWords(nodes: PageNode[]): void {
  for (let place = nodes.length - 1; place > 0; place -= 1) {
    const [before, after] = [nodes[place - 1], nodes[place]];
    if (typeof before === 'string' && typeof after === 'string') nodes.splice(place - 1, 2, before + after);
  }
}

function isHeading({ tag }: Token): boolean {
  return tag === 'h2' || tag === 'h3';
}

/** A heading's own name within its page. */
function newId(words: string, taken: Set<string>): string {
  const id = words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (id === '' || taken.has(id)) throw new Error(`two headings of a content page are called "${words}"`);
  taken.add(id);
  return id;
}
