import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readPages } from './read-pages.ts';

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

const facts = z
  .array(datedFact)
  .parse(JSON.parse(readFileSync(new URL('dated-facts.json', import.meta.url), 'utf8')));

describe('dated facts', () => {
  it('are told by pages that exist', () => {
    const paths = new Set(readPages().map(({ path }) => path));
    expect(facts.flatMap(({ pages }) => pages.filter((page) => !paths.has(page)))).toEqual([]);
  });

  it('were checked against a source only where one is named', () => {
    const checked = facts.filter(({ checkedAgainst }) => checkedAgainst === 'source');
    expect(checked.filter(({ source }) => source === null)).toEqual([]);
    expect(checked.length).toBeGreaterThan(0);
  });

  it('are each there once, and were not checked tomorrow', () => {
    expect(new Set(facts.map(({ fact }) => fact)).size).toBe(facts.length);
    const today = new Date().toISOString().slice(0, 10);
    expect(facts.filter(({ checkedOn }) => checkedOn > today)).toEqual([]);
  });
});
