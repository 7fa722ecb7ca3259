import { formatCountry, formatNumber } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';

const METRES_OF_MILE = 1609.344;
const FEET_OF_METRE = 3.28084;

/** A market is the homes of a country whose postcodes begin alike. */
export function marketName(countryCode: string, market: string): string {
  return t('valuation.market', { country: formatCountry(countryCode), market });
}

/** How far away something is, in the reader's units. */
export function sayDistance(metres: number): string {
  if (locale() === 'en-US' || locale() === 'en-GB') {
    const miles = metres / METRES_OF_MILE;
    if (miles >= 0.2) return t('valuation.miles', { distance: oneDigit(miles) });
    return locale() === 'en-US'
      ? t('valuation.feet', { distance: formatNumber(Math.round((metres * FEET_OF_METRE) / 10) * 10) })
      : t('valuation.metres', { distance: formatNumber(Math.round(metres / 10) * 10) });
  }
  return metres < 1000
    ? t('valuation.metres', { distance: formatNumber(Math.round(metres / 10) * 10) })
    : t('valuation.kilometres', { distance: oneDigit(metres / 1000) });
}

/** How fast somebody travels, in the reader's units. */
export function saySpeed(kmPerHour: number): string {
  return locale() === 'en-US' || locale() === 'en-GB'
    ? t('valuation.milesPerHour', { speed: oneDigit((kmPerHour * 1000) / METRES_OF_MILE) })
    : t('valuation.kilometresPerHour', { speed: oneDigit(kmPerHour) });
}

/** Where a sold home stands, as far as its register says. */
export function saleAddress(sale: {
  readonly house?: string | null;
  readonly street: string | null;
  readonly town?: string | null;
  readonly postcode: string | null;
}): string {
  const line = [sale.house, sale.street && inTitleCase(sale.street)].filter(Boolean).join(' ');
  const town = sale.town ? inTitleCase(sale.town) : null;
  return [line, town, sale.postcode].filter(Boolean).join(', ');
}

/** Registers write in capitals. */
function inTitleCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text.toLowerCase().replaceAll(/(^|[\s\-(])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

function oneDigit(value: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value);
}
