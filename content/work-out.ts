import { errorBand } from '#domain/error-bands.ts';
import { hintMultiplier, HINT_KINDS } from '#domain/hints.ts';
import { DIFFICULTIES, FORMULAS, scoreGuess } from '#domain/scoring.ts';
import { monthlyPayment } from '#domain/dossier/costs/mortgage.ts';
import { BUYER_KINDS, purchaseTax } from '#domain/dossier/tax/purchase-tax.ts';
import { BRITISH_PARTS } from '#domain/dossier/tax/tax-place.ts';
import { ratingOf, RATINGS } from '#domain/rating.ts';
import { minor, number, oneOf, type Value } from './figure-values.ts';
import type { PageLanguage } from './page-schema.ts';
import { PRODUCT } from './product-limits.ts';
import { PRODUCT_QUESTIONS } from './product-questions.ts';

/** What can be asked: the product's own rules, and the sums of a school book. Amounts are whole units of money. */
const FUNCTIONS: Readonly<Record<string, (...values: readonly Value[]) => number>> = {
  /** points(guess, price, formula = log_ratio, difficulty = normal) */
  points: (guess, price, formula = 'log_ratio', difficulty = 'normal') =>
    scoreGuess({
      formula: oneOf(FORMULAS, formula),
      difficulty: oneOf(DIFFICULTIES, difficulty),
      guess: { amountMinor: minor(guess) },
      priceMinor: minor(price),
    }).score,
  /** interval(low, high, price): the points of a range */
  interval: (low, high, price) =>
    scoreGuess({
      formula: 'log_ratio',
      difficulty: 'normal',
      guess: { lowMinor: minor(low), highMinor: minor(high) },
      priceMinor: minor(price),
    }).score,
  /** off(guess, price): by how many per cent of the price */
  off: (guess, price) => (Math.abs(number(guess) - number(price)) / number(price)) * 100,
  /** band(guess, price): 0 for the nearest of the six */
  band: (guess, price) => errorBand(minor(guess), minor(price)),
  /** rating(total, most): 0 for expert to 4 for novice */
  rating: (total, most) => RATINGS.indexOf(ratingOf(number(total), number(most), 'log_ratio')),
  /** hint(kind): what is left of a home's points */
  hint: (...kinds) => hintMultiplier(kinds.map((kind) => oneOf(HINT_KINDS, kind))),
  /** payment(loan, yearly per cent, years): each month, by level payments */
  payment: (loan, percent, years) =>
    monthlyPayment({
      amountMinor: minor(loan),
      rateBp: Math.round(number(percent) * 100),
      months: number(years) * 12,
      kind: 'repayment',
      overpaymentMinor: 0,
    }) / 100,
  /** tax(place, price, day, buyer = standard): purchase tax of a part of the United Kingdom */
  tax: (part, price, on, buyer = 'standard') => {
    const due = purchaseTax({
      place: { country: 'GB', part: oneOf(BRITISH_PARTS, part) },
      priceMinor: minor(price),
      on: String(on),
      buyer: oneOf(BUYER_KINDS, buyer),
    });
    if (due === null) throw new Error(`There is no table of taxes for ${String(on)}.`);
    return due.totalMinor / 100;
  },
  ...PRODUCT_QUESTIONS,
  median: (...values) => middleOf(values.map(number)),
  mean: (...values) => values.map(number).reduce((sum, value) => sum + value, 0) / values.length,
  most: (...values) => Math.max(...values.map(number)),
  least: (...values) => Math.min(...values.map(number)),
  size: (value) => Math.abs(number(value)),
  root: (value) => Math.sqrt(number(value)),
  ln: (value) => Math.log(number(value)),
  exp: (value) => Math.exp(number(value)),
  power: (base, exponent) => number(base) ** number(exponent),
};

/**
 * Works out a figure as a page's head writes it, `(330000 - 300000) / 300000 * 100` or `points(330000, 300000)`: numbers,
 * the product's limits by name, the four operations, brackets, and the functions above. Throws where it is none of these.
 */
