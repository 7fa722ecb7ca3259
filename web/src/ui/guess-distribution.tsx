import type { ReactNode } from 'react';
import { CrowdRuler, type CrowdRulerProps } from './crowd-ruler.tsx';

export interface GuessDistributionProps extends Omit<CrowdRulerProps, 'size' | 'isPlaying' | 'rows'> {
  /** the question that the chart answers */
  readonly title: ReactNode;
  /** the answer in words, which is what a screen reader hears */
  readonly summary: string;
  /** what the thick line on the scale stands for */
  readonly legend: string;
  /** which guesses lie beside the scale; null where none does */
  readonly beside: string | null;
}

/** The chart of a home, large, with its question and its answer. */
export function GuessDistribution({ title, summary, legend, beside, ...chart }: GuessDistributionProps) {
  return (
    <figure className="ui-distribution">
      <figcaption>
        <strong>{title}</strong>
        <span>{summary}</span>
      </figcaption>
      <CrowdRuler {...chart} size="tall" />
      <p className="ui-distribution-legend" aria-hidden="true">
        {legend}
      </p>
      {beside ? <p className="ui-distribution-beside">{beside}</p> : null}
    </figure>
  );
}
