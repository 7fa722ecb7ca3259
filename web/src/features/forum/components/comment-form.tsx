import type { TalkComment } from '#wire/comments.ts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { COMMENT_LENGTH } from '#domain/comment-rules.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { randomKey } from '#lib/random-key.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { keepDraft, readDraft, type Draft } from '../kept-comment.ts';
import { writeComment } from '../mutations.ts';
import type { ThreadId } from '../queries.ts';

interface CommentFormProps {
  readonly thread: ThreadId;
  readonly label: string;
  readonly hint?: string;
  /** the comment that is answered */
  readonly parentId?: string;
  /** the own comment that is changed */
  readonly changed?: { readonly id: string; readonly body: string };
  readonly onWritten: (comment: TalkComment) => void;
  readonly onCancel?: () => void;
}

/** From here on the characters are counted aloud. */
const COUNT_FROM = 800;

/**
 * A field for a comment, an answer, or a change. What is typed is kept in this browser until the server has it; a try whose
 * reply was lost is repeated under the same key, so that nothing is said twice.
 */
export function CommentForm({
  thread,
  label,
  hint,
  parentId,
  changed,
  onWritten,
  onCancel,
}: CommentFormProps) {
  const place = changed ? `change-${changed.id}` : parentId;
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readDraft(thread, place);
    return kept.body === '' && changed ? { ...kept, body: changed.body } : kept;
  });
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);

  const change = (body: string) => {
    const next = { ...draft, body };
    setDraft(next);
    setIsAsked(false);
    keepDraft(thread, place, next);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    const body = draft.body.trim();
    if (body === '') {
      setIsAsked(true);
      field.current?.focus();
      return;
    }
    setIsSending(true);
    setError(null);
    try {
      const written = await writeComment({
        ...thread,
        body,
        requestKey: draft.requestKey,
        ...(parentId ? { parentId } : {}),
        ...(changed ? { commentId: changed.id } : {}),
      });
      keepDraft(thread, place, { body: '', requestKey: '' });
      setDraft({ body: '', requestKey: randomKey() });
      onWritten(written);
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsSending(false);
  };

  const isWordy = error?.code === 'words_refused';
  return (
    <form className="talk-form" onSubmit={submit} noValidate>
      <Field
        label={label}
        hint={hint}
        error={isAsked ? t('talk.missing') : isWordy ? errorSentence(error) : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            className="ui-input"
            rows={changed || parentId ? 3 : 4}
            maxLength={COMMENT_LENGTH.most}
            value={draft.body}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      {draft.body.length >= COUNT_FROM ? (
        <p className="talk-length muted" role="status">
          {t('talk.length', { count: draft.body.length, most: COMMENT_LENGTH.most })}
        </p>
      ) : null}
      {error && !isWordy ? (
        <p className="form-error" role="alert">
          {errorSentence(error)} {t('talk.kept')}
        </p>
      ) : null}
      <div className="talk-form-actions">
        <Button type="submit" kind={isOpened ? 'secondary' : 'primary'} isBusy={isSending}>
          {isSending ? t('talk.sending') : changed ? t('talk.saveChange') : t('talk.post')}
        </Button>
        {onCancel ? (
          <Button kind="quiet" onClick={onCancel}>
            {t('report.cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
