import { z } from 'zod';
import { GUIDED_COUNTRIES } from '#domain/dossier/guide/stages.ts';
import { formatCountry } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { addHome, saidFacts } from '#kit/dossiers/dossier-calls.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { today } from '../tasks/today.ts';
import { moneyOf, type Opening } from './use-open.ts';

const COUNTRIES = [...GUIDED_COUNTRIES, 'IE', 'FR', 'PT', 'IT', 'DE'] as const;

const addressForm = z.object({
  address: z.string().trim().min(1).max(160),
  postcode: z.string().trim().max(20),
  country: z.enum(COUNTRIES),
  priceMinor: z.number().int().positive().nullable(),
});

/** Opens a dossier from what somebody types of a home. */
export function OpenByAddress({ opening }: { readonly opening: Opening }) {
  const form = useSchemaForm({
    schema: addressForm,
    start: { address: '', postcode: '', country: 'GB', priceMinor: null },
    says: { address: 'dossier.open.addressMissing' },
    send: ({ address, postcode, country, priceMinor }) => {
      const currency = moneyOf(country);
      return opening.run({ title: address, countryCode: country, currency }, (dossierId, id) =>
        addHome(dossierId, id, {
          ...{ title: address, addressLine: address, town: '', postcode, countryCode: country },
          facts: saidFacts(
            { price_minor: priceMinor, currency: priceMinor === null ? null : currency },
            'typed',
            today(),
          ),
        }),
      );
    },
  });
  const { field, values } = form;
  return (
    <FormFrame
      form={form}
      submit={t(opening.into === null ? 'dossier.open.open' : 'dossier.open.addHome')}
      className="dossier-form"
    >
      <FormText {...field('address')} label={t('dossier.open.address')} />
      <div className="dossier-fields">
        <FormText
          {...field('postcode')}
          label={t('dossier.open.postcode')}
          optional={t('dossierNotes.optional')}
        />
        <FormChoice
          {...field('country')}
          label={t('dossier.open.country')}
          options={COUNTRIES.map((value) => ({ value, label: formatCountry(value) }))}
        />
        <FormMoney
          {...field('priceMinor')}
          label={t('dossier.open.price')}
          optional={t('dossierNotes.optional')}
          currency={moneyOf(values.country)}
        />
      </div>
    </FormFrame>
  );
}
