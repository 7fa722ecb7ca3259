import { useId, useRef, useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { countShare } from '#kit/sharing/count-share.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { TEXT_FORMATS, type ForumText, type TextFormat } from '../forum-text.ts';

interface ForumTextBoxProps {
  /** the slug of the game that is handed on */
  readonly game: string;
  readonly textOf: (format: TextFormat) => ForumText;
  readonly help: string;
}

/** A title and a body ready to be pasted, in the way the forum writes. Without a clipboard the text is selected instead. */
export function ForumTextBox({ game, textOf, help }: ForumTextBoxProps) {
  const [format, setFormat] = useState<TextFormat>('reddit');
  const [said, setSaid] = useState('');
  const titleField = useRef<HTMLInputElement>(null);
  const bodyField = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { title, body } = textOf(format);

  const copy = async (text: string, field: HTMLInputElement | HTMLTextAreaElement | null) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t('forum.text.copied'));
      // A title is handed on with its text.
      if (text === body) countShare(game);
    } catch {
      // No clipboard on pages without https, or no leave to use it: one key press away.
      field?.focus();
      field?.select();
      setSaid(t('forum.text.copyByHand'));
    }
  };
  return (
    <div className="forum-text-box">
      <p className="muted">{help}</p>
      <fieldset className="forum-formats">
        <legend>{t('forum.text.format')}</legend>
        {TEXT_FORMATS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${id}-format`}
              value={one}
              checked={one === format}
              onChange={() => setFormat(one)}
            />
            {t(`forum.text.format.${one}`)}
          </label>
        ))}
      </fieldset>
      <div className="forum-text-part">
        <label htmlFor={`${id}-title`}>{t('forum.text.titleLabel')}</label>
        <input ref={titleField} id={`${id}-title`} className="ui-input" readOnly value={title} />
        <Button size="small" onClick={() => void copy(title, titleField.current)}>
          {t('forum.text.copyTitle')}
        </Button>
      </div>
      <div className="forum-text-part">
        <label htmlFor={`${id}-body`}>{t('forum.text.bodyLabel')}</label>
        <textarea
          ref={bodyField}
          id={`${id}-body`}
          className="ui-input"
          readOnly
          rows={Math.min(12, body.split('\n').length + 3)}
          value={body}
        />
        <Button size="small" onClick={() => void copy(body, bodyField.current)}>
          {t('forum.text.copyBody')}
        </Button>
      </div>
      <p className="forum-text-said" aria-hidden="true">
        {said}
      </p>
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
