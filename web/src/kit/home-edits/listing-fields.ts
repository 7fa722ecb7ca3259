import type { ManagedListing } from '#wire/managed-homes.ts';
import { OFFER_STATUSES, type SaveListingRequest } from '#wire/home-edits.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { homeFieldName } from '../homes/home-field-name.ts';
import { readAreaUnit, sayArea } from '../homes/area-unit.ts';
import { homeWord } from '../homes/home-word.ts';
import { isMessageKey, locale, t } from '#lib/i18n.ts';
import { formatMoney } from '#domain/format-money.ts';
import {
  HOME_FIELD_KEYS,
  homeField,
  type HomeField,
  type HomeFieldKey,
  type HomeNumberKey,
  type HomeTextKey,
  type HomeWordKey,
} from '#domain/home-fields.ts';
import { fileOfPhoto } from './photo-file.ts';
import { degreesText } from './degrees-text.ts';
import type { FieldValue } from '../edits/merge-edits.ts';

/** Fields with a control of their own. */
const OWN_CONTROL = ['title', 'description', 'features', 'latitude', 'longitude'] as const;
/** Facts that are chosen from our own words, which have a text in every language. */
export const WORD_FACTS = ['propertyType', 'tenure'] as const;
const APART: readonly HomeFieldKey[] = [...OWN_CONTROL, ...WORD_FACTS];

export type WordFact = (typeof WORD_FACTS)[number];
type Plain<Key> = Exclude<Key, (typeof OWN_CONTROL)[number] | WordFact>;
export type ChoiceFact = Plain<Exclude<HomeWordKey, HomeTextKey>>;
export type TextFact = Plain<HomeTextKey>;
export type NumberFact = Plain<HomeNumberKey>;

/** Facts that are one of a few words. */
export const CHOICE_FACTS = ofKind('choice') as readonly ChoiceFact[];
/** Facts that are a line of text. */
export const TEXT_FACTS = ofKind('text', 'word') as readonly TextFact[];
/** Facts that are a number. */
export const NUMBER_FACTS = ofKind('number') as readonly NumberFact[];

function ofKind(...kinds: readonly HomeField['kind'][]): readonly HomeFieldKey[] {
  return HOME_FIELD_KEYS.filter((key) => !APART.includes(key) && kinds.includes(homeField(key).kind));
}

/** What of a home its form is made of, whether a game has it or not. */
export type HomeToEdit = Pick<ManagedListing, 'facts' | 'status' | 'prices' | 'photos'>;

/** A home as the flat fields of its form: facts by name, `price.…`, `photos` in order, and `photo.{id}.…`. */
export type ListingFields = Readonly<Omit<ManagedListing['facts'], 'countryCode' | 'features'>> & {
  /** one a line */
  readonly features: string;
  readonly status: ManagedListing['status'];
  readonly 'price.kind': 'asking' | 'sold' | 'poll';
  readonly 'price.amountMinor': number | null;
  readonly 'price.datedOn': string;
  readonly photos: readonly string[];
} & Readonly<
    Record<`photo.${string}.${'alt' | 'room' | 'attribution' | 'file'}`, string> &
      Record<`photo.${string}.isHidden`, boolean>
  >;

export function listingToFields(listing: HomeToEdit): ListingFields {
  const { countryCode: _, features, ...facts } = listing.facts;
  const price = listing.prices[0];
  const photos: Record<string, FieldValue> = {};
  for (const photo of listing.photos) {
    photos[`photo.${photo.id}.alt`] = photo.alt;
    photos[`photo.${photo.id}.room`] = photo.room ?? '';
    photos[`photo.${photo.id}.attribution`] = photo.attribution ?? '';
    photos[`photo.${photo.id}.isHidden`] = photo.isHidden;
  }
  return {
    ...photos,
    ...facts,
    features: features.join('\n'),
    status: listing.status,
    'price.kind': price?.kind ?? 'asking',
    'price.amountMinor': price?.amountMinor ?? null,
    'price.datedOn': price?.datedOn ?? '',
    photos: listing.photos.map(({ id }) => id),
  };
}

