import { useEffect, useMemo, useRef, useState } from 'react';
import vendor from 'react-apexcharts';
import 'apexcharts/dist/apexcharts.css';
import { CHART_COLORS, type ChartColors } from './chart-base.ts';
import { vendorCharts } from './chart-options.ts';
import type { ChartAxes, ChartPlot, ChartTable } from './chart-plot.ts';
import { readThemeColors, watchThemeColors } from './theme-colors.ts';
import { wantsStillness } from './wants-stillness.ts';

// The package is CommonJS: whoever asks it for its default as Node does gets all of it.
const VendorDrawing = 'default' in vendor ? (vendor.default as typeof vendor) : vendor;

interface ChartDrawingProps {
  readonly plot: ChartPlot;
  readonly axes: ChartAxes;
  readonly table: ChartTable;
}

interface Ground {
  readonly colors: ChartColors;
  readonly font: string;
  readonly width: number;
}

/**
 * What the vendor draws. The site's policy takes no styles but those of files: the vendor's style sheet is one, an element of
 * its name keeps it from writing another, and its legend, which brings a third, is ours.
 */
export function ChartDrawing({ plot, axes, table }: ChartDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [ground, setGround] = useState<Ground | null>(null);
  useEffect(() => {
    const container = place.current;
    if (!container) return;
    keepStyleSheetOut();
    const look = (width: number) =>
      setGround({
        colors: readThemeColors(container, CHART_COLORS),
        font: getComputedStyle(container).fontFamily,
        width,
      });
    // Its height follows from the drawing: only another width is a reason to draw anew, or drawing would never end.
    let drawnWidth = 0;
    const watched = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      if (width === 0 || width === drawnWidth) return;
      drawnWidth = width;
      look(width);
    });
    watched.observe(container);
    const unwatch = watchThemeColors(() => look(Math.round(container.clientWidth)));
    return () => {
      watched.disconnect();
      unwatch();
    };
  }, []);

  const fields = plot.kind === 'multiples' ? plot.series.map(({ name }) => name) : [null];
  const isNarrow = (ground?.width ?? 0) < 560;
  const across = plot.kind === 'multiples' && !isNarrow ? Math.min(3, fields.length) : 1;
  const charts = useMemo(
    () =>
      ground
        ? vendorCharts(plot, {
            axes,
            colors: ground.colors,
            font: ground.font,
            width: ground.width / across,
            isStill: wantsStillness(),
            tip: (at, series) => tipOf(table, at, plot.kind === 'multiples' ? series : null),
          })
        : [],
    [plot, axes, table, ground, across],
  );
  return (
    <div ref={place} className="ui-chart-fields" data-across={across}>
      {fields.map((name, at) => {
        const chart = charts[at];
        return (
          <div key={name ?? ''} className="ui-chart-field">
            {name === null ? null : <span>{name}</span>}
            <div>
              {chart ? (
                <VendorDrawing
                  key={ground?.width}
                  type={chart.type}
                  series={chart.series}
                  options={{
                    ...chart.options,
                    chart: { ...chart.options.chart, events: { beforeMount: keepLegendOut } },
                  }}
                  width="100%"
                  height="100%"
                />
              ) : null}
            </div>
          </div>
        );
      })}
    </div>
  );
}

const SHEET_ID = 'apexcharts-css';

function keepStyleSheetOut(): void {
  if (document.getElementById(SHEET_ID)) return;
  const mark = document.createElement('meta');
  mark.id = SHEET_ID;
  document.head.append(mark);
}

/** The part of the vendor that would write the legend's styles into the page. */
interface LegendHelpers {
  appendToForeignObject: () => void;
}

function keepLegendOut(chart: unknown): void {
  const { legend } = chart as { legend: { legendHelpers: LegendHelpers } };
  (Object.getPrototypeOf(legend.legendHelpers) as LegendHelpers).appendToForeignObject = () => undefined;
}

/** A row of the table in words. The vendor takes HTML: no text of ours or of anybody's may become some. */
function tipOf({ columns, rows }: ChartTable, at: number, series: number | null): string {
  const tip = document.createElement('div');
  tip.className = 'ui-chart-tip';
  const cells = rows[at] ?? [];
  cells.forEach((cell, place) => {
    const column = columns[place];
    if (column === undefined || cell === null) return;
    // A field of small multiples tells of its own series alone.
    if (series !== null && place > 0 && place !== series + 1) return;
    const line = tip.appendChild(document.createElement(place === 0 ? 'strong' : 'span'));
    const words = typeof cell === 'number' ? column.write(cell) : cell;
    line.textContent = place === 0 ? words : `${column.label}: ${words}`;
  });
  return tip.outerHTML;
}
