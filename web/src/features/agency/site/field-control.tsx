import { lazy, Suspense } from 'react';
import type { z } from 'zod';
import { limitsOf } from '#kit/form/field-limits.ts';
import { issueText } from '#kit/form/issue-text.ts';
import type { FieldValue } from '#kit/edits/merge-edits.ts';
import { isMessageKey, t, type MessageKey } from '#lib/i18n.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { controlOf } from '#wire/site-parts.ts';
import type { SiteChoices } from '#wire/site.ts';
import { fromForm } from './field-keys.ts';
import { fieldName } from './field-name.ts';
import { ItemsField } from './items-field.tsx';
import { NumberField } from './number-field.tsx';
import { PictureField } from './picture-field.tsx';

/** The editor is large: it comes with the first field that needs it. */
const RichField = lazy(async () => ({ default: (await import('./rich-field.tsx')).RichField }));

interface FieldControlProps {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly value: FieldValue;
  readonly onChange: (value: FieldValue) => void;
  readonly choices: SiteChoices;
  /** what another language says where this one is empty */
  readonly fallback?: string | undefined;
}

/** A field of a page as its schema says that it is edited. */
export function FieldControl({ name, schema, value, onChange, choices, fallback }: FieldControlProps) {
  const control = controlOf(schema);
  const kept = fromForm(value, control);
  const issue = kept === null ? undefined : schema.safeParse(kept).error?.issues[0];
  const error = issue && (issue.code === 'custom' ? t(customFault(control)) : issueText(issue));
  const text = typeof value === 'string' ? value : '';
  const label = fieldName(name);
  const hint = hintOf(name);
  const { maxLength } = limitsOf(schema);
  const ofLine = {
    label,
    hint,
    error,
    value: text,
    placeholder: fallback,
    ...(maxLength === undefined ? {} : { maxLength }),
  };
  switch (control) {
    case 'words':
      return <TextArea {...ofLine} rows={4} onChange={(event) => onChange(event.currentTarget.value)} />;
    case 'rich':
      return (
        <Suspense fallback={<Skeleton height="14rem" />}>
          <RichField label={label} value={text} onChange={onChange} error={error} />
        </Suspense>
      );
    case 'picture':
      return <PictureField label={label} value={kept} onChange={onChange} />;
    case 'items':
      return <ItemsField label={label} schema={schema} value={kept} onChange={onChange} />;
    case 'switch':
      return (
        <Checkbox
          label={label}
          checked={value !== false}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'number':
      return <NumberField label={label} hint={hint} value={value} error={error} onChange={onChange} />;
    case 'side':
    case 'game':
    case 'area':
      return (
        <Select
          label={label}
          value={text}
          options={optionsOf(control, choices)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    default:
      return <TextField {...ofLine} onChange={(event) => onChange(event.currentTarget.value)} />;
  }
}

function customFault(control: string): MessageKey {
  return control === 'rich' ? 'agencySite.fault.rich' : 'agencySite.fault.link';
}

function hintOf(name: string): string | undefined {
  const key = `agencySite.hint.${name}`;
  return isMessageKey(key) ? t(key) : undefined;
}

function optionsOf(control: 'side' | 'game' | 'area', { games, areas }: SiteChoices) {
  if (control === 'side')
    return (['start', 'end'] as const).map((value) => ({ value, label: t(`agencySite.side.${value}`) }));
  const none = { value: '', label: t('agencySite.choice.none') };
  return control === 'game'
    ? [none, ...games.map(({ slug, title }) => ({ value: slug, label: title }))]
    : [none, ...areas.map(({ id, name }) => ({ value: id, label: name }))];
}
