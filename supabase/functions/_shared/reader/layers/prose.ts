import type { PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { readProse } from '../texts/read-prose.ts';

/** A sentence is longer than a label and its value. */
const MIN_SENTENCE = 60;
const MAX_LINES = 250;

/** What the advert's own sentences say: its description, then the long lines of the page. */
export function proseFacts(descriptions: readonly string[], { page, time }: ReadContext): PartialFacts {
  const sorted = [...descriptions].sort((a, b) => b.length - a.length);
  // The beginning of a longer description says nothing more.
  const told = sorted.filter(
    (text, index) => !sorted.slice(0, index).some((longer) => longer.startsWith(text)),
  );
  const lines = page.own.lines.slice(0, MAX_LINES).filter((line) => line.length >= MIN_SENTENCE);
  // A short line is a sentence where it ends as one: "Open kitchen and two bedrooms."
  const short = page.own.lines
    .slice(0, MAX_LINES)
    .filter((line) => line.length < MIN_SENTENCE && /^\p{Lu}\p{L}* .{8,}[\p{Ll}\d]\.$/u.test(line));
  const read = [...new Set([...told.slice(0, 3), lines.join('\n'), short.join('\n')])].map((text) => {
    time.check();
    return readProse(text);
  });
  const first = <F extends keyof (typeof read)[number]>(field: F) =>
    read.find((facts) => facts[field] !== null)?.[field] ?? null;
  return {
    ...{ bedrooms: first('bedrooms'), bathrooms: first('bathrooms'), area: first('area') },
    ...{ plot: first('plot'), yearBuilt: first('yearBuilt'), propertyType: first('propertyType') },
  };
}
