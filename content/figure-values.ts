/** What a figure of a page is worked out with: numbers, and words that name a choice. */
export type Value = number | string;

export function number(value: Value | undefined): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new Error(`“${String(value)}” is no number.`);
}

/** An amount in whole units of money, in its hundredths. */
export function minor(value: Value | undefined): number {
  return Math.round(number(value) * 100);
}

export function oneOf<Word extends string>(words: readonly Word[], value: Value | undefined): Word {
  const word = words.find((one) => one === value);
  if (word === undefined) throw new Error(`“${String(value)}” is none of ${words.join(', ')}.`);
  return word;
}
