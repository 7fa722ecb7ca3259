import type { ChartSeries } from './chart-plot.ts';

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly tickAmount: number;
}

/** From a round figure below the least to one above the most; from nothing where that is near. */
export function lineScale(series: readonly ChartSeries[], steps = 5): Scale {
  const all = series
    .flatMap(({ values, band = [] }) => [...values, ...band.flatMap((one) => one ?? [])])
    .filter((value) => value !== null);
  const most = Math.max(...all, 0);
  const least = Math.min(...all, most);
  return roundScale(least < most * 0.55 ? 0 : least, most, steps);
}

/** The scale between two figures in about so many steps of 1, 2, 2.5 or 5 times a power of ten. */
export function roundScale(least: number, most: number, steps = 5): Scale {
  const span = most - least > 0 ? most - least : Math.max(Math.abs(most), 1);
  const rough = span / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((one) => one * power >= rough) ?? 10) * power;
  const min = Math.floor(least / step) * step;
  const max = Math.max(Math.ceil(most / step) * step, min + step);
  return { min, max, tickAmount: Math.round((max - min) / step) };
}
