import { useState } from 'react';
import { embedDomainFault } from '#functions/_shared/embed-domain.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';

interface EmbedFieldProps {
  readonly domains: readonly string[];
  readonly onChange: (domains: string[]) => void;
}

/** The sites that may show the game inside a page of theirs; no site may unless it stands here. */
export function EmbedField({ domains, onChange }: EmbedFieldProps) {
  const [text, setText] = useState('');
  const domain = domainOf(text);
  const fault = text.trim() === '' ? null : embedDomainFault(domain);
  const canAdd = domain !== '' && fault === null;
  const add = () => {
    if (!canAdd) return;
    onChange([...new Set([...domains, domain])].slice(0, 20));
    setText('');
  };
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={2}>
        {domains.map((one) => (
          <li key={one}>
            <code>{one}</code> {embedDomainFault(one) ? t('rules.embed.refused') : null}{' '}
            <Button
              size="small"
              kind="quiet"
              aria-label={t('rules.embed.remove', { domain: one })}
              onClick={() => onChange(domains.filter((other) => other !== one))}
            >
              ✕
            </Button>
          </li>
        ))}
      </Stack>
      <TextField
        label={t('rules.embed')}
        hint={t('rules.embed.hint')}
        optional={t('form.optional')}
        error={fault ? t(`rules.embed.${fault}`) : undefined}
        placeholder="www.example.com"
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <div>
        <Button size="small" onClick={add} disabled={!canAdd}>
          {t('rules.embed.add')}
        </Button>
      </div>
    </Stack>
  );
}

/** The host of what was typed, which may be a whole address. Whether a site may be named so is for the rule to say. */
export function domainOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '');
}
