import { useSyncExternalStore } from 'react';
import { formatNumber } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { readStored, writeStored } from '#lib/stored.ts';

/** Units that people type areas of homes in. */
export const SHOWN_UNITS = ['m2', 'sqft'] as const;
export type ShownUnit = (typeof SHOWN_UNITS)[number];

/** An area as somebody states it. */
export interface StatedArea {
  readonly value: number;
  readonly unit: string;
}

/** Source: international yard and pound agreement, 1959; foot 0.3048 m. */
const M2_PER: Readonly<Record<ShownUnit, number>> = { m2: 1, sqft: 0.09290304 };
const KEY = 'area-unit';
const listeners = new Set<() => void>();

/** The unit in which this person works with areas: the one they chose here, else that of their language. */
export function readAreaUnit(): ShownUnit {
  const chosen = readStored('local', KEY);
  return SHOWN_UNITS.find((unit) => unit === chosen) ?? (locale() === 'en-US' ? 'sqft' : 'm2');
}

/** From now on every area is shown and typed in this unit. */
export function chooseAreaUnit(unit: ShownUnit): void {
  writeStored('local', KEY, unit);
  for (const listener of listeners) listener();
}

/** The unit of areas, and again whenever it is chosen anew. */
export function useAreaUnit(): ShownUnit {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readAreaUnit);
}

/** Square metres of so many of a unit, as finely as they are stored. */
export function squareMetres(value: number, unit: ShownUnit): number {
  return Math.round(value * M2_PER[unit] * 100) / 100;
}

/**
 * The figure of an area in a unit: the one that was stated, where it was stated in that unit, else worked out and rounded.
 * What is shown and typed again is the same area.
 */
export function areaIn(m2: number, unit: ShownUnit, stated?: StatedArea | null): number {
  if (stated?.unit === unit) return stated.value;
  return unit === 'm2' ? m2 : Math.round(m2 / M2_PER[unit]);
}

/** An area with its unit: "1,200 sq ft". */
export function sayArea(m2: number, unit: ShownUnit, stated?: StatedArea | null): string {
  return t(`homeField.area.${unit}`, { area: formatNumber(Math.round(areaIn(m2, unit, stated))) });
}
