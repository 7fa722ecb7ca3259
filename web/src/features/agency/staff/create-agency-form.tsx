import { z } from 'zod';
import { CURRENCIES } from '#domain/currencies.ts';
import { createAgency } from '#wire/agencies.ts';
import { callRpc } from '#lib/api.ts';
import { locale, t } from '#lib/i18n.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { currencyName } from '#ui/currency-name.ts';
import { showToast } from '#ui/toasts.ts';

const schema = createAgency.takes.pick({ key: true, displayName: true }).extend({
  currency: z.string().length(3),
  locales: z.string().trim().min(2).max(200),
  ownerEmail: z.union([z.literal(''), z.email().max(254)]),
});

/** A new agency with its subdomain; its owner is invited by mail. */
export function CreateAgencyForm({ onCreated }: { readonly onCreated: () => void }) {
  const form = useSchemaForm({
    schema,
    start: { key: '', displayName: '', currency: 'GBP', locales: 'en-GB', ownerEmail: '' },
    refusals: { key_taken: 'key' },
    send: async ({ locales, ...rest }) => {
      await callRpc('create_agency', { ...rest, locales: locales.split(/[\s,]+/) }, { attempts: 1 });
      showToast({ tone: 'good', text: t('agencyOffice.staff.created', { agency: rest.displayName }) });
      form.reset({ ...form.values, key: '', displayName: '', ownerEmail: '' });
      onCreated();
    },
  });
  return (
    <FormFrame form={form} submit={t('agencyOffice.staff.createNow')}>
      <FormText
        {...form.field('displayName')}
        autoComplete="off"
        label={t('agencyOffice.field.displayName')}
      />
      <FormText
        {...form.field('key')}
        autoComplete="off"
        label={t('agencyOffice.staff.key')}
        hint={t('agencyOffice.staff.keyHint')}
      />
      <FormText
        {...form.field('locales')}
        autoComplete="off"
        label={t('agencyOffice.field.supportedLocales')}
        hint={t('agencyOffice.staff.localesHint')}
      />
      <FormChoice
        {...form.field('currency')}
        label={t('agencyOffice.field.currency')}
        options={CURRENCIES.map(({ code }) => ({
          value: code as string,
          label: `${code} · ${currencyName(code, locale())}`,
        }))}
      />
      <FormText
        {...form.field('ownerEmail')}
        type="email"
        autoComplete="off"
        label={t('agencyOffice.staff.owner')}
        hint={t('agencyOffice.staff.ownerHint')}
      />
    </FormFrame>
  );
}
