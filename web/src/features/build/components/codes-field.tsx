import { useState } from 'react';
import { draftCode, type DraftDocument } from '#wire/drafts.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useBuilder } from '../builder-context.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { limitsOf } from '#kit/form/field-limits.ts';
import { CodeLimitsFields } from '#kit/games/rules/code-limits-fields.tsx';

/** Letters and digits that nobody mistakes for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

type CodeLimits = Pick<DraftDocument['codes'][number], 'maxUses' | 'expiresAt'>;

/** Codes that open the game, each with its uses and its end, which may change; they are shown here until the game is published. */
export function CodesField() {
  const { document, change } = useBuilder();
  const [code, setCode] = useState('');
  const [limits, setLimits] = useState<CodeLimits>({ maxUses: null, expiresAt: null });
  const [edited, setEdited] = useState<string | null>(null);
  const add = (text: string) => {
    const plain = text.trim().toUpperCase();
    if (!isCode(plain) || document.codes.some((one) => one.code === plain)) return;
    change((old) => ({ ...old, codes: [...old.codes, { code: plain, ...limits }] }));
    setCode('');
  };
  const edit = (which: string, to: CodeLimits) =>
    change((old) => ({
      ...old,
      codes: old.codes.map((one) => (one.code === which ? { ...one, ...to } : one)),
    }));
  return (
    <div className="builder-codes">
      <ul>
        {document.codes.map((one) => (
          <li key={one.code}>
            <code>{one.code}</code>{' '}
            <span className="muted">
              {one.maxUses === null
                ? t('builder.codes.unlimited')
                : t('builder.codes.uses', { count: one.maxUses })}
              {one.expiresAt === null
                ? null
                : ` · ${t('builder.codes.until', { time: formatTime(one.expiresAt) })}`}
            </span>{' '}
            <Button
              size="small"
              kind="quiet"
              aria-expanded={edited === one.code}
              aria-label={t('builder.codes.change', { code: one.code })}
              onClick={() => setEdited(edited === one.code ? null : one.code)}
            >
              {t('manage.codes.change')}
            </Button>
            <Button
              size="small"
              kind="quiet"
              aria-label={t('builder.codes.remove', { code: one.code })}
              onClick={() =>
                change((old) => ({ ...old, codes: old.codes.filter((other) => other.code !== one.code) }))
              }
            >
              ✕
            </Button>
            {edited === one.code ? (
              <div className="builder-fields">
                <LimitFields limits={one} onChange={(to) => edit(one.code, to)} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <div className="builder-fields">
        <TextField
          label={t('builder.codes.code')}
          hint={t('builder.codes.hint')}
          maxLength={limitsOf(draftCode.shape.code).maxLength}
          autoComplete="off"
          value={code}
          onChange={({ currentTarget: { value } }) => setCode(value)}
        />
        <LimitFields limits={limits} onChange={setLimits} />
      </div>
      <div className="builder-actions">
        <Button size="small" onClick={() => add(code)} disabled={!isCode(code)}>
          {t('builder.codes.add')}
        </Button>
        <Button size="small" kind="quiet" onClick={() => add(randomCode())}>
          {t('builder.codes.random')}
        </Button>
      </div>
    </div>
  );
}

interface LimitFieldsProps {
  readonly limits: CodeLimits;
  readonly onChange: (limits: CodeLimits) => void;
}

function LimitFields({ limits, onChange }: LimitFieldsProps) {
  const field = bindFields(draftCode, limits, (name, value) => onChange({ ...limits, [name]: value }));
  return <CodeLimitsFields maxUses={field('maxUses')} expiresAt={field('expiresAt')} />;
}

function isCode(text: string): boolean {
  return draftCode.shape.code.safeParse(text).success;
}

function randomCode(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(8));
  return Array.from(numbers, (number) => LETTERS[number % LETTERS.length] ?? 'A').join('');
}
