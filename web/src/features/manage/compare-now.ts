import type { ListingNow } from '#wire/importing.ts';
import { knownWord } from '#kit/homes/known-words.ts';
import {
  CHOICE_FACTS,
  NUMBER_FACTS,
  TEXT_FACTS,
  WORD_FACTS,
  type ChoiceFact,
  type ListingFields,
  type NumberFact,
  type TextFact,
  type WordFact,
} from '#kit/home-edits/listing-fields.ts';
import { isSame, type FieldKey, type FieldValue } from '#kit/edits/merge-edits.ts';

/** Something that the page says otherwise than the form: one choice, of one field or of some that belong together. */
export interface PageChange {
  readonly id: ListingKey;
  /** the form's fields with the page's values */
  readonly values: Partial<ListingFields>;
  /** the person has changed this field and not saved it yet: theirs stays unless they choose the page's */
  readonly isEdited: boolean;
}

type FactKey = NumberFact | ChoiceFact | TextFact | WordFact;
type ListingKey = FieldKey<ListingFields>;

interface Comparison {
  readonly changes: readonly PageChange[];
  /** the page's currency, where it is not the listing's: its price cannot be taken */
  readonly otherCurrency: string | null;
}

interface FormNow {
  /** as on screen, unsaved edits included */
  readonly fields: Partial<ListingFields>;
  readonly saved: Partial<ListingFields>;
  readonly currency: string;
  /** a poll has no price to correct */
  readonly hasPrice: boolean;
  /** today, for a price whose page gives no date; ISO date */
  readonly today: string;
}

/** What taking the page's word would change, field by field. What the page does not say changes nothing. */
export function compareNow(
  now: ListingNow,
  { fields, saved, currency, hasPrice, today }: FormNow,
): Comparison {
  const changes: PageChange[] = [];
  const offer = (
    id: ListingKey,
    values: Partial<ListingFields>,
    keys: readonly ListingKey[] = keysOf(values),
  ) => {
    if (keys.every((key) => isSame(plain(fields[key]), plain(values[key])))) return;
    const isEdited = keys.some((key) => !isSame(fields[key], saved[key]));
    changes.push({ id, values, isEdited });
  };
  const { price, facts } = now;
  const isOther = price.currency !== currency;
  if (hasPrice && !isOther)
    offer(
      'price.amountMinor',
      {
        'price.amountMinor': price.amountMinor,
        'price.kind': price.kind,
        'price.datedOn': price.datedOn ?? today,
      },
      // A new date alone is no new price.
      ['price.amountMinor', 'price.kind'],
    );
  offer('status', { status: now.status });
  for (const key of [...NUMBER_FACTS, ...CHOICE_FACTS, ...TEXT_FACTS]) {
    const value = facts[key];
    if (value !== null) offer(key, only(key, value));
  }
  for (const key of WORD_FACTS) {
    const value = facts[key];
    const own = fields[key];
    // A page writes "Freehold" where the form has our word for it.
    if (value === null || (typeof own === 'string' && knownWord(key, own) === knownWord(key, value)))
      continue;
    offer(key, only(key, knownWord(key, value)));
  }
  if (facts.latitude !== null && facts.longitude !== null)
    offer('latitude', { latitude: facts.latitude, longitude: facts.longitude });
  if (facts.description !== null) offer('description', { description: facts.description });
  if (facts.features !== null) offer('features', { features: facts.features.join('\n') });
  return { changes, otherCurrency: isOther ? price.currency : null };
}

function only(key: FactKey, value: string | number): Partial<ListingFields> {
  const fields: Partial<Record<FactKey, string | number>> = { [key]: value };
  // Each kind of fact is read from the page in the type of its field.
  return fields as Partial<ListingFields>;
}

function keysOf(values: Partial<ListingFields>): ListingKey[] {
  return Object.keys(values) as ListingKey[];
}

/** Texts that differ in spaces alone read the same. */
function plain(value: FieldValue | undefined): FieldValue {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  return value ?? '';
}
