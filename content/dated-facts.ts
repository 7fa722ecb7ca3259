import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What pages tell of law, taxes, registers and portals: it comes from outside, and changes without asking us. */
const datedFact = z.strictObject({
  fact: z.string().min(20).max(600),
  pages: z.array(z.string().startsWith('/')).min(1),
  /** null: no document was read */
  source: z
    .strictObject({
      publisher: z.string().min(2),
      document: z.string().min(2),
      address: z.url({ protocol: /^https$/ }).optional(),
    })
    .nullable(),
  checkedOn: z.iso.date(),
  /** general knowledge: nobody has held it against the source yet */
  checkedAgainst: z.enum(['source', 'general knowledge']),
  /** how often it does */
  changes: z.string().min(3),
});
export type DatedFact = z.output<typeof datedFact>;

const FILE = join(import.meta.dirname, 'dated-facts.json');

export const DATED_FACTS: readonly DatedFact[] = z
  .array(datedFact)
  .parse(JSON.parse(readFileSync(FILE, 'utf8')));

/**
 * The day from which on everything that a page tells of the world outside is known to have been held against its source; none
 * where it tells nothing of that, or something that nobody has held against one.
 */
export function checkedOn(path: string, facts: readonly DatedFact[] = DATED_FACTS): string | undefined {
  const told = facts.filter(({ pages }) => pages.includes(path));
  if (told.some(({ checkedAgainst }) => checkedAgainst !== 'source')) return undefined;
  return told.map((fact) => fact.checkedOn).sort()[0];
}
