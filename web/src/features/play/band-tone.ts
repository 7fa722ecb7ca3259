import { bandOf } from '#domain/error-bands.ts';

/** The CSS class suffix of a band, for marks that repeat the word in colour. */
export function bandTone(band: number | null): 'good' | 'warn' | 'bad' | 'neutral' {
  if (band === null) return 'neutral';
  const { upToPercent } = bandOf(band);
  return upToPercent <= 10 ? 'good' : upToPercent <= 35 ? 'warn' : 'bad';
}
