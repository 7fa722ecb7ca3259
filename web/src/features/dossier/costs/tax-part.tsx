import { useState } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import {
  BUYER_KINDS,
  purchaseTax,
  type BuyerKind,
  type PurchaseTax,
} from '#domain/dossier/tax/purchase-tax.ts';
import { BRITISH_PARTS, taxPlaceOf, type TaxPlace } from '#domain/dossier/tax/tax-place.ts';
import { SPANISH_REGIONS } from '#domain/dossier/tax/spain-tax.ts';
import { US_TRANSFER } from '#domain/dossier/tax/us-transfer-tax.ts';
import { formatCountry, formatDate, formatShare } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import type { FieldBinding } from '#kit/form/field-binding.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { today } from '../tasks/today.ts';
import type { Ground } from '../overview/home-calls.ts';
import { Scrolled } from '../overview/scrolled.tsx';

interface TaxPartProps {
  /** the home, as far as its tax asks, and the money that it is priced in */
  readonly ground: Pick<Ground, 'currency'> & {
    readonly home: Pick<Ground['home'], 'countryCode' | 'postcode'>;
  };
  readonly price: number | null;
  readonly buyer: FieldBinding<BuyerKind>;
  readonly depositMinor: number | null;
  readonly isNew: boolean | null;
  /** where nothing says where the home is: the place to begin with */
  readonly start?: TaxPlace;
  /** below which heading it stands */
  readonly heading?: 'h2' | 'h3';
}

/** The tax on buying it, by the day of completion and the place: band by band, with whose rates they are. */
export function TaxPart({
  ground: { home, currency },
  price,
  buyer,
  depositMinor,
  isNew,
  start,
  heading: Heading = 'h3',
}: TaxPartProps) {
  const [on, setOn] = useState(() => laterBy(90));
  const known = taxPlaceOf({ countryCode: home.countryCode, region: null, postcode: home.postcode });
  const [chosen, setChosen] = useState<TaxPlace | null>(start ?? null);
  const place = known ?? chosen;
  const tax =
    place === null || price === null || on === ''
      ? null
      : purchaseTax({
          place,
          priceMinor: price,
          on,
          buyer: buyer.value,
          ...(isNew === null ? {} : { isNew }),
        });
  const isTaxed = placesOf(home.countryCode).length > 0;
  return (
    <div className="home-cost">
      <Heading>{t('dossierOverview.tax')}</Heading>
      {isTaxed ? (
        <div className="dossier-fields">
          <FormChoice
            {...buyer}
            label={t('dossierOverview.buyer')}
            options={BUYER_KINDS.map((kind) => ({
              value: kind,
              label: t(`dossierOverview.buyer.${kind}`),
            }))}
          />
          <TextField
            label={t('dossierOverview.completion')}
            type="date"
            value={on}
            onChange={({ currentTarget: { value } }) => setOn(value)}
          />
          {known === null ? (
            <PlaceChoice country={home.countryCode} place={chosen} onChoose={setChosen} />
          ) : null}
        </div>
      ) : null}
      <div role="status">
        {!isTaxed ? (
          <p>{t('dossierOverview.taxNowhere', { country: formatCountry(home.countryCode) })}</p>
        ) : price === null ? (
          <p>{t('dossierOverview.loanLacks.price')}</p>
        ) : place === null ? (
          <p>{t('dossierOverview.taxNoPlace')}</p>
        ) : tax === null ? (
          <p>{t('dossierOverview.taxNoTable')}</p>
        ) : tax.currency !== currency ? (
          <p>{t('dossierOverview.taxCurrency', { currency: tax.currency })}</p>
        ) : (
          <Tax tax={tax} price={price} depositMinor={depositMinor} />
        )}
      </div>
    </div>
  );
}

