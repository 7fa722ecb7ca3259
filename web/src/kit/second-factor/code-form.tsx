import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import type { SecondFactor } from '#lib/awaits-code.ts';
import { t } from '#lib/i18n.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { Select } from '#ui/select.tsx';
import './second-factor.css';

/** Apps show the six digits in two groups, and people type them so. */
const schema = z.object({ code: z.string().regex(/^\s*\d{3}\s?\d{3}\s*$/) });

interface CodeFormProps {
  /** whose code is asked for; with several the person chooses, and the first is chosen already */
  readonly factors: readonly SecondFactor[];
  readonly submit: string;
  readonly sending?: string;
  readonly kind?: 'primary' | 'danger';
  readonly isWide?: boolean;
  /** other buttons, before the one that sends */
  readonly others?: ReactNode;
  /** what the code is given for; what it throws is shown, and the digits stay */
  readonly send: (factorId: string, code: string) => Promise<void>;
}

/** Asks for the six digits that an authenticator app shows. */
export function CodeForm({ factors, send, ...frame }: CodeFormProps) {
  const [chosen, setChosen] = useState('');
  const factorId = factors.find(({ id }) => id === chosen)?.id ?? factors[0]?.id;
  const form = useSchemaForm({
    schema,
    start: { code: '' },
    says: { code: 'secondFactor.digits' },
    refusals: { mfa_verification_failed: 'code' },
    send: async ({ code }) => {
      if (factorId) await send(factorId, code.replaceAll(/\s/g, ''));
    },
  });
  return (
    <FormFrame form={form} className="code-form" {...frame}>
      {factors.length > 1 ? (
        <Select
          label={t('secondFactor.which')}
          value={factorId}
          onChange={(event) => setChosen(event.currentTarget.value)}
          options={factors.map(({ id, name }) => ({ value: id, label: name || t('secondFactor.unnamed') }))}
        />
      ) : null}
      <FormText
        {...form.field('code')}
        className="code-form-digits"
        label={t('secondFactor.code')}
        hint={t('secondFactor.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </FormFrame>
  );
}
