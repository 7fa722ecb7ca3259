import { formatMoney } from '#domain/format-money.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { chartView, type ChartedHome } from '#ui/crowd-view.ts';
import { fromLog } from '#ui/ruler-scale.ts';

/** What the marks of a home's chart are called. */
export function markNames() {
  return { guess: t('reveal.yourGuess'), price: t('crowd.price'), crowd: t('reveal.crowd') };
}

/** Which guesses lie beside a home's chart, so wild that they would squeeze the others; null where none does. */
export function besideText(home: ChartedHome, currency: string): string | null {
  const { below, above, low, high } = chartView(home);
  const amount = (log: number) =>
    formatMoney(Number(fromLog(log).toPrecision(2)), currency, locale(), 'compact');
  const sentences = [
    below > 0 ? plural('crowd.below', below, { amount: amount(low) }) : null,
    above > 0 ? plural('crowd.above', above, { amount: amount(high) }) : null,
  ];
  return sentences.filter(Boolean).join(' ') || null;
}
