import { z } from 'zod';
import { HOME_KINDS } from '#domain/home-kinds.ts';
import { ENERGY_RATINGS } from '#domain/market/energy-bands.ts';
import { factRow, type DossierFact } from '#domain/dossier/match/home-facts.ts';
import { storedNameOf } from '#domain/dossier/match/known-facts.ts';
import type { Fact, Facts } from './home-calls.ts';
import { FACT_SOURCES } from './home-facts.ts';

/** Ends of figures, where a home has others than any figure. */
const ENDS: Partial<Record<DossierFact, readonly [least: number, most: number, isWhole: boolean]>> = {
  bedrooms: [0, 50, true],
  bathrooms: [0, 50, false],
  floorAreaM2: [1, 100_000, false],
  plotAreaM2: [1, 10_000_000, false],
  yearBuilt: [1000, 2100, true],
  floor: [-5, 200, true],
  leaseYears: [0, 9999, true],
};

/** A fact as its form has it: one of the first three is the value, by its kind. */
export function factSchema(fact: DossierFact) {
  const { kind } = factRow(fact);
  const [least, most, isWhole] = ENDS[fact] ?? [0, 10_000_000, false];
  const figure = z.number().min(least).max(most);
  return z.object({
    amountMinor: z
      .number()
      .int()
      .min(0)
      .max(1_000_000_000_000)
      .nullable()
      .refine((amount) => kind !== 'amount' || amount !== null),
    figure: (isWhole ? figure.int() : figure).nullable().refine((said) => kind !== 'number' || said !== null),
    word: z.string().refine((said) => kind === 'amount' || kind === 'number' || said !== ''),
    source: z.enum([...FACT_SOURCES, 'other']),
    otherSource: z.string().trim().max(300),
    on: z.union([z.literal(''), z.iso.date()]),
  });
}
export type FactForm = z.output<ReturnType<typeof factSchema>>;

/** The words that a fact may be; empty for amounts and figures. */
export function wordsOf(fact: DossierFact): readonly string[] {
  const { kind } = factRow(fact);
  if (kind === 'yes') return ['yes', 'no'];
  return kind === 'rating' ? ENERGY_RATINGS : kind === 'word' ? HOME_KINDS : [];
}

export function formOfFact(fact: DossierFact, facts: Facts, today: string): FactForm {
  const known = facts[storedNameOf(fact)];
  const { kind } = factRow(fact);
  const number = typeof known?.value === 'number' ? known.value : null;
  const source = FACT_SOURCES.find((word) => word === known?.source);
  return {
    amountMinor: kind === 'amount' ? number : null,
    figure: kind === 'number' ? number : null,
    word:
      typeof known?.value === 'boolean'
        ? known.value
          ? 'yes'
          : 'no'
        : typeof known?.value === 'string'
          ? known.value
          : '',
    source: source ?? (known ? 'other' : 'typed'),
    otherSource: known && !source ? known.source : '',
    // Who changes what is known says so today.
    on: today,
  };
}

/** What a form says, as the fact is written. */
export function factOfForm(fact: DossierFact, said: FactForm): Fact {
  const { kind } = factRow(fact);
  const value =
    kind === 'amount'
      ? said.amountMinor
      : kind === 'number'
        ? said.figure
        : kind === 'yes'
          ? said.word === 'yes'
          : said.word;
  return sourced(value, said);
}

/** A value with who said it, and the day where that was said. */
export function sourced(
  value: unknown,
  { source, otherSource, on }: Pick<FactForm, 'source' | 'otherSource' | 'on'>,
): Fact {
  const other = otherSource.trim();
  return {
    value,
    source: source === 'other' ? (other === '' ? 'typed' : other) : source,
    ...(on === '' ? {} : { on }),
  };
}
