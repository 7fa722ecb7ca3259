import type { EnergyCertificate } from '#wire/energy.ts';
import { ENERGY_RATINGS } from '#domain/market/energy-bands.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatArea, formatDate, formatNumber } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** A certificate: where its home stands on the scale, where it could, and what else it says. */
export function CertificateItem({ row }: { readonly row: EnergyCertificate }) {
  const { rating, efficiency, potentialRating, potentialEfficiency } = row;
  return (
    <li className="certificate" data-row={row.certificate}>
      <div className="certificate-head">
        <h3>{row.address}</h3>
        <p className="muted">{[row.postcode, row.authority].filter(Boolean).join(', ')}</p>
      </div>
      <p className="certificate-rating">
        <strong>
          {efficiency === null
            ? t('energy.band', { rating })
            : t('energy.bandPoints', { rating, points: efficiency })}
        </strong>
        {potentialRating === null ? null : (
          <span>
            {potentialEfficiency === null
              ? t('energy.couldBe', { rating: potentialRating })
              : t('energy.couldBePoints', { rating: potentialRating, points: potentialEfficiency })}
          </span>
        )}
      </p>
      <Scale row={row} />
      <details>
        <summary>
          {t('energy.facts')}
          <VisuallyHidden>{`: ${row.address}`}</VisuallyHidden>
        </summary>
        <dl className="certificate-facts">
          {factsOf(row).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}

/** The seven bands with a mark on the one that the home has and another on the one that it could have. */
function Scale({ row: { rating, potentialRating } }: { readonly row: EnergyCertificate }) {
  return (
    <ol className="energy-scale" aria-hidden="true">
      {ENERGY_RATINGS.map((band) => (
        <li key={band} data-band={band} data-now={band === rating || undefined}>
          <b>{band}</b>
          {band === rating ? <span>{t('energy.scaleNow')}</span> : null}
          {band === potentialRating && band !== rating ? <span>{t('energy.scaleThen')}</span> : null}
        </li>
      ))}
    </ol>
  );
}

function factsOf(row: EnergyCertificate): readonly (readonly [string, string])[] {
  const { energyKwhPerM2, co2Tonnes } = row;
  const facts: readonly (readonly [string, string | null])[] = [
    [t('energy.fact.kind'), [row.builtForm, row.kind].filter(Boolean).join(', ') || null],
    [t('energy.fact.age'), row.ageBand],
    [t('energy.fact.area'), row.areaM2 === null ? null : formatArea(row.areaM2)],
    [t('energy.fact.cost'), costOf(row)],
    [
      t('energy.fact.energy'),
      energyKwhPerM2 === null ? null : t('energy.fact.energyValue', { value: formatNumber(energyKwhPerM2) }),
    ],
    [
      t('energy.fact.co2'),
      co2Tonnes === null ? null : t('energy.fact.co2Value', { value: formatNumber(co2Tonnes) }),
    ],
    [t('energy.fact.fuel'), row.mainFuel],
    [t('energy.fact.reason'), row.reason],
    [t('energy.fact.inspected'), row.inspectedOn === null ? null : formatDate(row.inspectedOn)],
    [t('energy.fact.lodged'), formatDate(row.lodgedOn)],
    [t('energy.fact.number'), row.certificate],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

/** What the certificate says a year costs; null where it leaves a part open. */
function costOf({
  heatingCostMinor,
  hotWaterCostMinor,
  lightingCostMinor,
}: EnergyCertificate): string | null {
  if (heatingCostMinor === null || hotWaterCostMinor === null || lightingCostMinor === null) return null;
  const money = (minor: number) => formatMoney(minor, 'GBP', locale());
  return t('energy.fact.costValue', {
    total: money(heatingCostMinor + hotWaterCostMinor + lightingCostMinor),
    heating: money(heatingCostMinor),
    hotWater: money(hotWaterCostMinor),
    lighting: money(lightingCostMinor),
  });
}
