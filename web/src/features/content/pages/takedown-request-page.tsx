import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CAPACITIES, SUBJECTS } from '#wire/takedown-requests.ts';
import { brand } from '#lib/brand.ts';
import { FormCheck } from '#kit/form/form-check.tsx';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormLongText } from '#kit/form/form-long-text.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { randomKey } from '#lib/random-key.ts';
import { TextLink } from '#ui/text-link.tsx';
import { requestTakedown } from '../mutations.ts';
import { takedownSchema } from '../takedown-schema.ts';
import '../takedown.css';

/** Rights holders ask for a home, its photos or its address to be taken down. No account is needed. */
export function Component() {
  const [reference, setReference] = useState<string | null>(null);
  return (
    <div className="page" data-width="narrow">
      {reference === null ? <RequestForm onStored={setReference} /> : <Stored reference={reference} />}
    </div>
  );
}

function RequestForm({ onStored }: { readonly onStored: (reference: string) => void }) {
  // One key for one request: sending it again after a lost answer stores it once.
  const [requestKey] = useState(randomKey);
  const page = useSearchParams()[0].get('page') ?? '';
  const form = useSchemaForm({
    schema: takedownSchema,
    start: {
      name: '',
      email: '',
      capacity: 'owner',
      subject: 'everything',
      pageUrl: page,
      sourceUrl: '',
      statement: '',
      isTrue: false,
    },
    says: {
      name: 'takedown.nameMissing',
      pageUrl: 'takedown.pageMissing',
      statement: 'takedown.statementShort',
      isTrue: 'takedown.isTrueMissing',
    },
    send: async ({ sourceUrl, ...request }) => {
      const source = sourceUrl === '' ? null : sourceUrl;
      onStored(await requestTakedown({ ...request, requestKey, sourceUrl: source, isTrue: true }));
    },
  });
  const { field } = form;
  return (
    <FormFrame form={form} submit={t('takedown.send')} className="takedown" isWide>
      <header>
        <h1>{t('takedown.title')}</h1>
        <p>{t('takedown.lead')}</p>
      </header>
      <FormText
        {...field('pageUrl')}
        label={t('takedown.page')}
        hint={t('takedown.pageHint')}
        inputMode="url"
      />
      <FormChoice
        {...field('subject')}
        label={t('takedown.subject')}
        options={SUBJECTS.map((value) => ({ value, label: t(`takedown.subject.${value}`) }))}
      />
      <FormChoice
        {...field('capacity')}
        label={t('takedown.capacity')}
        options={CAPACITIES.map((value) => ({ value, label: t(`takedown.capacity.${value}`) }))}
      />
      <FormLongText
        {...field('statement')}
        label={t('takedown.statement')}
        hint={t('takedown.statementHint')}
        rows={6}
      />
      <FormText
        {...field('sourceUrl')}
        label={t('takedown.source')}
        hint={t('takedown.sourceHint')}
        optional={t('form.optional')}
        inputMode="url"
      />
      <FormText {...field('name')} label={t('takedown.name')} autoComplete="name" />
      <FormText
        {...field('email')}
        label={t('takedown.email')}
        hint={t('takedown.emailHint')}
        type="email"
        autoComplete="email"
      />
      <FormCheck {...field('isTrue')} label={t('takedown.isTrue')} />
      <p className="muted">
        {t('takedown.byMail')}{' '}
        <TextLink href={`mailto:${brand().serviceEmail}`}>{brand().serviceEmail}</TextLink>
      </p>
    </FormFrame>
  );
}

function Stored({ reference }: { readonly reference: string }) {
  return (
    <div className="takedown" role="status">
      {/* The button that was pressed is gone: go on reading here. */}
      <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('takedown.stored')}
      </h1>
      <p>{t('takedown.storedNext')}</p>
      <p>
        {t('takedown.reference')} <code>{reference}</code>
      </p>
      <p>
        <TextLink as={Link} to={PATHS.home} look="secondary">
          {t('errors.home')}
        </TextLink>
      </p>
    </div>
  );
}
