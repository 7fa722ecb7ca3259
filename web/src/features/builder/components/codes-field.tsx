import { useState } from 'react';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useBuilder } from '../builder-context.ts';
import { fromLocalInput } from '../manage/local-time.ts';

/** Letters and digits that nobody mistakes for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Codes that open the game, each with as many uses as it has; they are shown here until the game is published. */
export function CodesField() {
  const { document, change } = useBuilder();
  const [code, setCode] = useState('');
  const [uses, setUses] = useState('');
  const [expires, setExpires] = useState('');
  const add = (text: string) => {
    const plain = text.trim().toUpperCase();
    if (plain.length < 4 || document.codes.some((one) => one.code === plain)) return;
    const most = Number(uses);
    const maxUses = Number.isInteger(most) && most > 0 && most <= 100_000 ? most : null;
    change((old) => ({
      ...old,
      codes: [...old.codes, { code: plain, maxUses, expiresAt: fromLocalInput(expires) }],
    }));
    setCode('');
  };
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
              aria-label={t('builder.codes.remove', { code: one.code })}
              onClick={() =>
                change((old) => ({ ...old, codes: old.codes.filter((other) => other.code !== one.code) }))
              }
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
      <div className="builder-fields">
        <TextField
          label={t('builder.codes.code')}
          hint={t('builder.codes.hint')}
          maxLength={40}
          autoComplete="off"
          value={code}
          onChange={({ currentTarget: { value } }) => setCode(value)}
        />
        <TextField
          label={t('builder.codes.maxUses')}
          optional={t('builder.optional')}
          inputMode="numeric"
          value={uses}
          onChange={({ currentTarget: { value } }) => setUses(value.replace(/\D/g, '').slice(0, 6))}
        />
        <TextField
          label={t('builder.codes.expiresAt')}
          hint={t('builder.codes.expiresAt.hint')}
          optional={t('builder.optional')}
          type="datetime-local"
          value={expires}
          onChange={({ currentTarget: { value } }) => setExpires(value)}
        />
      </div>
      <div className="builder-actions">
        <Button size="small" onClick={() => add(code)} disabled={code.trim().length < 4}>
          {t('builder.codes.add')}
        </Button>
        <Button size="small" kind="quiet" onClick={() => add(randomCode())}>
          {t('builder.codes.random')}
        </Button>
      </div>
    </div>
  );
}

function randomCode(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(8));
  return Array.from(numbers, (number) => LETTERS[number % LETTERS.length] ?? 'A').join('');
}
