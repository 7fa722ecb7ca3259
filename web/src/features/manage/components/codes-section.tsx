import type { ManagedGame } from '#wire/managed-games.ts';
import { useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { CopyField } from '#kit/sharing/copy-field.tsx';
import { newCodeForm } from '../code-schema.ts';
import { CodeFields } from './code-fields.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { codeText } from '../code-text.ts';
import { makeAccessCode, switchAccessCode } from '../mutations.ts';

interface CodesSectionProps {
  readonly game: ManagedGame;
  /** the game with its codes as they are now */
  readonly onChange: () => Promise<void>;
}

const NOTHING = { kind: 'access_code', label: '', maxUses: null, expiresAt: null } as const;

/** Codes that open the game: make one (it is shown this once), see how often each was used, change one, turn one off. */
export function CodesSection({ game, onChange }: CodesSectionProps) {
  const [made, setMade] = useState<string | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const attempt = async (work: () => Promise<unknown>) => {
    setError(null);
    try {
      await work();
      await onChange();
    } catch (thrown) {
      setError(toAppError(thrown));
    }
  };
  const form = useSchemaForm({
    schema: newCodeForm,
    start: NOTHING,
    send: async (wanted) => {
      const { code } = await makeAccessCode(game.slug, wanted);
      setMade(code);
      form.reset({ ...NOTHING, kind: wanted.kind });
      await onChange();
    },
  });
  return (
    <section className="manage-section" aria-label={t('manage.tab.codes')}>
      {game.settings.visibility === 'code' ? null : <p className="manage-note">{t('manage.codes.unused')}</p>}
      <FormFrame form={form} submit={t('manage.codes.make')} className="code-form">
        <FormChoice
          {...form.field('kind')}
          label={t('manage.codes.kind')}
          options={[
            { value: 'access_code', label: t('manage.codes.access_code') },
            { value: 'share_token', label: t('manage.codes.share_token') },
          ]}
        />
        <CodeFields
          label={form.field('label')}
          maxUses={form.field('maxUses')}
          expiresAt={form.field('expiresAt')}
        />
      </FormFrame>
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
      {made ? (
        <div className="code-made" role="status">
          <CopyField key={made} label={t('manage.codes.made')} hint={t('manage.codes.once')} text={made} />
        </div>
      ) : null}
      {game.codes.length === 0 ? (
        <Empty title={t('manage.codes.empty')}>{t('manage.codes.emptyHelp')}</Empty>
      ) : (
        <ul className="code-list">
          {game.codes.map((code) => (
            <li key={code.id}>
              <span>
                <strong>{code.label || t('manage.codes.unnamed')}</strong>
                <span className="muted">{codeText(code)}</span>
              </span>
              <Badge tone={code.isActive ? 'good' : 'neutral'}>
                {t(code.isActive ? 'manage.codes.on' : 'manage.codes.off')}
              </Badge>
              <Button
                size="small"
                aria-label={t('manage.codes.changeNamed', { name: code.label || t('manage.codes.unnamed') })}
                onClick={() => setEditedId(code.id)}
              >
                {t('manage.codes.change')}
              </Button>
              <Button
                size="small"
                aria-label={t(code.isActive ? 'manage.codes.turnOffNamed' : 'manage.codes.turnOnNamed', {
                  name: code.label || t('manage.codes.unnamed'),
                })}
                onClick={() => void attempt(() => switchAccessCode(code.id, !code.isActive))}
              >
                {t(code.isActive ? 'manage.codes.turnOff' : 'manage.codes.turnOn')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <CodeDialog
        code={game.codes.find(({ id }) => id === editedId) ?? null}
        onClose={() => setEditedId(null)}
        onChange={onChange}
      />
    </section>
  );
}
