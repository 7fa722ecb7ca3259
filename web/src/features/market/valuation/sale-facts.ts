import type { SaleKind } from '#domain/valuation/register-sale.ts';
import { formatArea } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';

interface Facts {
  readonly type: SaleKind;
  readonly floorAreaM2: number | null;
  readonly bedrooms: number | null;
  readonly yearBuilt: number | null;
}

/** What a register says of a home, each as a reader says it. */
export function saleFacts({ type, floorAreaM2, bedrooms, yearBuilt }: Facts): string[] {
  return [
    t(`valuation.kind.${type}`),
    ...(floorAreaM2 === null ? [] : [formatArea(floorAreaM2)]),
    ...(bedrooms === null ? [] : [plural('facts.bedrooms', bedrooms)]),
    ...(yearBuilt === null ? [] : [t('facts.yearBuilt', { value: String(yearBuilt) })]),
  ];
}
