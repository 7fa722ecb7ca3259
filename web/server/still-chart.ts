import type { ChartSource } from '../../content/charts.ts';
import { workOut } from '../../content/work-out.ts';
import type { ChartLabel, ChartMark, PageChart } from '#kit/content/content-page.ts';
import type { Locale } from '#lib/i18n.ts';

const SIZE = { width: 480, height: 292 };
/** Where the field of the plot is: room for figures at its left and below. */
const FIELD = { left: 62, right: 466, top: 14, bottom: 236 };
const MOST_STEPS = 4;
/** Rows that a line has in its table. */
const MOST_ROWS = 10;

/** A chart as a still picture with its table, in one language: worked out, laid out, and nothing left to compute. */
export function stillChart(source: ChartSource, locale: Locale): PageChart {
  const language = locale === 'es' ? 'es' : 'en';
  const { x, y, series, kind } = source;
  const xs = x.places ? x.places.map((_, place) => place) : rangeOf(x.from, x.to, x.step);
  const lines = series.map(({ of, values }) =>
    values ? values.map((value) => workOut(String(value))) : xs.map((at) => workOut(insert(of ?? '', at))),
  );
  const [yTop, yStep] = scaleOf(y.from, Math.max(...lines.flat()));
  const write = (value: number, form: string) => writeFigure(value, form, locale);
  const across = acrossOf(xs, x.places !== undefined);
  const up = (value: number) =>
    FIELD.bottom - ((value - y.from) / (yTop - y.from)) * (FIELD.bottom - FIELD.top);
  const marks: ChartMark[] = [];
  const labels: ChartLabel[] = [];
  for (let value = y.from; value <= yTop + yStep / 1000; value += yStep) {
    marks.push({
      look: value === y.from ? 'axis' : 'grid',
      d: path([
        [FIELD.left, up(value)],
        [FIELD.right, up(value)],
      ]),
    });
    labels.push({ x: FIELD.left - 6, y: round(up(value) + 4), text: write(value, y.form), anchor: 'end' });
  }
  const ticks = x.places ? xs : ticksOf(xs);
  for (const at of ticks) {
    const text = x.places?.[at]?.[language] ?? write(at, x.form);
    labels.push({ x: round(across(at)), y: FIELD.bottom + 18, text, anchor: 'middle' });
  }
  labels.push({
    x: (FIELD.left + FIELD.right) / 2,
    y: SIZE.height - 4,
    text: x.label[language],
    anchor: 'middle',
  });
  for (const [tone, values] of lines.entries())
    marks.push(
      ...(kind === 'columns'
        ? columns(values, xs, across, up, tone)
        : [
            {
              look: 'line' as const,
              tone,
              d: path(values.map((value, at) => [across(xs[at] ?? 0), up(value)])),
            },
          ]),
    );
  const every = Math.max(1, Math.ceil(xs.length / MOST_ROWS));
  const rows = xs.flatMap((at, place) =>
    place % every === 0
      ? [
          [
            x.places?.[at]?.[language] ?? write(at, x.form),
            ...lines.map((values) => write(values[place] ?? 0, y.form)),
          ],
        ]
      : [],
  );
  const names = series.map(({ name }) => name[language]);
  const yName = y.label[language];
  return {
    tag: 'chart',
    question: source.question[language],
    answer: source.answer[language],
    source: source.source[language],
    ...SIZE,
    marks,
    labels,
    legend: names.length > 1 ? names : [],
    unit: yName,
    table: [[x.label[language], ...(names.length > 1 ? names : [yName])], ...rows],
  };
}

/** Spanish writes signs after the figure and apart from it. */
const SPANISH_FORMS: Readonly<Record<string, string>> = { '£{}': '{} £', '{}%': '{} %' };

function writeFigure(value: number, form: string, locale: Locale): string {
  const written = new Intl.NumberFormat(locale, {
    maximumFractionDigits: Math.abs(value) < 1000 ? 1 : 0,
  }).format(value);
  return (locale === 'es' ? (SPANISH_FORMS[form] ?? form) : form).replace('{}', written);
}

/** `x` where it stands for itself: not within a word such as `exp`. */
function insert(expression: string, at: number): string {
  return expression.replaceAll(/\bx\b/g, at < 0 ? `(0 - ${String(-at)})` : String(at));
}

function rangeOf(from = 0, to = 0, step = 1): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, place) => from + place * step);
}

/** The end of an axis and its step: the smallest of 1, 2, 2.5 and 5 times a power of ten that leaves few lines. */
function scaleOf(from: number, most: number): readonly [top: number, step: number] {
  const rough = (most - from) / MOST_STEPS;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * ten >= rough) ?? 10) * ten;
  return [from + Math.ceil((most - from) / step - 1e-9) * step, step];
}

/** Figures below a line: its ends and round ones between them. */
function ticksOf(xs: readonly number[]): number[] {
  const [first = 0, last = 0] = [xs[0], xs.at(-1)];
  const [, step] = scaleOf(first, last);
  return rangeOf(Math.ceil(first / step) * step, Math.floor(last / step) * step, step);
}

function acrossOf(xs: readonly number[], isPlaces: boolean): (at: number) => number {
  const [first = 0, last = 1] = [xs[0], xs.at(-1)];
  const width = FIELD.right - FIELD.left;
  if (isPlaces) return (at) => FIELD.left + ((at + 0.5) / xs.length) * width;
  return (at) => FIELD.left + ((at - first) / (last - first)) * width;
}

function columns(
  values: readonly number[],
  xs: readonly number[],
  across: (at: number) => number,
  up: (value: number) => number,
  tone: number,
): ChartMark[] {
  const half = ((FIELD.right - FIELD.left) / xs.length) * 0.36;
  return values.map((value, at) => {
    const [left, right] = [across(xs[at] ?? 0) - half, across(xs[at] ?? 0) + half];
    const corners = [
      [left, FIELD.bottom],
      [left, up(value)],
      [right, up(value)],
      [right, FIELD.bottom],
    ] as const;
    return { look: 'fill', tone, d: `${path(corners)}Z` };
  });
}

function path(points: readonly (readonly [number, number] | readonly number[])[]): string {
  return points
    .map(([x = 0, y = 0], place) => `${place === 0 ? 'M' : 'L'}${String(round(x))} ${String(round(y))}`)
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
