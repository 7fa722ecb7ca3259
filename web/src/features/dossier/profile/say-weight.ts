import { t } from '#lib/i18n.ts';

const WEIGHTS = ['0', '1', '2', '3', '4', '5'] as const;

/** How much a wish counts, as a word. */
export function sayWeight(weight: number): string {
  return t(`dossierProfile.weight.${WEIGHTS[Math.round(Math.min(5, Math.max(0, weight)))] ?? '3'}`);
}
