import { describe, expect, it } from 'vitest';
import { examples } from '#wire/examples.ts';
import { wrongHomeFields } from './check-home.ts';
import { fieldsToListingRequest, listingToFields, type ListingFields } from './listing-fields.ts';
import { fileOfPhoto, pendingOf, textOfFile, waitingPictures } from './photo-file.ts';

const FOLDER = '118f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const PHOTO = '218f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const listing = examples.manage_listing;
const made = {
  fileType: 'webp' as const,
  files: [],
  widths: [480],
  width: 480,
  height: 320,
  placeholder: 'data:image/webp;base64,AAAA',
};
const pending = pendingOf('picture-1', made, 'a'.repeat(64));
const withPicture = (file: typeof pending): ListingFields => ({
  ...listingToFields(listing),
  photos: [PHOTO],
  [`photo.${PHOTO}.alt`]: 'The front',
  [`photo.${PHOTO}.isHidden`]: false,
  [`photo.${PHOTO}.file`]: textOfFile(file),
});

describe('fileOfPhoto()', () => {
  it('reads a picture as the form keeps it, through a reload', () => {
    expect(fileOfPhoto(withPicture(pending), PHOTO)).toEqual(pending);
  });

  it.each(['', 'no picture', '{}', '{"picture":"1","file":{}}'])('takes %j for none', (text) => {
    expect(fileOfPhoto({ ...withPicture(pending), [`photo.${PHOTO}.file`]: text }, PHOTO)).toBeNull();
  });
});

describe('a picture that was added', () => {
  it('waits until it has a folder, and cannot be saved before', () => {
    const fields = withPicture(pending);
    expect(waitingPictures(fields).map(({ photoId }) => photoId)).toEqual([PHOTO]);
    expect(wrongHomeFields(listing, fields)).toContain(`photo.${PHOTO}.file`);
  });

  it('goes along with the save once it is stored', () => {
    const stored = { ...pending, file: { ...pending.file, path: FOLDER } };
    const fields = withPicture(stored);
    expect(waitingPictures(fields)).toEqual([]);
    expect(wrongHomeFields(listing, fields)).not.toContain(`photo.${PHOTO}.file`);
    expect(fieldsToListingRequest(listing, 1, fields).photos).toEqual([
      { id: PHOTO, alt: 'The front', room: null, attribution: null, isHidden: false, file: stored.file },
    ]);
  });

  it('is no part of the save of a photo that keeps its own', () => {
    const fields = { ...withPicture(pending), [`photo.${PHOTO}.file`]: '' };
    expect(fieldsToListingRequest(listing, 1, fields).photos[0]).not.toHaveProperty('file');
  });
});
