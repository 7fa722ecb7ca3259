import { formatCountry } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormNumber } from '#kit/form/form-number.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import type { FieldOf } from '#kit/form/field-binding.ts';
import type { AddressForm } from './address-form.ts';

/** Where most who keep a dossier look; a home that came from elsewhere keeps its own. */
const COUNTRIES = ['GB', 'ES', 'US', 'IE', 'FR', 'PT', 'IT', 'DE', 'NL', 'CA', 'AU', 'NZ'] as const;

/** The fields of a home's name and place. */
export function AddressFields({ field }: { readonly field: FieldOf<AddressForm> }) {
  const optional = t('dossierOverview.optional');
  const country = field('countryCode');
  return (
    <>
      <div className="dossier-fields">
        <FormText {...field('addressLine')} label={t('dossierOverview.address')} />
        <FormText {...field('town')} label={t('dossierOverview.town')} optional={optional} />
        <FormText
          {...field('postcode')}
          label={t('dossierOverview.postcode')}
          hint={t('dossierOverview.postcodeHint')}
          optional={optional}
        />
        <FormChoice
          {...country}
          label={t('dossierOverview.country')}
          options={[...new Set([country.value, ...COUNTRIES])].map((code) => ({
            value: code,
            label: formatCountry(code),
          }))}
        />
      </div>
      <details>
        <summary>{t('dossierOverview.moreFields')}</summary>
        <div className="dossier-fields">
          <FormText
            {...field('title')}
            label={t('dossierOverview.title')}
            hint={t('dossierOverview.titleHint')}
            optional={optional}
          />
          <FormText
            {...field('sourceUrl')}
            label={t('dossierOverview.page')}
            hint={t('dossierOverview.pageHint')}
            optional={optional}
          />
          <FormNumber {...field('latitude')} label={t('dossierOverview.latitude')} optional={optional} />
          <FormNumber
            {...field('longitude')}
            label={t('dossierOverview.longitude')}
            hint={t('dossierOverview.longitudeHint')}
            optional={optional}
          />
        </div>
      </details>
    </>
  );
}
