import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CAPACITIES, SUBJECTS, TAKEDOWN_LIMITS } from '#wire/takedown-requests.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { brand } from '#lib/brand.ts';
import { errorText } from '#lib/error-text.ts';
import { fieldError, useSchemaForm } from '#kit/form/use-schema-form.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { randomKey } from '#lib/random-key.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { requestTakedown } from '../mutations.ts';
import { takedownSchema, type TakedownForm } from '../takedown-schema.ts';
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
  const [error, setError] = useState<AppError | null>(null);
  const page = useSearchParams()[0].get('page') ?? '';
  const { register, handleSubmit, formState } = useSchemaForm<TakedownForm>(takedownSchema, {
    ...{ name: '', email: '', capacity: 'owner', subject: 'everything' },
    ...{ pageUrl: page, sourceUrl: '', statement: '', isTrue: false },
  });
  const { errors, isSubmitting } = formState;
  const send = async ({ sourceUrl, ...form }: TakedownForm) => {
    setError(null);
    try {
      const source = sourceUrl === '' ? null : sourceUrl;
      onStored(await requestTakedown({ ...form, requestKey, sourceUrl: source, isTrue: true }));
    } catch (thrown) {
      setError(toAppError(thrown));
    }
  };
  return (
    <form className="takedown" onSubmit={(event) => void handleSubmit(send)(event)} noValidate>
      <header>
        <h1>{t('takedown.title')}</h1>
        <p>{t('takedown.lead')}</p>
      </header>
      <TextField
        label={t('takedown.page')}
        hint={t('takedown.pageHint')}
        inputMode="url"
        maxLength={TAKEDOWN_LIMITS.url}
        error={fieldError(errors.pageUrl)}
        {...register('pageUrl')}
      />
      <Select
        label={t('takedown.subject')}
        options={SUBJECTS.map((value) => ({ value, label: t(`takedown.subject.${value}`) }))}
        error={fieldError(errors.subject)}
        {...register('subject')}
      />
      <Select
        label={t('takedown.capacity')}
        options={CAPACITIES.map((value) => ({ value, label: t(`takedown.capacity.${value}`) }))}
        error={fieldError(errors.capacity)}
        {...register('capacity')}
      />
      <Field
        label={t('takedown.statement')}
        hint={t('takedown.statementHint')}
        error={fieldError(errors.statement)}
      >
        {(control) => (
          <textarea
            {...control}
            className="ui-input"
            rows={6}
            maxLength={TAKEDOWN_LIMITS.statement}
            {...register('statement')}
          />
        )}
      </Field>
      <TextField
        label={t('takedown.source')}
        hint={t('takedown.sourceHint')}
        optional={t('form.optional')}
        inputMode="url"
        maxLength={TAKEDOWN_LIMITS.url}
        error={fieldError(errors.sourceUrl)}
        {...register('sourceUrl')}
      />
      <TextField
        label={t('takedown.name')}
        autoComplete="name"
        maxLength={TAKEDOWN_LIMITS.name}
        error={fieldError(errors.name)}
        {...register('name')}
      />
      <TextField
        label={t('takedown.email')}
        hint={t('takedown.emailHint')}
        type="email"
        autoComplete="email"
        error={fieldError(errors.email)}
        {...register('email')}
      />
      <Checkbox label={t('takedown.isTrue')} error={fieldError(errors.isTrue)} {...register('isTrue')} />
      {error ? (
        <p className="form-error" role="alert">
          <strong>{errorText(error).title}</strong> {errorText(error).help}
        </p>
      ) : null}
      <Button type="submit" kind="primary" size="large" isWide isBusy={isSubmitting}>
        {t('takedown.send')}
      </Button>
      <p className="muted">
        {t('takedown.byMail')}{' '}
        <TextLink href={`mailto:${brand().serviceEmail}`}>{brand().serviceEmail}</TextLink>
      </p>
    </form>
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
