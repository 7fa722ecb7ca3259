import type { Editor } from '@tiptap/core';
import { useEffect, useReducer, useState } from 'react';
import { checkedLink } from '#domain/site/checked-link.ts';
import { t, type MessageKey } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface Tool {
  readonly text: MessageKey;
  readonly sign: string;
  readonly isOn: (editor: Editor) => boolean;
  readonly press: (editor: Editor) => void;
}

const focus = (editor: Editor) => editor.chain().focus();
const TOOLS: readonly Tool[] = [
  {
    text: 'agencySite.rich.heading',
    sign: 'H2',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    press: (editor) => focus(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    text: 'agencySite.rich.subheading',
    sign: 'H3',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    press: (editor) => focus(editor).toggleHeading({ level: 3 }).run(),
  },
  {
    text: 'agencySite.rich.bold',
    sign: 'B',
    isOn: (editor) => editor.isActive('bold'),
    press: (editor) => focus(editor).toggleBold().run(),
  },
  {
    text: 'agencySite.rich.italic',
    sign: 'I',
    isOn: (editor) => editor.isActive('italic'),
    press: (editor) => focus(editor).toggleItalic().run(),
  },
  {
    text: 'agencySite.rich.bullets',
    sign: '•',
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => focus(editor).toggleBulletList().run(),
  },
  {
    text: 'agencySite.rich.numbers',
    sign: '1.',
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => focus(editor).toggleOrderedList().run(),
  },
  {
    text: 'agencySite.rich.quote',
    sign: '❝',
    isOn: (editor) => editor.isActive('blockquote'),
    press: (editor) => focus(editor).toggleBlockquote().run(),
  },
];

/** The buttons above a text, and the line in which a link is written. */
export function RichTools({ editor, label }: { readonly editor: Editor; readonly label: string }) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    editor.on('transaction', draw);
    return () => {
      editor.off('transaction', draw);
    };
  }, [editor]);
  const begin = () => {
    const { href } = editor.getAttributes('link') as { readonly href?: unknown };
    setLink(typeof href === 'string' ? href : '');
  };
  const keep = () => {
    const href = checkedLink(link ?? '');
    if (link === '') focus(editor).extendMarkRange('link').unsetLink().run();
    else if (href !== null) focus(editor).extendMarkRange('link').setLink({ href }).run();
    else return;
    setLink(null);
  };
  return (
    <>
      <div className="site-rich-tools" role="toolbar" aria-label={t('agencySite.rich.tools', { label })}>
        {TOOLS.map(({ text, sign, isOn, press }) => (
          <Button
            key={text}
            size="small"
            kind="quiet"
            aria-label={t(text)}
            aria-pressed={isOn(editor)}
            onClick={() => press(editor)}
          >
            {/* Drawn, not said: its name is all that is heard. */}
            <span aria-hidden="true" data-sign={sign} />
          </Button>
        ))}
        <Button
          size="small"
          kind="quiet"
          aria-pressed={editor.isActive('link')}
          aria-expanded={link !== null}
          onClick={() => (link === null ? begin() : setLink(null))}
        >
          {t('agencySite.rich.link')}
        </Button>
      </div>
      {link === null ? null : (
        <div className="site-rich-link">
          <TextField
            label={t('agencySite.rich.linkTo')}
            hint={t('agencySite.hint.link')}
            value={link}
            error={link !== '' && checkedLink(link) === null ? t('agencySite.fault.link') : undefined}
            onChange={(event) => setLink(event.currentTarget.value)}
          />
          <Button size="small" onClick={keep}>
            {t('agencySite.rich.linkKeep')}
          </Button>
        </div>
      )}
    </>
  );
}
