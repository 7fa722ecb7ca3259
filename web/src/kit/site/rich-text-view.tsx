import { Fragment, type ReactNode } from 'react';
import { cleanRichText, type RichBlock, type RichMark, type RichWords } from '#domain/site/rich-text.ts';
import { SiteLink } from './site-link.tsx';

/** Rich text as elements, so that no text is ever read as HTML. What is no such text draws nothing. */
export function RichTextView({ text }: { readonly text: unknown }) {
  const clean = cleanRichText(text);
  return clean ? <div className="rich-text">{drawBlocks(clean.content)}</div> : null;
}

function drawBlocks(blocks: readonly RichBlock[]): ReactNode {
  // A text's pieces never change their places.
  return blocks.map((block, place) => <Fragment key={place}>{drawBlock(block)}</Fragment>);
}

function drawBlock(block: RichBlock): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{drawWords(block.content)}</p>;
    case 'heading':
      // The part's own heading is the second; those within it come below.
      return block.attrs.level === 2 ? (
        <h3>{drawWords(block.content)}</h3>
      ) : (
        <h4>{drawWords(block.content)}</h4>
      );
    case 'blockquote':
      return <blockquote>{drawBlocks(block.content)}</blockquote>;
    case 'bulletList':
    case 'orderedList': {
      const List = block.type === 'bulletList' ? 'ul' : 'ol';
      return (
        <List>
          {block.content.map((item, place) => (
            <li key={place}>{drawBlocks(item.content)}</li>
          ))}
        </List>
      );
    }
  }
}

function drawWords(words: readonly RichWords[] = []): ReactNode {
  return words.map((word, place) => (
    <Fragment key={place}>{word.type === 'text' ? drawMarks(word.text, word.marks ?? []) : <br />}</Fragment>
  ));
}

function drawMarks(text: string, [mark, ...more]: readonly RichMark[]): ReactNode {
  if (!mark) return text;
  const inner = drawMarks(text, more);
  if (mark.type === 'bold') return <strong>{inner}</strong>;
  if (mark.type === 'italic') return <em>{inner}</em>;
  return <SiteLink href={mark.attrs.href}>{inner}</SiteLink>;
}
