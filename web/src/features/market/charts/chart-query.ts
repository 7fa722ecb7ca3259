import { CHART_STEPS, type ChartStep } from '#domain/market/sale-charts.ts';
import { SALE_KINDS } from '#domain/market/sale-kinds.ts';

export type SaleKind = (typeof SALE_KINDS)[number];
export const NEWNESSES = ['new', 'existing'] as const;

/** What a chart is narrowed to. The address holds it, so that a chart can be sent, kept and gone back to. */
export interface ChartQuery {
  /** country and area: "GB:YO24"; empty: the first there is */
  readonly area: string;
  /** what somebody typed who looks for an area */
  readonly near: string;
  readonly type: SaleKind | '';
  readonly newness: (typeof NEWNESSES)[number] | '';
  readonly from: number | null;
  readonly to: number | null;
  readonly step: ChartStep;
}

const AREA = /^[A-Z]{2}:[A-Z0-9 -]{1,12}$/;
const MAX_NEAR = 40;

/** The choices of an address. A word that is none of ours counts as not chosen, and years the wrong way round are turned. */
export function readChartQuery(query: URLSearchParams): ChartQuery {
  const area = (query.get('area') ?? '').toUpperCase();
  const [from, to] = [readYear(query.get('from')), readYear(query.get('to'))];
  const isTurned = from !== null && to !== null && from > to;
  return {
    area: AREA.test(area) ? area : '',
    near: (query.get('near') ?? '').trim().slice(0, MAX_NEAR),
    type: SALE_KINDS.find((kind) => kind === query.get('type')) ?? '',
    newness: NEWNESSES.find((one) => one === query.get('new')) ?? '',
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    step: CHART_STEPS.find((step) => step === query.get('step')) ?? 'quarter',
  };
}

/** The address of choices: only what is chosen stands in it. */
export function chartSearch({ area, near, type, newness, from, to, step }: ChartQuery): string {
  const query = new URLSearchParams();
  const chosen = { area, near, type, new: newness, from, to, step: step === 'quarter' ? '' : step };
  for (const [name, value] of Object.entries(chosen))
    if (value !== '' && value !== null) query.set(name, String(value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether anything but the area narrows the chart. */
export function isNarrowed({ type, newness, from, to }: ChartQuery): boolean {
  return type !== '' || newness !== '' || from !== null || to !== null;
}

/** What the calls take of it. */
export function narrowed({ type, newness, from, to }: ChartQuery) {
  return {
    types: type === '' ? null : [type],
    isNew: newness === '' ? null : newness === 'new',
    fromYear: from,
    toYear: to,
  };
}

function readYear(text: string | null): number | null {
  const year = /^\d{4}$/.test(text ?? '') ? Number(text) : 0;
  return year >= 1900 && year <= 2100 ? year : null;
}
