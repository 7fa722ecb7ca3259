import type { ManagedGame } from '#wire/managed-games.ts';
import { useState, type SubmitEvent } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { codeText } from '../code-text.ts';
import { fromLocalInput } from '#kit/form/local-time.ts';
import { makeAccessCode, switchAccessCode } from '../mutations.ts';

interface CodesSectionProps {
  readonly game: ManagedGame;
  /** the game with its codes as they are now */
  readonly onChange: () => Promise<void>;
}

/** Codes that open the game: make one (it is shown this once), see how often each was used, change one, turn one off. */
export function CodesSection({ game, onChange }: CodesSectionProps) {
  const [form, setForm] = useState({ kind: 'access_code', label: '', maxUses: '', expiresAt: '' });
  const [made, setMade] = useState<string | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const attempt = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    setError(null);
    try {
      await work();
      await onChange();
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsBusy(false);
  };
  const make = (event: SubmitEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const { code } = await makeAccessCode(game.slug, {
        kind: form.kind === 'share_token' ? 'share_token' : 'access_code',
        label: form.label,
        expiresAt: fromLocalInput(form.expiresAt),
        maxUses: form.maxUses === '' ? null : Number(form.maxUses),
      });
      setMade(code);
      setForm({ ...form, label: '', maxUses: '', expiresAt: '' });
    });
  };
  const change = (key: keyof typeof form) => (event: { readonly target: { readonly value: string } }) =>
    setForm({ ...form, [key]: event.target.value });
  return (
    <section className="manage-section" aria-label={t('manage.tab.codes')}>
      {game.settings.visibility === 'code' ? null : <p className="manage-note">{t('manage.codes.unused')}</p>}
      <form className="code-form" onSubmit={make}>
        <Select
          label={t('manage.codes.kind')}
          options={[
            { value: 'access_code', label: t('manage.codes.access_code') },
            { value: 'share_token', label: t('manage.codes.share_token') },
          ]}
          value={form.kind}
          onChange={change('kind')}
        />
        <TextField
          label={t('manage.codes.label')}
          optional={t('manage.optional')}
          maxLength={80}
          value={form.label}
          onChange={change('label')}
        />
        <TextField
          label={t('manage.codes.maxUses')}
          optional={t('manage.optional')}
          type="number"
          min={1}
          value={form.maxUses}
          onChange={change('maxUses')}
        />
        <TextField
          label={t('manage.codes.expiresAt')}
          optional={t('manage.optional')}
          type="datetime-local"
          value={form.expiresAt}
          onChange={change('expiresAt')}
        />
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {t('manage.codes.make')}
        </Button>
      </form>
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
      {made ? (
        <p className="code-made" role="status">
          {t('manage.codes.made')} <code>{made}</code> {t('manage.codes.once')}
        </p>
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
