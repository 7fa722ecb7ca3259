import type { SoldDistribution, SoldFigures, SoldPlace } from '#wire/sold-charts.ts';
import { redirect } from 'react-router-dom';
import { homeCountry } from '#kit/market/home-country.ts';
import { readPostcode } from '#domain/market/read-postcode.ts';
import type { ChartStep, SaleChart } from '#domain/market/sale-charts.ts';
import { callRpc } from '#lib/api.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { chartSearch, narrowed, readChartQuery, type ChartQuery } from './chart-query.ts';

/** What every page of charts stands on: the choices of its address, and where they lead. */
export interface ChartGround {
  readonly query: ChartQuery;
  /** some of the areas that there are */
  readonly places: readonly SoldPlace[];
  /** null where nothing was sold anywhere, or none of what was looked for */
  readonly place: SoldPlace | null;
}

/** The areas that charts can be of, the busiest of the reader's country first, or those that begin so. */
export function readPlaces(search?: string): Promise<readonly SoldPlace[]> {
  return callRpc('sold_places', { country: homeCountry(), ...(search === undefined ? {} : { search }) });
}

/** Where an address leads; what somebody typed becomes the address of the area that it names, if there is one. */
export async function readGround(url: URL): Promise<ChartGround | Response> {
  const query = readChartQuery(url.searchParams);
  if (query.near !== '') {
    const postcode = readPostcode(query.near);
    const words = postcode?.text.split(' ')[0] ?? query.near;
    const found = await readPlaces(words);
    const best = found.find(({ code }) => code === words.toUpperCase()) ?? found[0];
    if (best) return redirect(url.pathname + chartSearch({ ...query, near: '', area: areaOf(best) }));
  }
  const places = await readPlaces();
  const [country = '', code = ''] = query.area.split(':');
  // Another place's chart would answer a question that nobody asked.
  const first = query.near === '' ? (places[0] ?? null) : null;
  const named = places.find((place) => areaOf(place) === query.area);
  return {
    query,
    places,
    place: query.area === '' ? first : (named ?? { country, code, name: null }),
  };
}

/** An area as addresses name it. */
export function areaOf({ country, code }: SoldPlace): string {
  return `${country}:${code}`;
}

interface Asked {
  readonly measure: 'price' | 'price-per-m2';
  /** the only step that the chart has; absent: the address says which */
  readonly step?: ChartStep;
  readonly byType?: true;
}

/** How each chart is asked for. */
const ASKED: Readonly<Record<SaleChart, Asked>> = {
  price: { measure: 'price' },
  'price-per-m2': { measure: 'price-per-m2' },
  count: { measure: 'price' },
  type: { measure: 'price', step: 'year', byType: true },
  year: { measure: 'price', step: 'year' },
};

/** How long the steps of a chart are. */
export function stepOf(chart: SaleChart, { step }: ChartQuery): ChartStep {
  return ASKED[chart].step ?? step;
}

/** The figures of a chart, or why they did not come. */
export function readFigures(
  chart: SaleChart,
  place: SoldPlace,
  query: ChartQuery,
): Promise<SoldFigures | AppError> {
  return callRpc('sold_figures', {
    country: place.country,
    area: place.code,
    ...narrowed(query),
    step: stepOf(chart, query),
    measure: ASKED[chart].measure,
    byType: ASKED[chart].byType ?? false,
  }).catch(toAppError);
}

/** How prices are spread, or why that did not come. */
export function readDistribution(place: SoldPlace, query: ChartQuery): Promise<SoldDistribution | AppError> {
  return callRpc('sold_distribution', {
    country: place.country,
    area: place.code,
    ...narrowed(query),
  }).catch(toAppError);
}
