import { writeCommentRequest, type TalkComment } from '#wire/comments.ts';
import { useEffect, useRef, useState } from 'react';
import { COMMENT_LENGTH } from '#domain/comment-rules.ts';
import { t } from '#lib/i18n.ts';
import { randomKey } from '#lib/random-key.ts';
import { Button } from '#ui/button.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormLongText } from '#kit/form/form-long-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { keepDraft, readDraft } from '../kept-comment.ts';
import type { ThreadId } from '../queries.ts';
import type { PostComment } from '../use-waiting.ts';

interface CommentFormProps {
  readonly thread: ThreadId;
  readonly label: string;
  readonly hint?: string;
  /** the comment that is answered */
  readonly parentId?: string;
  /** the own comment that is changed */
  readonly changed?: { readonly id: string; readonly body: string };
  readonly post: PostComment;
  readonly onWritten: (comment: TalkComment) => void;
  /** it is kept until there is a network */
  readonly onWaits: () => void;
  readonly onCancel?: () => void;
  /** the field takes the focus when it comes */
  readonly isFocused?: boolean;
}

const COMMENT = writeCommentRequest.pick({ body: true });

/** From here on the characters are counted aloud. */
const COUNT_FROM = 800;

/**
 * A field for a comment, an answer, or a change. What is typed is kept in this browser until the server has it or it waits for
 * the network; a try whose reply was lost is repeated under the same key, so that nothing is said twice.
 */
export function CommentForm({
  thread,
  label,
  hint,
  parentId,
  changed,
  post,
  onWritten,
  onWaits,
  onCancel,
  isFocused = onCancel !== undefined,
}: CommentFormProps) {
  const place = changed ? `change-${changed.id}` : parentId;
  const [kept] = useState(() => readDraft(thread, place));
  const requestKey = useRef(kept.requestKey);
  const box = useRef<HTMLTextAreaElement>(null);
  const form = useSchemaForm({
    schema: COMMENT,
    start: { body: kept.body === '' && changed ? changed.body : kept.body },
    says: { body: 'talk.missing' },
    refusals: { words_refused: 'body' },
    send: async ({ body }) => {
      const written = await post({
        ...thread,
        body,
        requestKey: requestKey.current,
        ...(parentId ? { parentId } : {}),
        ...(changed ? { commentId: changed.id } : {}),
      });
      keepDraft(thread, place, { body: '', requestKey: '' });
      requestKey.current = randomKey();
      form.reset({ body: '' });
      if (written) onWritten(written);
      else onWaits();
    },
  });
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isFocused) box.current?.focus();
  }, [isFocused]);
  const field = form.field('body');
  return (
    <FormFrame
      form={form}
      className="talk-form"
      kind={isOpened ? 'secondary' : 'primary'}
      submit={changed ? t('talk.saveChange') : t('talk.post')}
      sending={t('talk.sending')}
      errorNote={t('talk.kept')}
      others={
        onCancel ? (
          <Button kind="quiet" onClick={onCancel}>
            {t('report.cancel')}
          </Button>
        ) : null
      }
    >
      <FormLongText
        {...field}
        ref={box}
        label={label}
        hint={hint}
        rows={changed || parentId ? 3 : 4}
        onChange={(body) => {
          field.onChange(body);
          keepDraft(thread, place, { body, requestKey: requestKey.current });
        }}
      />
      {field.value.length >= COUNT_FROM ? (
        <p className="talk-length muted" role="status">
          {t('talk.length', { count: field.value.length, most: COMMENT_LENGTH.most })}
        </p>
      ) : null}
    </FormFrame>
  );
}
