import { useState } from 'react';
import type { LeadRules } from '#wire/lead-rules.ts';
import { saveLeadRules as rulesCall } from '#wire/lead-rules.ts';
import { plural, t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import { useEdits, type Saved } from '#kit/edits/use-edits.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { FormCheck } from '#kit/form/form-check.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { CopyField } from '#kit/sharing/copy-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { z } from 'zod';
import type { Agency } from '../frame/agency-here.ts';
import { readLeadRules, saveLeadRules } from './lead-calls.ts';
import '#kit/form/form.css';
import './loop.css';

const { takesLeads, tellsByMail } = rulesCall.takes.shape;
const schema = z.object({
  takesLeads,
  tellsByMail,
  keepDays: z
    .string()
    .regex(/^\d{2,4}$/)
    .refine((days) => Number(days) >= 30 && Number(days) <= 1_825),
  hookUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ })]),
});
type Fields = { takesLeads: boolean; tellsByMail: boolean; keepDays: string; hookUrl: string };

/** How an agency takes questions: whether, how long they are kept, and what else hears of them. */
export function LeadRulesScreen({ agency }: { readonly agency: Agency }) {
  const call = useCall(['lead rules', agency.id], () => readLeadRules(agency.id));
  return (
    <>
      <h1>{t('agencyLoop.rules.title')}</h1>
      <p className="lead">{t('agencyLoop.rules.lead')}</p>
      <CallView call={call} waiting={<Skeleton height="16rem" />} failed={t('agencyLoop.rules.failed')}>
        {(rules) => <RulesForm agency={agency} rules={rules} />}
      </CallView>
    </>
  );
}

function RulesForm({ agency, rules }: { readonly agency: Agency; readonly rules: LeadRules }) {
  const [secret, setSecret] = useState<string | null>(null);
  const edits = useEdits<Fields, number>({
    storageKey: `lead-rules:${agency.id}`,
    loaded: savedOf(rules),
    save: async ({ keepDays, hookUrl, ...choice }, version) => {
      const next = await saveLeadRules(agency.id, {
        ...choice,
        version,
        keepDays: Number(keepDays),
        hookUrl: hookUrl === '' ? null : hookUrl,
      });
      if (next.secret) setSecret(next.secret);
      return savedOf(next);
    },
    reload: async () => savedOf(await readLeadRules(agency.id)),
    check: (fields) =>
      (['keepDays', 'hookUrl'] as const).filter((key) => !schema.shape[key].safeParse(fields[key]).success),
  });
  const field = bindFields(schema, edits.fields, edits.set);
  return (
    <div className="form loop-form">
      <FormCheck
        {...field('takesLeads')}
        label={t('agencyLoop.rules.takesLeads')}
        hint={t('agencyLoop.rules.takesLeadsHint')}
      />
      <FormCheck {...field('tellsByMail')} label={t('agencyLoop.rules.tellsByMail')} />
      <FormText
        {...field('keepDays')}
        label={t('agencyLoop.rules.keepDays')}
        hint={t('agencyLoop.rules.keepDaysHint')}
        inputMode="numeric"
      />
      <FormText
        {...field('hookUrl')}
        label={t('agencyLoop.rules.hookUrl')}
        hint={t('agencyLoop.rules.hookUrlHint')}
        optional={t('form.optional')}
        inputMode="url"
      />
      {rules.hookFailures === 0 ? null : (
        <p className="form-error">{plural('agencyLoop.rules.hookFailures', rules.hookFailures)}</p>
      )}
      {secret === null ? null : (
        <div role="status">
          <p>{t('agencyLoop.rules.secretHelp')}</p>
          <CopyField label={t('agencyLoop.rules.secret')} text={secret} />
        </div>
      )}
      <EditsFoot
        edits={edits}
        nameOf={(key) => t(`agencyLoop.rules.${isField(key) ? key : 'title'}`)}
        showValue={(_, value) =>
          typeof value === 'boolean' ? t(value ? 'agencyLoop.yes' : 'agencyLoop.no') : String(value)
        }
      />
    </div>
  );
}

function isField(key: string): key is keyof Fields {
  return key in schema.shape;
}

function savedOf(rules: LeadRules): Saved<Fields, number> {
  const { takesLeads: takes, tellsByMail: tells, keepDays, hookUrl, version } = rules;
  return {
    fields: { takesLeads: takes, tellsByMail: tells, keepDays: String(keepDays), hookUrl: hookUrl ?? '' },
    version,
  };
}
