import type { ReactNode } from 'react';
import { TONES, type ToneScale } from '#ui/map-surface-layers.ts';

interface LegendProps {
  /** what the tones say, in words */
  readonly title: string;
  readonly scale: ToneScale;
  /** a word for each tone, from the first */
  readonly words: readonly string[];
  /** what has no tone, and why */
  readonly unknown: string;
  readonly children?: ReactNode;
}

/** What the tones of a map mean. It is the same wherever the map goes. */
export function Legend({ title, scale, words, unknown, children }: LegendProps) {
  return (
    <section className="maps-legend ui-tones" aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {words.slice(0, TONES).map((word, tone) => (
          <li key={word}>
            <Swatch tone={tone} scale={scale} /> {word}
          </li>
        ))}
        <li>
          <Swatch tone={null} scale={scale} /> {unknown}
        </li>
      </ul>
      {children}
    </section>
  );
}

interface SwatchProps {
  readonly tone: number | null;
  readonly scale: ToneScale;
}

/** A tone beside the words that say the same. */
export function Swatch({ tone, scale }: SwatchProps) {
  const name = tone === null ? '--tone-unknown' : `--${scale}-${String(tone)}`;
  return <span className="maps-swatch" style={{ background: `var(${name})` }} aria-hidden="true" />;
}
