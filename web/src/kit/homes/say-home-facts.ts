import { CLUE_KEYS, type ClueKey } from '#domain/clue-keys.ts';
import type { HomeFacts } from '#wire/homes.ts';
import { formatArea } from '#lib/format.ts';
import { homeWord, isHomeWordGroup } from './home-word.ts';
import { isMessageKey, plural, t } from '#lib/i18n.ts';

/** Shown elsewhere: where the home is, and what is written about it. */
const ELSEWHERE: readonly ClueKey[] = ['town', 'district', 'region', 'features', 'description'];
const SAID = CLUE_KEYS.filter((key) => !ELSEWHERE.includes(key));

/** The facts that move a price, each as a player reads it: "3 bedrooms", "Built 1931", "Leasehold". */
export function sayHomeFacts(facts: HomeFacts): string[] {
  return SAID.flatMap((key) => {
    const value = facts[key];
    return typeof value === 'object' || !value ? [] : [sayFact(key, value)];
  });
}

function sayFact(key: ClueKey, value: string | number): string {
  if (key === 'bedrooms' || key === 'bathrooms') return plural(`facts.${key}`, Number(value));
  if (isHomeWordGroup(key)) return homeWord(key, String(value));
  // The unit stands in the name of the field.
  const said = key.endsWith('M2') ? formatArea(Number(value)) : String(value);
  const sentence = `facts.${key}`;
  return isMessageKey(sentence) ? t(sentence, { value: said }) : said;
}
