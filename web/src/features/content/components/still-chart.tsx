import { t } from '#lib/i18n.ts';
import type { PageChart } from '#kit/content/content-page.ts';
import './still-chart.css';

/** A picture that the build has drawn, with the same figures as a table. */
export function StillChart({ chart }: { readonly chart: PageChart }) {
  const { question, answer, source, width, height, marks, labels, legend, unit, table } = chart;
  const [head = [], ...rows] = table;
  return (
    <figure className="still-chart">
      <figcaption>
        <strong>{question}</strong> <span>{answer}</span>
      </figcaption>
      {legend.length > 0 ? (
        <ul className="still-chart-legend" aria-hidden="true">
          {legend.map((name, tone) => (
            <li key={name} data-tone={tone}>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="still-chart-unit muted">{unit}</p>
      <svg viewBox={`0 0 ${String(width)} ${String(height)}`} role="img" aria-label={question}>
        {marks.map(({ d, look, tone }) => (
          <path key={look + d} d={d} data-look={look} data-tone={tone} />
        ))}
        {labels.map(({ x, y, text, anchor }) => (
          <text key={`${String(x)} ${String(y)} ${text}`} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </svg>
      <details>
        <summary>{t('information.figures')}</summary>
        <table>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, place) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <small className="muted">{source}</small>
    </figure>
  );
}
