import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';

const read = (lang: string, title: string, rows: readonly (readonly [string, string])[]) =>
  readListingPage(
    `<html lang="${lang}"><head><title>${title}</title></head><body dir="rtl"><h1>${title}</h1><table>${rows
      .map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)
      .join('')}</table></body></html>`,
  );

describe('pages in Hebrew', () => {
  const rows = [
    ['מחיר:', '4,200,000 ₪'],
    ['סוג הנכס:', 'בית פרטי'],
    ['עיר:', 'רעננה'],
    ['חדרי שינה:', '4'],
    ['חדרי רחצה:', '3'],
    ['שטח בנוי:', '220 מ"ר'],
    ['שטח מגרש:', '500 מ"ר'],
    ['שנת בנייה:', '1996'],
  ] as const;
  it('are read by their labels', () => {
    expect(read('he', 'בית פרטי למכירה ברעננה', rows)).toMatchObject({
      ...{ listingType: 'sale', homeType: 'house', bedrooms: 4, bathrooms: 3, yearBuilt: 1996 },
      ...{ country: 'IL', town: 'רעננה', price: { amountMinor: 420_000_000, currency: 'ILS' } },
      ...{ area: { m2: 220 }, plot: { m2: 500 } },
    });
  });

  it('of homes to let are to let', () => {
    expect(read('he', 'דירה להשכרה', rows.slice(0, 1)).listingType).toBe('rent');
  });
});

describe('pages in Arabic', () => {
  const rows = (price: string) =>
    [
      ['السعر', price],
      ['نوع العقار', 'فيلا'],
      ['المدينة', 'الرياض'],
      ['عدد غرف النوم', '٥'],
      ['دورات المياه', '٤'],
      ['المساحة', '٣١٢ م²'],
      ['مساحة الأرض', '٤٥٠ متر مربع'],
      ['سنة البناء', '٢٠١٩'],
    ] as const;

  it('are read by their labels and in their own digits', () => {
    expect(read('ar', 'فيلا للبيع', rows('١٬٦٥٠٬٠٠٠ ريال'))).toMatchObject({
      ...{ listingType: 'sale', homeType: 'villa', bedrooms: 5, bathrooms: 4, yearBuilt: 2019 },
      ...{ town: 'الرياض', price: { amountMinor: 165_000_000, currency: 'SAR' } },
      ...{ area: { m2: 312 }, plot: { m2: 450 } },
    });
  });

  it.each([
    ['٢٬٤٥٠٬٠٠٠ درهم', 'AED'],
    ['4,500,000 جنيه', 'EGP'],
  ])('%s is %s', (price, currency) => {
    expect(read('ar', 'شقة للبيع', rows(price)).price?.currency).toBe(currency);
  });

  it('of homes to let are to let', () => {
    expect(read('ar', 'شقة للإيجار', rows('5,000 درهم')).listingType).toBe('rent');
  });
});
