import { describe, expect, it } from 'vitest';
import type { DraftPhoto } from '#wire/drafts.ts';
import { mendedPhoto } from './mend-photo.tsx';

const FOLDER = '118f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const OTHER = '218f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const photo: DraftPhoto = {
  id: 'old',
  folder: FOLDER,
  fileType: 'webp',
  widths: [480, 960],
  width: 960,
  height: 640,
  alt: 'The front',
  room: 'exterior',
  placeholder: 'data:image/webp;base64,AAAA',
  rights: 'agency-consent',
  attribution: 'A photographer',
  contentHash: 'a'.repeat(64),
};
const files = {
  fileType: 'jpg' as const,
  files: [],
  widths: [480],
  width: 500,
  height: 300,
  placeholder: 'data:image/jpeg;base64,BBBB',
};

describe('mendedPhoto()', () => {
  it('is a picture of its own with the words and rights of the photo, and nothing of how it looked', () => {
    expect(mendedPhoto(photo, 'new', files, undefined)).toEqual({
      ...photo,
      ...{ id: 'new', folder: null, fileType: 'jpg', widths: [480], width: 500, height: 300 },
      placeholder: files.placeholder,
      replaced: [FOLDER],
    });
  });

  it('names every folder that an older form of it has or was getting', () => {
    const waiting = { ...photo, folder: null, replaced: [FOLDER] };
    expect(mendedPhoto(waiting, 'new', files, OTHER).replaced).toEqual([FOLDER, OTHER]);
    expect(mendedPhoto({ ...photo, replaced: [FOLDER] }, 'new', files, undefined).replaced).toEqual([FOLDER]);
  });

  it('keeps the mark of the file that it came from, so that the same file is not taken in again', () => {
    expect(mendedPhoto(photo, 'new', files, undefined).contentHash).toBe(photo.contentHash);
  });
});
