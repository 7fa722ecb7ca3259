import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createFakeBackend, post, refusalReply, type BackendCall } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { examples } from '../_shared/wire/examples.ts';
import { snakeCase } from '../_shared/wire/snake-case.ts';
import { saveListingRequest } from '../_shared/wire/home-edits.ts';
import { saveListing } from './handler.ts';

const ID = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const BODY = {
  game: 'five-homes',
  gameListingId: ID,
  version: 2,
  facts: {
    title: 'A home by the sea',
    description: 'Three bedrooms. Offers over £425,000.',
    propertyType: 'house',
    bedrooms: 3,
    bathrooms: 1.5,
    floorAreaM2: 90,
    plotAreaM2: null,
    yearBuilt: 1930,
    tenure: 'freehold',
    energyRating: 'C',
    councilTaxBand: 'D',
    features: ['Garden', 'Was 512,345 last year'],
    addressLine: '1 Test Street',
    town: 'Testham',
    postcode: 'TE1 1ST',
    district: 'TE1',
    region: null,
    latitude: 51.5,
    longitude: -0.1,
  },
  price: { kind: 'sold', amountMinor: 51_234_500, datedOn: '2025-03-01' },
  photos: [{ id: ID, alt: 'The front', isHidden: false }],
};
const SAVED = examples.manage_listing;
const SIGNED_IN = { authorization: 'Bearer a-token' };

function server(save: (call: BackendCall) => unknown, store: () => unknown = () => []) {
  const backend = createFakeBackend({
    '/auth/v1/user': () => ({ id: ID }),
    '/rest/v1/rpc/prices_to_scrub': () => [
      { game_listing_id: ID, amount_minor: 42_500_000, currency: 'GBP' },
    ],
    '/rest/v1/rpc/save_listing': save,
    '/storage/v1/object/listing-photos': store,
    '/rest/v1/rpc/folders_removed': () => 1,
  });
  const handler = serve(
    { name: 'save-listing', contract: saveListingRequest, handle: saveListing },
    backend.platform,
  );
  return { ...backend, handler };
}

