import { z } from 'zod';
import { DOSSIER_FACT_KEYS, type DossierFact } from '#domain/dossier/match/home-facts.ts';
import { hunterAreas, type HunterArea } from '#domain/dossier/match/hunter-areas.ts';
import { hunterWishes, isWishValue, storedWishes, wantsOf } from '#domain/dossier/match/hunter-wishes.ts';
import type { Wish } from '#domain/dossier/match/match-score.ts';
import { hunterRow, type HunterRow } from '#wire/dossier-hunt-rows.ts';
import type { FieldValue } from '#kit/edits/merge-edits.ts';

/** So many lines of one's own words, each so long. */
const MOST_LINES = 60;
const MOST_LINE = 120;

/** Fields of the profile that have a row in its form. */
export const profileForm = hunterRow
  .pick({ currency: true, budgetMinor: true, depositMinor: true, incomeBand: true })
  .extend({ rate: z.number().min(0).max(30).nullable(), moveByOn: z.string() });
export type PlainFields = z.output<typeof profileForm>;

/**
 * The whole form as one flat record, so that two people's edits come together field by field: of each fact what is wished
 * (`wish.FACT`, as JSON; empty: nothing), how much it counts (`weight.FACT`) and whether it is a must (`must.FACT`).
 */
export type ProfileFields = PlainFields & {
  readonly mustHaves: readonly string[];
  readonly dealBreakers: readonly string[];
  readonly areas: readonly string[];
} & Readonly<Record<string, FieldValue>>;

const USUAL_WEIGHT = 3;

export function formOfHunter(row: HunterRow | null, currency: string): ProfileFields {
  const wishes = new Map(
    hunterWishes({ wishes: row?.wishes, weights: row?.weights, budgetMinor: null }).map((one) => [
      one.fact,
      one,
    ]),
  );
  return {
    currency: row?.currency ?? currency,
    budgetMinor: row?.budgetMinor ?? null,
    depositMinor: row?.depositMinor ?? null,
    incomeBand: row?.incomeBand ?? '',
    rate: row?.rateBp == null ? null : row.rateBp / 100,
    moveByOn: row?.moveByOn ?? '',
    mustHaves: row?.mustHaves ?? [],
    dealBreakers: row?.dealBreakers ?? [],
    areas: hunterAreas(row?.areas).map((area) => JSON.stringify(area)),
    ...Object.fromEntries(
      DOSSIER_FACT_KEYS.flatMap((fact) => Object.entries(wishFields(fact, wishes.get(fact)))),
    ),
  };
}

/** The fields of a fact's wish. */
export function wishFields(fact: DossierFact, wish: Wish | undefined): Readonly<Record<string, FieldValue>> {
  return {
    [`wish.${fact}`]: wish ? JSON.stringify({ want: wish.want, value: wish.value }) : '',
    [`weight.${fact}`]: wish?.weight ?? USUAL_WEIGHT,
    [`must.${fact}`]: wish?.isMust ?? false,
  };
}

/** A wish while it is written: its value may be missing. */
export interface WrittenWish {
  readonly want: Wish['want'];
  readonly value: Wish['value'] | null;
}

/** What the form wishes of a fact; null: nothing. */
export function wishIn(fields: ProfileFields, fact: DossierFact): WrittenWish | null {
  const text = fields[`wish.${fact}`];
  if (typeof text !== 'string' || text === '') return null;
  const read = readJson(text) as { want?: unknown; value?: unknown } | null;
  const want = wantsOf(fact).find((one) => one === read?.want) ?? wantsOf(fact)[0];
  return { want, value: isWishValue(fact, read?.value) ? read.value : null };
}

/** All wishes of the form that are whole. */
export function wishesOf(fields: ProfileFields): Wish[] {
  return DOSSIER_FACT_KEYS.flatMap((fact) => {
    const wish = wishIn(fields, fact);
    if (!wish || wish.value === null) return [];
    const weight = Number(fields[`weight.${fact}`] ?? USUAL_WEIGHT);
    return [{ fact, want: wish.want, value: wish.value, weight, isMust: fields[`must.${fact}`] === true }];
  });
}

export function areasIn(fields: ProfileFields): HunterArea[] {
  return hunterAreas(fields.areas.map(readJson));
}

/** Lines of one's own words as they are kept: without empty ones, each once. */
export function tidyLines(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))];
}

/** The names of fields that would be refused. */
export function refusedIn(fields: ProfileFields): string[] {
  const plain = profileForm.safeParse(fields).error?.issues.map(({ path }) => String(path[0])) ?? [];
  const isLong = (lines: readonly string[]) =>
    tidyLines(lines).length > MOST_LINES || lines.some((line) => line.trim().length > MOST_LINE);
  return [
    ...plain,
    ...(isLong(fields.mustHaves) ? ['mustHaves'] : []),
    ...(isLong(fields.dealBreakers) ? ['dealBreakers'] : []),
    ...DOSSIER_FACT_KEYS.filter((fact) => wishIn(fields, fact)?.value === null).map((fact) => `wish.${fact}`),
  ];
}

/** What the form says, as the row is written. */
export function hunterOfForm(fields: ProfileFields): Partial<HunterRow> {
  const { currency, budgetMinor, depositMinor, incomeBand, rate, moveByOn } = fields;
  return {
    ...{ currency, budgetMinor, depositMinor, incomeBand },
    rateBp: rate === null ? null : Math.round(rate * 100),
    moveByOn: moveByOn === '' ? null : moveByOn,
    mustHaves: tidyLines(fields.mustHaves),
    dealBreakers: tidyLines(fields.dealBreakers),
    areas: areasIn(fields),
    ...storedWishes(wishesOf(fields)),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
