import type { EditedHome } from '#wire/agency-homes.ts';
import { HOME_TEXTS, PLACES_SHOWN } from '#domain/home-list.ts';
import { HOME_FIELDS } from '#domain/home-fields.ts';
import { FactsPart, TextsPart } from '#kit/home-edits/facts-section.tsx';
import { CHOICE_FACTS, NUMBER_FACTS } from '#kit/home-edits/listing-fields.ts';
import { PhotosSection } from '#kit/home-edits/photos-section.tsx';
import { PlaceSection } from '#kit/home-edits/place-section.tsx';
import { PriceSection } from '#kit/home-edits/price-section.tsx';
import { homeFieldName } from '#kit/homes/home-field-name.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { HomeFeatures } from './home-features.tsx';
import type { HomeEdits } from './home-edit.tsx';
import type { HomeTab } from './home-edit-tabs.ts';
import { furtherLocales, textKey } from './home-fields.ts';
import { languageName } from './language-name.ts';

interface HomePartProps {
  readonly tab: HomeTab;
  readonly home: EditedHome;
  readonly edits: HomeEdits;
}

/** What a tab of a home holds. */
export function HomePart({ tab, home, edits }: HomePartProps) {
  switch (tab) {
    case 'general':
      return (
        <>
          <FactsPart
            edits={edits}
            keys={[...NUMBER_FACTS, 'propertyType', 'tenure', ...CHOICE_FACTS, 'energyRating']}
          />
          <Switch
            label={t('agencyHomes.field.isVisible')}
            checked={edits.fields.isVisible}
            onChange={({ target: { checked } }) => edits.set('isVisible', checked)}
          />
          <p className="muted">{t('agencyHomes.visibleHint')}</p>
        </>
      );
    case 'text':
      return <Texts home={home} edits={edits} />;
    case 'sale':
      return <PriceSection prices={home.prices} currency={home.currency} edits={edits} />;
    case 'location':
      return <Location home={home} edits={edits} />;
    case 'features':
      return <HomeFeatures home={home} edits={edits} />;
    case 'photos':
      return <PhotosSection photos={home.photos} edits={edits} />;
  }
}

/** The home's own texts, and those in each further language of its agency, each saved apart. */
function Texts({ home, edits }: Omit<HomePartProps, 'tab'>) {
  const [own] = home.locales;
  return (
    <div className="agency-home-texts">
      <section className="agency-home-part" aria-label={own ? languageName(own) : undefined}>
        {own ? <h2>{t('agencyHomes.text.own', { language: languageName(own) })}</h2> : null}
        <TextsPart edits={edits} />
      </section>
      {furtherLocales(home).map((locale) => (
        <section key={locale} className="agency-home-part" aria-label={languageName(locale)} lang={locale}>
          <h2 lang="">{languageName(locale)}</h2>
          {HOME_TEXTS.map((field) => {
            const key = textKey(field, locale);
            const label = t('agencyHomes.text.named', {
              field: homeFieldName(field),
              language: languageName(locale),
            });
            const props = {
              label,
              value: edits.fields[key] ?? '',
              maxLength: HOME_FIELDS[field].most,
              dir: 'auto' as const,
              ...(edits.wrong.includes(key) ? { error: t('agencyHomes.text.tooLong') } : {}),
              onChange: ({ target: { value } }: { target: { value: string } }) => edits.set(key, value),
            };
            return field === 'title' ? (
              <TextField key={field} {...props} />
            ) : (
              <TextArea key={field} {...props} rows={8} hint={t('agencyHomes.text.hint')} />
            );
          })}
        </section>
      ))}
    </div>
  );
}

/** Where the home is, and how much of that players see. */
function Location({ home, edits }: Omit<HomePartProps, 'tab'>) {
  const { pointShown } = home;
  return (
    <>
      <FactsPart
        edits={edits}
        keys={['addressLine', 'town', 'postcode', 'district', 'region']}
        legend={t('agencyHomes.address')}
      />
      <Select
        label={t('agencyHomes.field.placeShown')}
        hint={t('agencyHomes.placeHint')}
        options={PLACES_SHOWN.map((value) => ({ value, label: t(`agencyHomes.place.${value}`) }))}
        value={edits.fields.placeShown}
        onChange={({ target: { value } }) => {
          const place = PLACES_SHOWN.find((one) => one === value);
          if (place) edits.set('placeShown', place);
        }}
      />
      <p className="muted">
        {pointShown === null
          ? t('agencyHomes.point.none')
          : t('agencyHomes.point', {
              latitude: formatNumber(pointShown.lat),
              longitude: formatNumber(pointShown.lng),
            })}
      </p>
      <PlaceSection edits={edits} />
    </>
  );
}
