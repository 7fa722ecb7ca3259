import { describe, expect, test } from 'vitest';
import { CLUE_KEYS } from '#domain/clue-keys.ts';
import { PHOTO_TEXTS } from '#domain/photo-fields.ts';
import { draftDocument } from '#wire/drafts.ts';
import { homeFacts, homePhoto } from '#wire/home-edits.ts';
import { homeFacts as shownFacts } from '#wire/homes.ts';
import { listingNow } from '#wire/importing.ts';
import {
  HOME_FIELD_KEYS,
  HOME_FIELDS,
  homeField,
  type HomeFieldKey,
  type HomeTextKey,
} from '#domain/home-fields.ts';

// A home goes from the draft through publishing to the form that saves it: each has to take what the one before took.
const draft = draftDocument.shape.rows.element.shape.facts.shape;
const texts = (Object.keys(HOME_FIELDS) as HomeFieldKey[]).filter((key): key is HomeTextKey =>
  ['text', 'word'].includes(HOME_FIELDS[key].kind),
);
const inDraft = (key: HomeTextKey) =>
  key === 'addressLine' ? draft.address : key === 'district' ? null : draft[key];

describe('limits of a home', () => {
  test.each(texts)('%s is as long in a draft as in the form that saves it', (key) => {
    const { most } = HOME_FIELDS[key];
    for (const schema of [homeFacts.shape[key], inDraft(key)]) {
      if (schema === null) continue;
      expect(schema.safeParse('x'.repeat(most)).success).toBe(true);
      expect(schema.safeParse('x'.repeat(most + 1)).success).toBe(false);
    }
  });

  test('features are as many and as long', () => {
    const { most, mostTexts } = HOME_FIELDS.features;
    const some = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length));
    for (const schema of [homeFacts.shape.features, draft.features]) {
      expect(schema.safeParse(some(mostTexts, most)).success).toBe(true);
      expect(schema.safeParse(some(mostTexts + 1, 1)).success).toBe(false);
      expect(schema.safeParse(some(1, most + 1)).success).toBe(false);
    }
  });

  test.each(['bathrooms', 'yearBuilt'] as const)('%s ends at the same numbers', (key) => {
    const { least, most } = HOME_FIELDS[key];
    for (const schema of [homeFacts.shape[key], draft[key]]) {
      for (const value of [least, most, null]) expect(schema.safeParse(value).success).toBe(true);
      for (const value of [least - 1, most + 1]) expect(schema.safeParse(value).success).toBe(false);
    }
  });

  test('a form saves whole bedrooms and the largest areas there are', () => {
    const { bedrooms, floorAreaM2, plotAreaM2 } = homeFacts.shape;
    expect(bedrooms.safeParse(2.5).success).toBe(false);
    expect(floorAreaM2.safeParse(HOME_FIELDS.floorAreaM2.most).success).toBe(true);
    expect(plotAreaM2.safeParse(HOME_FIELDS.plotAreaM2.most).success).toBe(true);
    expect(floorAreaM2.safeParse(0).success).toBe(false);
  });

  test.each(HOME_FIELD_KEYS)(
    '%s is in the form, in what a page says now, and in the draft under its name',
    (key) => {
      expect(Object.keys(homeFacts.shape)).toContain(key);
      if (key !== 'title') expect(Object.keys(listingNow.shape.facts.shape)).toContain(key);
      const name = homeField(key).readFrom === undefined ? key : homeField(key).readFrom;
      if (name !== null) expect(Object.keys(draft)).toContain(name);
    },
  );

  test.each(HOME_FIELD_KEYS)('%s is before the guess in what players read, or nowhere', (key) => {
    const isShown = Object.hasOwn(shownFacts.shape, key);
    expect(isShown).toBe(CLUE_KEYS.some((clue) => clue === key) || key === 'title');
  });

  test('a choice is one of its words, and every other field holds what its kind says', () => {
    for (const key of HOME_FIELD_KEYS) {
      const row = homeField(key);
      const schema = homeFacts.shape[key];
      const right = row.kind === 'number' ? row.most : row.kind === 'list' ? ['a'] : 'a';
      const wrong = row.kind === 'number' ? 'a' : 5;
      const own = row.kind === 'choice' ? row.choices[0] : right;
      expect([key, schema.safeParse(own).success, schema.safeParse(wrong).success]).toEqual([
        key,
        true,
        false,
      ]);
      if (row.kind === 'choice') expect(schema.safeParse('none of them').success).toBe(false);
    }
  });

  test.each(['alt', 'room', 'attribution'] as const)(
    'the %s of a photo is as long in a draft as when it is saved',
    (key) => {
      const inDraft = draftDocument.shape.rows.element.shape.photos.element.shape[key];
      for (const schema of [inDraft, homePhoto.shape[key]]) {
        expect(schema.safeParse('x'.repeat(PHOTO_TEXTS[key])).success).toBe(true);
        expect(schema.safeParse('x'.repeat(PHOTO_TEXTS[key] + 1)).success).toBe(false);
      }
    },
  );
});