function Tax({
  tax: { totalMinor, lines, notes, currency },
  price,
  depositMinor,
}: {
  readonly tax: PurchaseTax;
  readonly price: number;
  readonly depositMinor: number | null;
}) {
  const money = (minor: number) => formatMoney(minor, currency, locale());
  return (
    <>
      <dl className="home-figures">
        <div>
          <dt>{t('dossierOverview.taxTotal')}</dt>
          <dd>{money(totalMinor)}</dd>
          <dd>{t('dossierOverview.taxShare', { share: formatShare(totalMinor / price, 1) })}</dd>
        </div>
        {depositMinor === null ? null : (
          <div>
            <dt>{t('dossierOverview.cash')}</dt>
            <dd>{money(totalMinor + Math.min(depositMinor, price))}</dd>
            <dd>{t('dossierOverview.cashHelp')}</dd>
          </div>
        )}
      </dl>
      {notes.length === 0 ? null : (
        <ul className="home-notes">
          {notes.map((note) => (
            <li key={note}>{t(`dossierGuide.taxNote.${note}`)}</li>
          ))}
        </ul>
      )}
      {lines.map(({ kind, amountMinor, parts, ratesFrom, source, checkedOn }) => (
        <details key={kind} className="dossier-ready">
          <summary>
            {t('dossierOverview.taxLine', { tax: t(`dossierGuide.tax.${kind}`), amount: money(amountMinor) })}
          </summary>
          <Scrolled label={t('dossierOverview.bands')}>
            <table className="home-table">
              <caption>{t('dossierOverview.bands')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('dossierOverview.band')}</th>
                  <th scope="col">{t('dossierOverview.bandRate')}</th>
                  <th scope="col">{t('dossierOverview.bandTax')}</th>
                </tr>
              </thead>
              <tbody>
                {parts.map(({ fromMinor, toMinor, ratePpm, taxMinor }) => (
                  <tr key={fromMinor}>
                    <th scope="row">
                      {toMinor === null
                        ? t('dossierOverview.bandFrom', { from: money(fromMinor) })
                        : t('dossierOverview.bandTo', { from: money(fromMinor), to: money(toMinor) })}
                    </th>
                    <td>{formatShare(ratePpm / 1_000_000, 2)}</td>
                    <td>{money(taxMinor)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolled>
          <p className="muted">
            {t('dossierOverview.ratesFrom', { date: formatDate(ratesFrom), source })}{' '}
            {checkedOn === null
              ? t('dossierOverview.notChecked')
              : t('dossierOverview.checkedOn', { date: formatDate(checkedOn) })}
          </p>
        </details>
      ))}
    </>
  );
}

/** Where the address does not say under whose tax a home is. */
function PlaceChoice({
  country,
  place,
  onChoose,
}: {
  readonly country: string;
  readonly place: TaxPlace | null;
  readonly onChoose: (place: TaxPlace | null) => void;
}) {
  const places = placesOf(country);
  const keyOf = (one: TaxPlace | null) =>
    one === null ? '' : 'part' in one ? one.part : 'state' in one ? one.state : one.region;
  return (
    <Select
      label={t('dossierOverview.taxPlace')}
      value={keyOf(place)}
      options={[
        { value: '', label: t('dossierOverview.choose') },
        ...places.map((one) => ({ value: keyOf(one), label: sayPlace(one) })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChoose(places.find((one) => keyOf(one) === value) ?? null)
      }
    />
  );
}

function sayPlace(place: TaxPlace): string {
  if ('part' in place) return t(`dossierOverview.part.${place.part}`);
  return 'region' in place ? t(`dossierOverview.region.${place.region}`) : place.state;
}

/** Places of a country whose taxes are known. */
function placesOf(country: string): readonly TaxPlace[] {
  if (country === 'GB') return BRITISH_PARTS.map((part) => ({ country: 'GB', part }));
  if (country === 'ES') return SPANISH_REGIONS.map((region) => ({ country: 'ES', region }));
  return country === 'US' ? Object.keys(US_TRANSFER).map((state) => ({ country: 'US', state })) : [];
}

/** The day so many days from now: purchases take about three months. */
function laterBy(days: number): string {
  return today(Date.now() + days * 86_400_000);
}
