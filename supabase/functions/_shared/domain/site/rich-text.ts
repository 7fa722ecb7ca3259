import { checkedLink } from './checked-link.ts';

/**
 * Rich text of an agency: a tree of what this file allows, in the spelling of the editor (ProseMirror's JSON). There is no
 * HTML anywhere: what is kept is such a tree, and pages draw their own elements from it.
 */
export interface RichText {
  readonly type: 'doc';
  readonly content: readonly RichBlock[];
}

export type RichBlock =
  | { readonly type: 'paragraph'; readonly content?: readonly RichWords[] }
  | {
      readonly type: 'heading';
      readonly attrs: { readonly level: 2 | 3 };
      readonly content?: readonly RichWords[];
    }
  | { readonly type: 'bulletList' | 'orderedList'; readonly content: readonly RichItem[] }
  | { readonly type: 'blockquote'; readonly content: readonly RichBlock[] };

export interface RichItem {
  readonly type: 'listItem';
  readonly content: readonly RichBlock[];
}

export type RichWords =
  | { readonly type: 'hardBreak' }
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly RichMark[] };

export type RichMark =
  | { readonly type: 'bold' }
  | { readonly type: 'italic' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } };

export const LONGEST_RICH_TEXT = 20_000;
const DEEPEST = 12;
const MOST_NODES = 3_000;

interface Raw {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly content?: unknown;
  readonly attrs?: unknown;
  readonly marks?: unknown;
}

/** What is counted while a tree is walked. */
interface Walk {
  nodes: number;
  letters: number;
}

/**
 * The tree with nothing in it but what is allowed: of an unknown element its words stay, a link that leads nowhere safe is
 * its words alone. Null where the value is no such tree, or is longer or deeper than a page's text may be.
 */
export function cleanRichText(value: unknown): RichText | null {
  if (!isRaw(value) || value.type !== 'doc') return null;
  const walk: Walk = { nodes: 0, letters: 0 };
  const content = blocksOf(value.content, walk, 0);
  if (content === null || walk.nodes > MOST_NODES || walk.letters > LONGEST_RICH_TEXT) return null;
  return { type: 'doc', content };
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function childrenOf(content: unknown): readonly Raw[] {
  return Array.isArray(content) ? content.filter(isRaw) : [];
}

/** Blocks; words that stand among them become a paragraph. Null: too deep. */
function blocksOf(content: unknown, walk: Walk, depth: number): RichBlock[] | null {
  if (depth > DEEPEST) return null;
  const blocks: RichBlock[] = [];
  let words: RichWords[] = [];
  const endParagraph = () => {
    if (words.length > 0) blocks.push({ type: 'paragraph', content: words });
    words = [];
  };
  for (const node of childrenOf(content)) {
    walk.nodes += 1;
    if (node.type === 'text' || node.type === 'hardBreak') {
      words.push(...wordsOf([node], walk));
      continue;
    }
    endParagraph();
    const found = blockOf(node, walk, depth);
    if (found === null) return null;
    blocks.push(...found);
  }
  endParagraph();
  return blocks;
}

function blockOf(node: Raw, walk: Walk, depth: number): RichBlock[] | null {
  if (node.type === 'paragraph') return [withWords({ type: 'paragraph' as const }, node, walk)];
  if (node.type === 'heading') {
    const level: 2 | 3 = isRaw(node.attrs) && (node.attrs as { level?: unknown }).level === 3 ? 3 : 2;
    return [withWords({ type: 'heading' as const, attrs: { level } }, node, walk)];
  }
  if (node.type === 'bulletList' || node.type === 'orderedList') {
    const items: RichItem[] = [];
    for (const item of childrenOf(node.content)) {
      walk.nodes += 1;
      const content = blocksOf(item.content, walk, depth + 1);
      if (content === null) return null;
      items.push({ type: 'listItem', content: beginsWithWords(content) });
    }
    return items.length > 0 ? [{ type: node.type, content: items }] : [];
  }
  const inner = blocksOf(node.content, walk, depth + 1);
  if (inner === null || node.type !== 'blockquote') return inner;
  return inner.length > 0 ? [{ type: 'blockquote', content: inner }] : [];
}

/** The editor wants words before anything else in an item. */
function beginsWithWords(content: readonly RichBlock[]): readonly RichBlock[] {
  return content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content];
}

function withWords<Block extends object>(
  block: Block,
  node: Raw,
  walk: Walk,
): Block & { readonly content?: readonly RichWords[] } {
  const content = wordsOf(childrenOf(node.content), walk);
  return content.length > 0 ? { ...block, content } : block;
}

function wordsOf(nodes: readonly Raw[], walk: Walk): RichWords[] {
  return nodes.flatMap((node): RichWords[] => {
    walk.nodes += 1;
    if (node.type === 'hardBreak') return [{ type: 'hardBreak' }];
    if (walk.nodes > MOST_NODES) return [];
    if (node.type !== 'text') return wordsOf(childrenOf(node.content), walk);
    if (typeof node.text !== 'string') return [];
    // Of control characters a page shows nothing, and Postgres keeps no U+0000.
    const text = node.text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ');
    walk.letters += text.length;
    const marks = marksOf(node.marks);
    return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }];
  });
}

function marksOf(marks: unknown): RichMark[] {
  const found = childrenOf(marks).flatMap((mark): RichMark[] => {
    if (mark.type === 'bold' || mark.type === 'italic') return [{ type: mark.type }];
    const href = mark.type === 'link' && isRaw(mark.attrs) ? (mark.attrs as { href?: unknown }).href : null;
    const link = typeof href === 'string' ? checkedLink(href) : null;
    return link === null ? [] : [{ type: 'link', attrs: { href: link } }];
  });
  return found.filter((mark, place) => found.findIndex(({ type }) => type === mark.type) === place);
}

/** The words of a tree, block by block, for a line that tells of it. */
export function richTextWords(text: RichText): string {
  const ofBlock = (block: RichBlock | RichItem): string => {
    if (block.type === 'paragraph' || block.type === 'heading')
      return (block.content ?? []).map((one) => (one.type === 'text' ? one.text : ' ')).join('');
    return block.content.map(ofBlock).join(' ');
  };
  return text.content.map(ofBlock).join(' ').replaceAll(/\s+/g, ' ').trim();
}
