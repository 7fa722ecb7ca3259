import { formatMoney } from '#domain/format-money.ts';
import { minorPerMajor } from '#domain/money.ts';
import { formatShare } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';

/** Words for the tones between steps: "under £100K", "£100K to £150K", …, "£700K and more". */
function between(said: readonly string[]): readonly string[] {
  return [
    t('maps.legend.under', { price: said[0] ?? '' }),
    ...said.slice(1).map((to, at) => t('maps.legend.between', { from: said[at] ?? '', to })),
    t('maps.legend.over', { price: said.at(-1) ?? '' }),
  ];
}

/** Words for the tones between steps of whole units of a currency. */
export function moneyWords(steps: readonly number[], currency: string): readonly string[] {
  const minor = minorPerMajor(currency);
  return between(steps.map((step) => formatMoney(step * minor, currency, locale(), 'compact')));
}

/** Words for the tones between shares more or less. */
export function changeWords(steps: readonly number[]): readonly string[] {
  return between(steps.map((step) => (step > 0 ? '+' : '') + formatShare(step)));
}
