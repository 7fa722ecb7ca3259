import { useState } from 'react';
import { z } from 'zod';
import type { ConsentPurpose, LeadKind } from '#domain/leads.ts';
import { leadFields, type LeadForm } from '#wire/leads.ts';
import { toAppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { FormCheck } from '#kit/form/form-check.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormLongText } from '#kit/form/form-long-text.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { Button } from '#ui/button.tsx';
import { askAgency, openLeadForm, type LeadPlace } from './lead-calls.ts';
import './leads.css';

const schema = z.object({
  ...leadFields,
  mayAnswer: z.boolean().refine((may) => may),
  mayTellBias: z.boolean(),
  mayTellNews: z.boolean(),
  /** out of sight: whoever fills it in is a program */
  website: z.string().max(200),
});
/** A question has words; what one's home is worth needs none. */
const withQuestion = schema.extend({ message: leadFields.message.min(1) });

interface LeadFormPanelProps {
  readonly kind: LeadKind;
  readonly form: LeadForm;
  readonly place: LeadPlace;
  readonly onClose?: () => void;
}

/** The form of a question to an agency, and what is to be done once it is sent. */
export function LeadFormPanel(props: LeadFormPanelProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <Fields {...props} onSent={setSentTo} />;
  return (
    <div role="status" className="ask-agency-sent">
      {/* The button that was pressed is gone: go on reading here. */}
      <h3 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('leads.sent')}
      </h3>
      <p>{t('leads.sentHelp', { email: sentTo, agency: props.form.agency })}</p>
    </div>
  );
}

interface FieldsProps extends LeadFormPanelProps {
  readonly onSent: (email: string) => void;
}

function Fields({ kind, form: opened, place, onClose, onSent }: FieldsProps) {
  const [ticket, setTicket] = useState(opened.ticket);
  const { agency } = opened;
  const words: Readonly<Record<ConsentPurpose, string>> = {
    answer: t('leads.consent.answer', { agency }),
    bias: t('leads.consent.bias', { agency }),
    news: t('leads.consent.news', { agency }),
  };
  const form = useSchemaForm({
    schema: kind === 'valuation' ? schema : withQuestion,
    start: {
      ...{ name: '', email: '', message: '', phone: '', ownHome: '', website: '' },
      ...{ mayAnswer: false, mayTellBias: false, mayTellNews: false },
    },
    says: {
      name: 'leads.nameMissing',
      email: 'leads.emailWrong',
      phone: 'leads.phoneShort',
      message: 'leads.messageMissing',
      mayAnswer: 'leads.consentMissing',
    },
    send: async ({ mayAnswer: _, mayTellBias, mayTellNews, phone, ownHome, website, ...typed }) => {
      const agreed: ConsentPurpose[] = [
        'answer',
        ...(mayTellBias ? (['bias'] as const) : []),
        ...(mayTellNews ? (['news'] as const) : []),
      ];
      const question = {
        ...typed,
        kind,
        phone: phone === '' ? null : phone,
        ownHome: ownHome === '' ? null : ownHome,
        website: website === '' ? null : website,
        consents: agreed.map((purpose) => ({ purpose, text: words[purpose] })),
      };
      try {
        await askAgency({ ...question, ticket });
      } catch (thrown) {
        // Open for more than a day: another ticket, and the same words.
        if (toAppError(thrown).code !== 'form_expired') throw thrown;
        const next = await openLeadForm(place);
        setTicket(next.ticket);
        throw thrown;
      }
      onSent(typed.email);
    },
  });
  const { field } = form;
  return (
    <FormFrame
      form={form}
      submit={t('leads.send')}
      sending={t('leads.sending')}
      errorNote={t('leads.errorNote')}
      others={onClose ? <Button onClick={onClose}>{t('leads.cancel')}</Button> : undefined}
    >
      <h3>{t(`leads.form.${kind}`, { agency })}</h3>
      {kind === 'valuation' ? (
        <FormText
          {...field('ownHome')}
          label={t('leads.ownHome')}
          hint={t('leads.ownHomeHint')}
          optional={t('form.optional')}
          autoComplete="street-address"
        />
      ) : null}
      <FormLongText
        {...field('message')}
        label={t(kind === 'valuation' ? 'leads.messageOfValuation' : 'leads.message')}
        optional={kind === 'valuation' ? t('form.optional') : undefined}
        rows={4}
      />
      <FormText {...field('name')} label={t('leads.name')} autoComplete="name" />
      <FormText
        {...field('email')}
        label={t('leads.email')}
        hint={t('leads.emailHint')}
        type="email"
        autoComplete="email"
      />
      <FormText
        {...field('phone')}
        label={t('leads.phone')}
        hint={t('leads.phoneHint')}
        optional={t('form.optional')}
        inputMode="tel"
        autoComplete="tel"
      />
      <Trap value={form.values.website} onChange={field('website').onChange} />
      <fieldset className="ask-agency-consents">
        <legend>{t('leads.consents')}</legend>
        <FormCheck {...field('mayAnswer')} label={words.answer} />
        {opened.canTellBias ? <FormCheck {...field('mayTellBias')} label={words.bias} /> : null}
        <FormCheck {...field('mayTellNews')} label={words.news} />
      </fieldset>
      <p className="muted">{t('leads.after', { agency })}</p>
    </FormFrame>
  );
}

interface TrapProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that no person meets, by sight, key or voice. */
function Trap({ value, onChange }: TrapProps) {
  return (
    <div className="ask-agency-trap" aria-hidden="true">
      <label>
        {t('leads.trap')}
        <input
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
    </div>
  );
}
