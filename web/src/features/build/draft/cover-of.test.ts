import { describe, expect, it } from 'vitest';
import { emptyRow } from '#wire/draft-row.ts';
import type { DraftPhoto } from '#wire/drafts.ts';
import { coverOf } from './cover-of.ts';

const photo = (id: string, rights: DraftPhoto['rights'] = 'own'): DraftPhoto => ({
  id,
  folder: null,
  fileType: 'webp',
  widths: [480],
  width: 480,
  height: 320,
  alt: '',
  room: null,
  placeholder: 'data:image/webp;base64,AAAA',
  rights,
  attribution: null,
  contentHash: 'a'.repeat(64),
});
const home = (id: string, photos: readonly DraftPhoto[], isIn = true) => ({
  row: { ...emptyRow({ id, origin: 'typed' }), photos: [...photos] },
  isIn,
});
const homes = [
  home('out', [photo('out1')], false),
  home('a', [photo('link', 'link-only'), photo('a1'), photo('a2')]),
  home('b', [photo('b1')]),
];

describe('coverOf()', () => {
  it.each([
    ['the first photo that may be shown of the first home in the game', null, 'a1'],
    ['the one that was chosen', 'b1', 'b1'],
    ['the first again where the chosen one is gone', 'gone', 'a1'],
    ['the first again where the chosen one may only be linked', 'link', 'a1'],
    ['the first again where the home of the chosen one is out', 'out1', 'a1'],
  ])('is %s', (_, coverPhotoId, cover) => {
    expect(coverOf({ coverPhotoId }, homes)).toBe(cover);
  });

  it('is none where no home has a photo', () => {
    expect(coverOf({ coverPhotoId: null }, [home('a', [])])).toBeNull();
  });
});
