import { formatMoney } from '#domain/format-money.ts';
import { toMinor } from '#domain/money.ts';
import { locale, t } from '#lib/i18n.ts';

/** Bands of a household's income of a year, in thousands of major units; the last is open. */
const ENDS = [30, 50, 70, 100, 150] as const;
export const INCOME_BANDS: readonly string[] = [
  ...ENDS.map((end, at) => `${String(at === 0 ? 0 : ENDS[at - 1])}-${String(end)}`),
  `${String(ENDS.at(-1))}-`,
];

/** A band as people read it; null: not said, or in words of their own that are shown as they are. */
export function incomeWords(band: string, currency: string): string | null {
  if (band === '') return null;
  const [from = '', to = ''] = band.split('-');
  if (!INCOME_BANDS.includes(band)) return band;
  const money = (thousands: string) =>
    formatMoney(toMinor(Number(thousands) * 1000, currency), currency, locale());
  if (to === '') return t('dossierProfile.incomeOver', { amount: money(from) });
  return from === '0'
    ? t('dossierProfile.incomeUnder', { amount: money(to) })
    : t('dossierProfile.incomeBetween', { from: money(from), to: money(to) });
}
