/** Square feet in a square metre, by the international foot of 0.3048 m. */
export const SQUARE_FEET_PER_M2 = 1 / 0.3048 ** 2;

export const AREA_UNITS = ['m2', 'sq-ft'] as const;
export type AreaUnit = (typeof AREA_UNITS)[number];

/** What one square metre and one square foot cost, in minor units; null where there is no area to divide by. */
export function pricePerArea(
  priceMinor: number,
  area: number,
  unit: AreaUnit,
): {
  readonly perM2Minor: number;
  readonly perSquareFootMinor: number;
  readonly m2: number;
  readonly squareFeet: number;
} | null {
  if (!(priceMinor >= 0 && area > 0 && Number.isFinite(area))) return null;
  const m2 = unit === 'm2' ? area : area / SQUARE_FEET_PER_M2;
  const squareFeet = m2 * SQUARE_FEET_PER_M2;
  return {
    perM2Minor: Math.round(priceMinor / m2),
    perSquareFootMinor: Math.round(priceMinor / squareFeet),
    m2,
    squareFeet,
  };
}