/** The form's fields as the request that saves them in a game. */
export function fieldsToListingRequest(
  { game, gameListingId }: ManagedListing,
  version: number,
  fields: ListingFields,
): Omit<SaveListingRequest, 'brand'> {
  return { game: game.slug, gameListingId, version, ...fieldsToHome(fields) };
}

/** The form's fields as the parts of a home that are saved. */
export function fieldsToHome(
  fields: ListingFields,
): Pick<SaveListingRequest, 'facts' | 'status' | 'price' | 'photos'> {
  const { 'price.kind': kind, 'price.amountMinor': amountMinor, 'price.datedOn': datedOn } = fields;
  const status = OFFER_STATUSES.find((one) => one === fields.status);
  return {
    facts: Object.fromEntries(
      HOME_FIELD_KEYS.map((key) => [key, factOf(key, fields[key])]),
    ) as unknown as SaveListingRequest['facts'],
    ...(status ? { status } : {}),
    price: amountMinor !== null && kind !== 'poll' ? { kind, amountMinor, datedOn: orNull(datedOn) } : null,
    photos: fields.photos.map((id) => ({
      id,
      alt: fields[`photo.${id}.alt`] ?? '',
      room: orNull(fields[`photo.${id}.room`]),
      attribution: orNull(fields[`photo.${id}.attribution`]),
      isHidden: fields[`photo.${id}.isHidden`] === true,
      ...(fileOfPhoto(fields, id) ? { file: fileOfPhoto(fields, id)?.file } : {}),
    })),
  };
}

/** What a field of the form holds, as it is sent. A home has a title, a kind and a description, if empty ones. */
function factOf(key: HomeFieldKey, value: FieldValue | undefined): unknown {
  const { kind } = homeField(key);
  if (kind === 'number') return value ?? null;
  const text = typeof value === 'string' ? value : '';
  if (kind === 'list') {
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }
  return key === 'title' || key === 'description' || key === 'propertyType' ? text : orNull(text);
}

/** Is the fact an area, kept in square metres? */
export function isArea(key: string): boolean {
  const field = HOME_FIELD_KEYS.find((one) => one === key);
  const row = field && homeField(field);
  return row?.kind === 'number' && row.unit === 'm2';
}

/** What a fact is called. */
export function nameOfFact(key: string): string {
  const field = HOME_FIELD_KEYS.find((one) => one === key);
  if (field === undefined) {
    const text = key === 'price.kind' ? 'rules.priceKind' : `manage.fact.${key}`;
    return isMessageKey(text) ? t(text) : key;
  }
  return homeFieldName(field);
}

function orNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

/** What a field of a home is called; photos by their place. */
export function nameOfListingField(key: string, placeOf: (photoId: string) => number): string {
  const [, id, part] = /^photo\.(.+)\.(\w+)$/.exec(key) ?? [];
  const name = nameOfFact(part ?? key);
  return id === undefined ? name : t('manage.photo.field', { field: name, place: placeOf(id) });
}

/** A field's value in words. */
export function showListingField(
  key: string,
  value: FieldValue,
  currency: string,
  placeOf: (photoId: string) => number,
): string {
  if (value === null || value === '') return t('manage.value.none');
  if (/^photo\..+\.file$/.test(key)) return t('manage.photo.newPicture');
  if (typeof value === 'boolean') return t(value ? 'manage.value.yes' : 'manage.value.no');
  if (key === 'price.amountMinor' && typeof value === 'number') return formatMoney(value, currency, locale());
  if (key === 'price.datedOn' && typeof value === 'string') return formatDate(value);
  if (key === 'status') {
    const offer = `manage.offer.${String(value)}`;
    return t(isMessageKey(offer) ? offer : 'manage.home.withdrawn');
  }
  if (key === 'price.kind') return t(value === 'sold' ? 'rules.priceKind.sold' : 'rules.priceKind.asking');
  if ((key === 'latitude' || key === 'longitude') && typeof value === 'number') return degreesText(value);
  const word = WORD_FACTS.find((one) => one === key);
  if (word && typeof value === 'string') return homeWord(word, value);
  if (typeof value === 'number' && isArea(key)) return sayArea(value, readAreaUnit());
  if (typeof value === 'number') return key === 'yearBuilt' ? String(value) : formatNumber(value);
  if (typeof value === 'string') return value;
  return value.map((id) => String(placeOf(id))).join(', ');
}
