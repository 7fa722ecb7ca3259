import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SoldFigures } from '#wire/sold-charts.ts';
import type { SaleChart } from '#domain/market/sale-charts.ts';
import type { AppError } from '#lib/app-error.ts';
import { readFigures, readGround, type ChartGround } from './queries.ts';

export interface StudyData<Figures> {
  readonly ground: ChartGround;
  readonly figures: Figures | AppError | null;
}

/** What a study over time stands on: the figures of a chart for the area and filters of the address. */
export async function readStudy(
  { request }: LoaderFunctionArgs,
  chart: SaleChart,
): Promise<StudyData<SoldFigures> | Response> {
  const ground = await readGround(new URL(request.url));
  if (ground instanceof Response) return ground;
  const { place, query } = ground;
  return { ground, figures: place === null ? null : await readFigures(chart, place, query) };
}
