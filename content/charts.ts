import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const words = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });

/** How a figure is written: `£{}`, `{} %`. */
const form = z.string().includes('{}').default('{}');

const chartSchema = z
  .strictObject({
    /** the page that it stands on, after its introduction */
    page: z.string().startsWith('/'),
    question: words,
    /** the answer in one sentence */
    answer: words,
    /** figures of the British answer by their words, each with what it comes from, as in the head of a page */
    sums: z.record(z.string(), z.string()).optional(),
    /** whose figures they are; a sample says so */
    source: words,
    kind: z.enum(['line', 'columns']),
    x: z.strictObject({
      label: words,
      form,
      /** a range that is worked through in steps */
      from: z.number().optional(),
      to: z.number().optional(),
      step: z.number().positive().optional(),
      /** or places by their names */
      places: z.array(words).optional(),
    }),
    y: z.strictObject({ label: words, form, from: z.number().default(0) }),
    series: z
      .array(
        z.strictObject({
          name: words,
          /** worked out at each `x`: `points(100000 + x, 100000)` */
          of: z.string().optional(),
          /** or one expression for each place */
          values: z.array(z.union([z.string(), z.number()])).optional(),
        }),
      )
      .min(1)
      .max(3),
  })
  .refine(
    ({ x, series }) =>
      x.places
        ? series.every(({ values }) => values?.length === x.places?.length)
        : x.from !== undefined && x.to !== undefined && x.step !== undefined && series.every(({ of }) => of),
    'a chart has a range and what is worked out in it, or places and a figure for each',
  );

/** A chart of a content page as it is written. */
export type ChartSource = z.output<typeof chartSchema>;

const FILE = join(import.meta.dirname, 'charts.yaml');

/** Every chart, in the order in which it is written. */
export const CHARTS: readonly ChartSource[] = z.array(chartSchema).parse(parse(readFileSync(FILE, 'utf8')));
