import { useState } from 'react';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { AgencySite } from '#wire/site.ts';
import type { Agency } from '../frame/agency-here.ts';
import { fieldName } from './field-name.ts';
import { readKey, typedFields } from './field-keys.ts';
import { localeName } from './locale-name.ts';
import { RowFields } from './row-fields.tsx';
import { sayValue } from './say-value.ts';
import { readAgencySite } from './site-calls.ts';
import { useSiteEdits } from './use-site-edits.ts';
import './site.css';

/** The text at the foot of every page, and whether the agency's pages on social networks stand there. */
export function FooterRoom({ agency }: { readonly agency: Agency }) {
  const site = useCall(['agency site', agency.key], () => readAgencySite(agency.key));
  return (
    <>
      <h1>{t('agencySite.footer.title')}</h1>
      <p className="lead">{t('agencySite.footer.lead')}</p>
      <p>
        <TextLink as={Link} to={`${agency.basePath}/agency/general`}>
          {t('agencySite.footer.social')}
        </TextLink>
      </p>
      <CallView call={site} waiting={<Skeleton height="20rem" />} failed={t('agencySite.pages.failed')}>
        {(answer) => <Footer brand={agency.key} site={answer} />}
      </CallView>
    </>
  );
}

function Footer({ brand, site }: { readonly brand: string; readonly site: AgencySite }) {
  const { id, locales, choices } = site;
  const [locale, setLocale] = useState(locales[0] ?? 'en-GB');
  const ofFooter = (fields: AgencySite['fields']) =>
    fields.filter(({ row, field }) => row === id && (field === 'footer' || field === 'social'));
  const kindOf = () => 'site';
  const edits = useSiteEdits({
    brand,
    storageKey: `site footer ${id}`,
    stored: ofFooter(site.fields),
    kindOf,
    reload: async () => ofFooter((await readAgencySite(brand)).fields),
  });
  return (
    <div className="site-fields">
      <Select
        label={t('agencySite.language')}
        value={locale}
        options={locales.map((one) => ({ value: one, label: localeName(one) }))}
        onChange={(event) => setLocale(event.currentTarget.value)}
      />
      <RowFields
        key={locale}
        row={id}
        of="site"
        locale={locale}
        locales={locales}
        edits={edits}
        choices={choices}
        typed={typedFields(edits.fields, kindOf)}
      />
      <EditsFoot
        edits={edits}
        nameOf={(key) => {
          const { field, locale: of } = readKey(key);
          return of === '' ? fieldName(field) : `${fieldName(field)} · ${localeName(of)}`;
        }}
        showValue={(_, value) => sayValue(value)}
      />
    </div>
  );
}
