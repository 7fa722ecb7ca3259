import { z } from 'zod';
import { valueHomeAnswer, type ValueHomeAnswer } from '../wire/valuations.ts';
import type { AsCaller } from './as-caller.ts';
import { money, type DossierHome, type SourceRow } from './dossier-rows.ts';

/** The market's value of a home; null where the market knows too little, or a game still asks the caller for the home. */
export async function valueOf(api: AsCaller, asset: DossierHome): Promise<ValueHomeAnswer | null> {
  const read = valueHomeAnswer.safeParse(await api.ask('value-home', { assetId: asset.id }));
  return read.success ? read.data : null;
}

export function valuationRows(asset: DossierHome, value: ValueHomeAnswer | null): SourceRow[] {
  if (!value) return [];
  const { currency, lowMinor, highMinor, estimateMinor, valuedOn, comparables } = value;
  return [
    {
      kind: 'valuation',
      id: value.id,
      text:
        `${asset.title}: estimated value ${money(estimateMinor, currency)}, eighty percent range ` +
        `${money(lowMinor, currency)} to ${money(highMinor, currency)}, for ${valuedOn}`,
    },
    ...comparables.map((sale, at) => ({
      kind: 'sale' as const,
      id: `${value.id}/${at + 1}`,
      text:
        `Sold ${sale.soldOn}: ${sale.type}${sale.street === null ? '' : `, ${sale.street}`}, ` +
        `${money(sale.priceMinor, currency)}, adjusted to this home ${money(sale.adjustedMinor, currency)}` +
        `${sale.floorAreaM2 === null ? '' : `, ${sale.floorAreaM2} m²`}, ${sale.distanceM} m away`,
    })),
  ];
}

const figures = z.object({
  place: z.object({ code: z.string(), currency: z.string().nullable() }),
  rows: z.array(z.object({ begins_on: z.string(), count: z.number(), median_minor: z.number().nullable() })),
});
/** What a square metre cost around a home in its latest whole year that has figures. */
export async function areaOf(
  api: AsCaller,
  asset: DossierHome,
): Promise<{ row: SourceRow; perM2Minor: number } | null> {
  const district = asset.postcode.trim().toUpperCase().split(' ')[0] ?? '';
  if (district === '') return null;
  const told = await api
    .call('sold_figures', {
      ...{ country: asset.country_code, area: district, step: 'year', measure: 'price-per-m2' },
    })
    .catch(() => null);
  const read = figures.safeParse(told);
  const last = read.data?.rows.findLast(({ median_minor }) => median_minor !== null);
  const currency = read.data?.place.currency;
  if (!read.success || last?.median_minor == null || currency == null) return null;
  const text =
    `Area ${district}: middle price per square metre ${money(last.median_minor, currency)} ` +
    `in the year from ${last.begins_on}, of ${last.count} sales`;
  return {
    row: { kind: 'area', id: `${asset.country_code}/${district}`, text },
    perM2Minor: last.median_minor,
  };
}
