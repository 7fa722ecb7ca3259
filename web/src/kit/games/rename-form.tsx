import { useEffect, useRef } from 'react';
import { renameRunRequest } from '#wire/names.ts';
import { callFunction } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';
import { t } from '#lib/i18n.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import { keepName } from './kept-name.ts';

const schema = renameRunRequest.pick({ displayName: true });

interface RenameFormProps {
  readonly sessionId: string;
  readonly name: string;
  readonly onKeep: () => void;
  readonly onRenamed: () => void;
}

/** Calls the player of a run something else. A name that is refused stays in the field. */
export function RenameForm({ sessionId, name, onKeep, onRenamed }: RenameFormProps) {
  const root = useRef<HTMLDivElement>(null);
  // Whoever asked for the field types next.
  useEffect(() => root.current?.querySelector('input')?.select(), []);
  const form = useSchemaForm({
    schema,
    start: { displayName: name },
    refusals: { words_refused: 'displayName', price_in_name: 'displayName', invalid_request: 'displayName' },
    send: async ({ displayName }) => {
      const { body } = await callFunction('rename-run', { sessionId, displayName, ...guestArgs() });
      keepName(body.displayName);
      showToast({ tone: 'good', text: t('own.name.saved', { name: body.displayName }) });
      onRenamed();
    },
  });
  return (
    <div ref={root} className="run-name">
      <FormFrame
        form={form}
        submit={t('own.name.save')}
        others={<Button onClick={onKeep}>{t('own.name.keep')}</Button>}
      >
        <FormText
          {...form.field('displayName')}
          label={t('own.name.label')}
          hint={t('own.name.hint')}
          autoComplete="nickname"
        />
      </FormFrame>
    </div>
  );
}
