import { expect, it } from 'vitest';
import { examples } from '#wire/examples.ts';
import { saveHomeRequest } from '#wire/agency-homes.ts';
import { homeToFields, requestOf, textKey, versionOf } from './home-fields.ts';

const home = examples.home_to_manage;
const fields = homeToFields(home);
const request = (changes: object) =>
  requestOf(home.listingId, fields, { ...fields, ...changes }, versionOf(home));

it('only the parts of a home in which something was changed are saved', () => {
  expect(request({})).toEqual({ listingId: home.listingId, version: 2 });
  expect(Object.keys(request({ bedrooms: 4 }))).toEqual(['listingId', 'version', 'facts']);
  expect(Object.keys(request({ isVisible: false }))).toEqual(['listingId', 'version', 'offer']);
  expect(Object.keys(request({ photos: [] }))).toEqual(['listingId', 'version', 'photos']);
  expect(saveHomeRequest.safeParse(request({ bedrooms: 4, placeShown: 'town' })).success).toBe(true);
});

it('a text in another language is saved apart, from its own version', () => {
  expect(request({ [textKey('title', 'es')]: 'Casa' })).toEqual({
    listingId: home.listingId,
    version: 2,
    texts: [{ locale: 'es', field: 'title', text: 'Casa', version: 1 }],
  });
  expect(request({ [textKey('description', 'es')]: 'Grande' }).texts).toEqual([
    { locale: 'es', field: 'description', text: 'Grande', version: 0 },
  ]);
});
