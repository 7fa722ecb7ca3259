import { useEffect, useId, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from './button.tsx';
import {
  chartTable,
  isEmptyPlot,
  type ChartAxes,
  type ChartPlot,
  type ChartTable,
  type ChartWords,
} from './chart-plot.ts';
import './chart.css';

export interface ChartLabels extends ChartWords {
  /** opens the figures: "Figures as a table" */
  readonly table: string;
  readonly csv: string;
  readonly png: string;
  /** instead of the drawing, where its files do not come; the table stays */
  readonly missing: string;
  /** instead of the drawing, where there is nothing to draw */
  readonly empty: string;
}

export interface ChartProps {
  /** the question that the chart answers */
  readonly title: string;
  /** the answer in one sentence, computed from the same figures */
  readonly answer: string;
  readonly plot: ChartPlot;
  readonly axes: ChartAxes;
  /** whose figures they are, of when, and how many */
  readonly note: string;
  /** beside the note: marks and links */
  readonly children?: ReactNode;
  readonly labels: ChartLabels;
  readonly headingLevel?: 2 | 3;
  readonly onCsv: (table: ChartTable) => void;
  /** absent: no picture is offered */
  readonly onPicture?: ((picture: Blob) => void) | undefined;
}

interface DrawingProps {
  readonly plot: ChartPlot;
  readonly axes: ChartAxes;
  readonly table: ChartTable;
}

/**
 * The one door to the maker of charts, which comes when a chart is there. Its place has its size from the start; the table
 * behind it says all that is drawn, to the keyboard and to screen readers, and also where the drawing does not come.
 */
export function Chart({
  title,
  answer,
  plot,
  axes,
  note,
  children,
  labels,
  headingLevel = 2,
  onCsv,
  onPicture,
}: ChartProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [Drawing, setDrawing] = useState<ComponentType<DrawingProps> | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { count, from, to, incomplete } = labels;
  const table = useMemo(
    () => chartTable(plot, axes, { count, from, to, incomplete }),
    [plot, axes, count, from, to, incomplete],
  );
  const isEmpty = isEmptyPlot(plot);
  useEffect(() => {
    if (isEmpty) return;
    let isGone = false;
    const draw = async () => {
      const { ChartDrawing } = await import('./chart-drawing.tsx');
      if (!isGone) setDrawing(() => ChartDrawing);
    };
    void draw().catch(() => isGone || setIsMissing(true));
    return () => {
      isGone = true;
    };
  }, [isEmpty]);
  const Heading = `h${String(headingLevel)}` as 'h2' | 'h3';
  const save = async (): Promise<void> => {
    const { chartPicture } = await import('./chart-picture.ts');
    if (field.current) onPicture?.(await chartPicture(field.current, { title, answer, note }));
  };
  return (
    <figure className="ui-chart" aria-labelledby={`${id}-title`}>
      <figcaption>
        <Heading id={`${id}-title`}>{title}</Heading>
        <p>{answer}</p>
      </figcaption>
      {isEmpty ? null : <Legend plot={plot} labels={labels} />}
      <p className="ui-chart-unit">{axes.y}</p>
      <div
        ref={field}
        className="ui-chart-plot"
        role="img"
        aria-label={`${title} ${answer}`}
        data-kind={plot.kind}
        data-fields={plot.kind === 'multiples' ? plot.series.length : undefined}
      >
        {isEmpty || isMissing ? (
          <p>{isEmpty ? labels.empty : labels.missing}</p>
        ) : Drawing ? (
          <Drawing plot={plot} axes={axes} table={table} />
        ) : null}
      </div>
      <div className="ui-chart-note">
        <p>{note}</p>
        {children}
      </div>
      {isEmpty ? null : (
        <div className="ui-chart-figures">
          <details>
            <summary>{labels.table}</summary>
            <FigureTable caption={title} table={table} />
          </details>
          <Button kind="quiet" size="small" onClick={() => onCsv(table)}>
            {labels.csv}
          </Button>
          {onPicture && Drawing && !isMissing ? (
            <Button kind="quiet" size="small" onClick={() => void save().catch(() => setIsMissing(true))}>
              {labels.png}
            </Button>
          ) : null}
        </div>
      )}
    </figure>
  );
}

/** Which colour is whose, and what a band means, and how that which is not complete is marked. */
function Legend({ plot, labels }: { readonly plot: ChartPlot; readonly labels: ChartLabels }) {
  if (plot.kind === 'histogram' || plot.kind === 'scatter') return null;
  const names = plot.kind === 'multiples' || plot.series.length < 2 ? [] : plot.series;
  const incomplete = plot.incomplete ?? 0;
  const bands = new Set(plot.series.flatMap(({ bandName }) => bandName ?? []));
  if (names.length === 0 && bands.size === 0 && incomplete === 0) return null;
  return (
    <ul className="ui-chart-legend" aria-hidden="true">
      {names.map(({ name }, at) => (
        <li key={name} data-series={at + 1}>
          {name}
        </li>
      ))}
      {[...bands].map((name) => (
        <li key={name} data-band>
          {name}
        </li>
      ))}
      {incomplete > 0 ? <li data-incomplete={plot.kind}>{labels.incomplete}</li> : null}
    </ul>
  );
}

function FigureTable({
  caption,
  table: { columns, rows },
}: {
  readonly caption: string;
  readonly table: ChartTable;
}) {
  return (
    // A table wider than its place scrolls inside its own frame, which therefore takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="ui-table ui-chart-table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="ui-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, at) => (
              <th key={at} scope="col" data-align={at > 0 ? 'end' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) => {
                const words = typeof cell === 'number' ? columns[at]?.write(cell) : (cell ?? '–');
                return at === 0 ? (
                  <th key={at} scope="row">
                    {words}
                  </th>
                ) : (
                  <td key={at} data-align="end">
                    {words}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
