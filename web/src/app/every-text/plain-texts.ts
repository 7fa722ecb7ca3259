import { CURRENCIES } from '#domain/currencies.ts';
import { currencySign } from '#domain/format-money.ts';
import { currencyName } from '#ui/currency-name.ts';

const SPOKEN_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
] as const;

/**
 * What the browser's own tables write for an English locale (money, dates, units), codes that mean the same everywhere,
 * and the languages' names for themselves.
 */
const NOT_OURS: readonly RegExp[] = [
  /[£\d.,–\s]+(thousand |million |billion )?British pounds?/g,
  /£[\d.,]+[kKmMbB]\w*/g,
  /\d{1,2} (January|Jan|March|Mar|November|Nov|December) \d{4}|(January|March|November) \d{4}/g,
  currenciesSaid(),
  /United (Kingdom|States)|Spain/g,
  /https:\/\/…|www\.example\.com|localhost(:\d+)?(\/[\w-]+)*/g,
  /\bm²/g,
  // council tax bands
  /^[A-I]$/g,
  /English \((UK|US)\)|Español/g,
];

/** Every text of a page, seen or spoken, that has plain Latin letters left which neither locale nor data account for. */
export function plainTexts(page: Document): string[] {
  return [page.title, ...textsOf(page.body)]
    .filter((text) => /[A-Za-z]/.test(NOT_OURS.reduce((rest, known) => rest.replaceAll(known, ''), text)))
    .map((text) => text.trim());
}

function textsOf(element: Element): string[] {
  if (['SCRIPT', 'STYLE', 'CODE'].includes(element.tagName)) return [];
  const spoken = SPOKEN_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []);
  const inside = Array.from(element.childNodes).flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    return node instanceof Element ? textsOf(node) : [];
  });
  return [...spoken, ...inside];
}

/** Names, signs and codes of currencies, as the browser says them. */
function currenciesSaid(): RegExp {
  const said = CURRENCIES.flatMap(({ code }) => {
    const name = currencyName(code, 'en-GB');
    return [name, name.charAt(0).toUpperCase() + name.slice(1), currencySign(code, 'en-GB').sign, code];
  });
  const longestFirst = said.sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
}