describe('saveListing()', () => {
  test('saves facts and price, texts without the old and the new price, and deletes the files of photos that left', async () => {
    const { handler, calls } = server(() => ({ listing: snakeCase(SAVED), removed_files: ['a/480.webp'] }));
    const answer = await handler(post(BODY, SIGNED_IN));
    expect([answer.status, await answer.json()]).toEqual([200, SAVED]);
    const saved = calls.find(({ path }) => path.endsWith('save_listing'))?.args;
    expect(saved).toMatchObject({
      user_id: ID,
      version: 2,
      price: { kind: 'sold', amount_minor: 51_234_500, dated_on: '2025-03-01' },
    });
    expect(JSON.stringify(saved?.facts)).not.toMatch(/425,000|512,345/);
    expect(calls.slice(-2).map(({ args }) => args)).toEqual([
      { prefixes: ['a/480.webp'] },
      { folders: ['a'] },
    ]);
  });

  test('takes a new picture once it is looked at, its placeholder too, and refuses what is no picture', async () => {
    const path = '118f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
    const file = {
      path,
      fileType: 'webp',
      widths: [480],
      width: 480,
      height: 320,
      placeholder: 'data:image/webp;base64,AAAA',
      rightsStatus: 'own',
      contentHash: 'a'.repeat(64),
    };
    const body = { ...BODY, photos: [{ ...BODY.photos[0], file }] };
    const save = async (waiting: readonly string[]) => {
      const backend = createFakeBackend({
        '/auth/v1/user': () => ({ id: ID }),
        '/rest/v1/rpc/prices_to_scrub': () => [],
        '/rest/v1/rpc/photos_to_check': () => waiting,
        '/rest/v1/rpc/save_listing': () => ({ listing: snakeCase(SAVED), removed_files: [] }),
        [`/storage/v1/object/listing-photos/${path}/480.webp`]: () => 'no picture',
      });
      const handler = serve(
        { name: 'save-listing', contract: saveListingRequest, handle: saveListing },
        backend.platform,
      );
      return { answer: await handler(post(body, SIGNED_IN)), calls: backend.calls };
    };
    const clean = await save([]);
    expect(clean.answer.status).toBe(200);
    const saved = clean.calls.find((call) => call.path.endsWith('save_listing'))?.args;
    // Four letters are no picture: nothing of them goes to players.
    expect(saved?.photos).toMatchObject([
      { file: { path, file_type: 'webp', rights_status: 'own', placeholder: 'data:,' } },
    ]);
    const dirty = await save([`${path}/480.webp`]);
    expect(dirty.answer.status).toBe(422);
    expect(await dirty.answer.json()).toMatchObject({ code: 'photo_unreadable' });
    expect(dirty.calls.some((call) => call.path.endsWith('save_listing'))).toBe(false);
  });

  test('takes the prices of the game out of every text of the home and its photos', async () => {
    const { handler, calls } = server(() => ({ listing: snakeCase(SAVED), removed_files: [] }));
    const told = { short: '425k', text: 'R1 ４２５,０００' };
    const facts = {
      ...BODY.facts,
      ...{ title: told.text, description: told.text, propertyType: told.text, tenure: told.text },
      ...{ energyRating: told.short, features: [told.text], addressLine: told.text, town: told.text },
      ...{ postcode: told.short, district: told.text, region: told.text },
    };
    const photos = [{ id: ID, alt: told.text, room: told.text, attribution: told.text, isHidden: false }];
    expect((await handler(post({ ...BODY, facts, photos }, SIGNED_IN))).status).toBe(200);
    const saved = calls.find(({ path }) => path.endsWith('save_listing'))?.args;
    expect(JSON.stringify([saved?.facts, saved?.photos])).not.toMatch(/425|４２５/);
    // Numbers that are no texts stay as they were typed.
    expect(saved?.facts).toMatchObject({ year_built: 1930, floor_area_m2: 90, title: 'R[…]' });
  });

  test('names neither the street nor the whole postcode in a text that players read', async () => {
    const told = 'Find 12 Acacia Avenue, or Acacia Avenue at TE1 1ST';
    const { handler, calls } = server(() => ({ listing: snakeCase(SAVED), removed_files: [] }));
    await handler(
      post(
        {
          ...BODY,
          facts: {
            ...BODY.facts,
            addressLine: '12 Acacia Avenue, Testham',
            title: told,
            description: told,
            features: [told],
          },
          photos: [{ id: ID, alt: told, isHidden: false }],
        },
        SIGNED_IN,
      ),
    );
    const saved = calls.find(({ path }) => path.endsWith('save_listing'))?.args;
    const { facts } = z.object({ facts: z.looseObject({}) }).parse(saved);
    const texts = JSON.stringify([
      facts['title'],
      facts['description'],
      facts['features'],
      saved?.['photos'],
    ]);
    expect(texts).not.toMatch(/Acacia|1ST/);
    expect(texts).toMatch(/this street.*TE1/);
    // Who edits the home keeps its address.
    expect(facts).toMatchObject({ address_line: '12 Acacia Avenue, Testham', postcode: 'TE1 1ST' });
  });

  test('files that storage did not delete stay in the queue', async () => {
    const { handler, calls } = server(
      () => ({ listing: snakeCase(SAVED), removed_files: ['a/480.webp'] }),
      () => Response.error(),
    );
    expect((await handler(post(BODY, SIGNED_IN))).status).toBe(200);
    expect(calls.some(({ path }) => path.endsWith('folders_removed'))).toBe(false);
  });

  test('refuses a visitor', async () => {
    const { handler, calls } = server(() => null);
    const answer = await handler(post(BODY));
    expect([answer.status, (await answer.json()).code, calls]).toEqual([403, 'not_allowed', []]);
  });

  test.each([
    ['a price of nothing', { ...BODY, price: { ...BODY.price, amountMinor: 0 } }],
    ['a place off the globe', { ...BODY, facts: { ...BODY.facts, latitude: 91 } }],
    ['a word that would withdraw it', { ...BODY, status: 'withdrawn' }],
    ['a photo without words', { ...BODY, photos: [{ id: ID, alt: ' ', isHidden: false }] }],
  ])('refuses %s', async (_, body) => {
    const answer = await server(() => null).handler(post(body, SIGNED_IN));
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'invalid_request']);
  });

  test.each([
    [409, 'edit_conflict'],
    [403, 'not_allowed'],
    [422, 'amount_out_of_range'],
  ])('passes %i %s on', async (status, code) => {
    const answer = await server(() => refusalReply(status, code)).handler(post(BODY, SIGNED_IN));
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });
});
