import { useState } from 'react';
import type { z } from 'zod';
import { t } from '#lib/i18n.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormMoney } from '#kit/form/form-money.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { currencyOfCountry } from '#functions/_shared/reader/texts/currency-signs.ts';
import type { Scene } from '../notes/scene.ts';
import { AddressFields } from './address-fields.tsx';
import { newHomeForm, rowOfAddress, type AddressForm } from './address-form.ts';
import { addHome, readSceneAgain } from './home-calls.ts';
import { today } from '../tasks/today.ts';

interface AddHomeProps {
  readonly scene: Scene;
  /** open from the start, where there is nothing else to do */
  readonly isOpen?: boolean;
  readonly onAdded: (id: string) => void;
}

/** A further home: its address is enough, and what is asked for it where that is known. */
export function AddHome({ scene, isOpen = false, onAdded }: AddHomeProps) {
  const [id, setId] = useState(() => crypto.randomUUID());
  const start: AddressForm = {
    ...{ title: '', addressLine: '', town: '', postcode: '', countryCode: scene.country },
    ...{ latitude: null, longitude: null, sourceUrl: '', priceMinor: null },
  };
  const form = useSchemaForm<AddressForm, z.output<typeof newHomeForm>>({
    schema: newHomeForm,
    start,
    says: {
      addressLine: 'dossierOverview.addressMissing',
      countryCode: 'dossierOverview.countryWrong',
      sourceUrl: 'dossierOverview.pageWrong',
    },
    send: async (said) => {
      const { priceMinor } = said;
      const currency = currencyOf(said.countryCode);
      const fact = (value: unknown) => ({ value, source: 'typed', on: today() });
      await addHome({
        id,
        dossierId: scene.dossierId,
        ...rowOfAddress(said),
        facts: priceMinor === null ? {} : { price_minor: fact(priceMinor), currency: fact(currency) },
      });
      form.reset(start);
      // The next one is another home.
      setId(crypto.randomUUID());
      await readSceneAgain(scene.dossierId);
      onAdded(id);
    },
  });
  return (
    <details className="dossier-ready" open={isOpen || undefined}>
      <summary>{t('dossierOverview.add')}</summary>
      <FormFrame form={form} submit={t('dossierOverview.addSubmit')} className="dossier-form">
        <AddressFields field={form.field} />
        <FormMoney
          {...form.field('priceMinor')}
          label={t('dossierOverview.price')}
          optional={t('dossierOverview.optional')}
          currency={currencyOf(form.values.countryCode)}
        />
      </FormFrame>
    </details>
  );
}

function currencyOf(country: string): string {
  return currencyOfCountry(country.trim().toUpperCase()) ?? 'GBP';
}
