import Blockquote from '@tiptap/extension-blockquote';
import Bold from '@tiptap/extension-bold';
import Document from '@tiptap/extension-document';
import HardBreak from '@tiptap/extension-hard-break';
import Heading from '@tiptap/extension-heading';
import Italic from '@tiptap/extension-italic';
import Link from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import Paragraph from '@tiptap/extension-paragraph';
import Text from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { Editor, type JSONContent } from '@tiptap/core';
import { useEffect, useId, useRef, useState } from 'react';
import { checkedLink } from '#domain/site/checked-link.ts';
import { cleanRichText } from '#domain/site/rich-text.ts';
import { isBlank } from '#domain/site/site-content.ts';
import type { FieldValue } from '#kit/edits/merge-edits.ts';
import { t } from '#lib/i18n.ts';
import { showToast } from '#ui/toasts.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { RichTools } from './rich-tools.tsx';

interface RichFieldProps {
  readonly label: string;
  /** the tree as JSON; empty where there is none */
  readonly value: string;
  readonly onChange: (value: FieldValue) => void;
  readonly error: string | undefined;
}

/** Exactly what `cleanRichText` keeps: whatever else is pasted or typed has no place in the text. */
const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  HardBreak,
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  OrderedList,
  ListItem,
  Blockquote,
  UndoRedo,
  Link.configure({
    openOnClick: false,
    autolink: true,
    isAllowedUri: (uri) => checkedLink(uri) !== null,
  }),
];

/** A tree of the editor's own: it may change it. */
function docOf(value: string): JSONContent {
  try {
    const clean: object | null = cleanRichText(JSON.parse(value));
    return clean === null ? { type: 'doc', content: [] } : structuredClone(clean);
  } catch {
    return { type: 'doc', content: [] };
  }
}

/** Text with headings, lists, quotes and links. It holds a tree and never HTML. */
export function RichField({ label, value, onChange, error }: RichFieldProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const written = useRef(value);
  const change = useRef(onChange);
  const start = useRef(value);
  useEffect(() => {
    change.current = onChange;
  }, [onChange]);

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: EXTENSIONS,
      content: docOf(start.current),
      // Our own style sheet dresses it; the policy of the site allows no other.
      injectCSS: false,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id, class: 'rich-text' },
        transformPastedHTML: cleanPastedHtml,
        handlePaste: (_, event) => refusePictures(event.clipboardData),
        handleDrop: (_, event) => refusePictures(event.dataTransfer),
      },
      onUpdate: ({ editor: typed }) => {
        const doc = cleanRichText(typed.getJSON());
        written.current = doc === null || isBlank(doc) ? '' : JSON.stringify(doc);
        change.current(written.current);
      },
    });
    setEditor(made);
    return () => made.destroy();
  }, [id]);

  useEffect(() => {
    // Somebody else's text, a discard or another language: not what was typed here a moment ago.
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(docOf(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="ui-field" data-invalid={error ? '' : undefined}>
      <span id={id} className="ui-field-label">
        {label}
      </span>
      <div className="site-rich">
        {editor ? <RichTools editor={editor} label={label} /> : null}
        <div ref={place} className="site-rich-text" />
      </div>
      {error ? (
        <p className="ui-field-error" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** A picture in the middle of a text would be copied whole into it: it has a part of its own. */
function refusePictures(data: DataTransfer | null): boolean {
  const files = [...(data?.files ?? [])];
  if (!files.some(({ type }) => type.startsWith('image/'))) return false;
  showToast({ tone: 'bad', text: t('agencySite.rich.noPicture') });
  return true;
}