export function workOut(expression: string): number {
  const tokens =
    expression.match(/\d{4}-\d{2}-\d{2}|\d+(?:\.\d+)?|[a-z](?:[a-z0-9_]|-(?=[a-z]))*|[-+*/(),]|\S/g) ?? [];
  let at = 0;
  const next = () => tokens[at];
  const take = (token: string) => {
    if (next() !== token)
      throw new Error(`“${expression}” has “${next() ?? 'its end'}” where “${token}” belongs.`);
    at += 1;
  };
  const sum = (): Value => chain(product, { '+': (a, b) => a + b, '-': (a, b) => a - b });
  const product = (): Value => chain(single, { '*': (a, b) => a * b, '/': (a, b) => a / b });
  function chain(
    part: () => Value,
    signs: Readonly<Record<string, (a: number, b: number) => number>>,
  ): Value {
    let value = part();
    for (let sign = signs[next() ?? '']; sign; sign = signs[next() ?? '']) {
      at += 1;
      value = sign(number(value), number(part()));
    }
    return value;
  }
  function single(): Value {
    const token = next() ?? '';
    at += 1;
    if (token === '-') return -number(single());
    if (token === '(') {
      const value = sum();
      take(')');
      return value;
    }
    if (/^\d{4}-/.test(token)) return token;
    if (/^\d/.test(token)) return Number(token);
    if (!/^[a-z]/.test(token)) throw new Error(`“${expression}” cannot be read at “${token}”.`);
    return next() === '(' ? called(token) : (PRODUCT[token] ?? token);
  }
  function called(name: string): number {
    const ask = FUNCTIONS[name];
    if (!ask) throw new Error(`“${expression}” asks for “${name}”, which nothing works out.`);
    take('(');
    const values = [sum()];
    while (next() === ',') {
      at += 1;
      values.push(sum());
    }
    take(')');
    return ask(...values);
  }
  const value = number(sum());
  if (at < tokens.length) throw new Error(`“${expression}” goes on after its end, at “${next() ?? ''}”.`);
  return value;
}

interface Figure {
  readonly value: number;
  readonly decimals: number;
}

/** How the languages write a figure, and a figure of theirs as a program writes it. */
const ENGLISH = { figure: /[-−]?\d[\d,]*(?:\.\d+)?/g, plain: (told: string) => told.replaceAll(',', '') };
const WRITTEN: Readonly<Record<PageLanguage, typeof ENGLISH>> = {
  en: ENGLISH,
  'en-us': ENGLISH,
  es: {
    figure: /[-−]?\d+(?:\.\d{3})*(?:,\d+)?/g,
    plain: (told) => told.replaceAll('.', '').replace(',', '.'),
  },
};

/** All figures in words of a page, and to how many decimals each is told: `£3,214.50 a month` is 3214.5 to two. */
export function figuresIn(words: string, language: PageLanguage = 'en'): readonly Figure[] {
  const { figure, plain } = WRITTEN[language];
  return (words.match(figure) ?? []).map((told) => {
    const one = plain(told).replace('−', '-');
    return { value: Number(one), decimals: one.split('.')[1]?.length ?? 0 };
  });
}

/** The first of them. */
export function figureIn(words: string, language: PageLanguage = 'en'): Figure {
  const [first] = figuresIn(words, language);
  if (first === undefined) throw new Error(`“${words}” has no figure.`);
  return first;
}

/**
 * Does the figure in these words come out? Rounded to the decimals that it is told to, a half either way; after “about”,
 * “unos” or “unas” half a per cent of it.
 */
export function comesOut(words: string, expression: string, language: PageLanguage = 'en'): boolean {
  const { value, decimals } = figureIn(words, language);
  const allowed = /^(?:about|un[oa]s) /i.test(words) ? Math.abs(value) / 200 : 0.5 * 10 ** -decimals;
  return Math.abs(workOut(expression) - value) <= allowed + 1e-9;
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}
