import { describe, expect, it } from 'vitest';
import { groupPhotos } from './group-photos.ts';

const groups = (names: readonly string[]) =>
  groupPhotos(names, (name) => name).map(({ key, photos }) => [
    key,
    photos.map(({ file, room }) => `${file} ${room ?? '-'}`),
  ]);

describe('groupPhotos()', () => {
  it('makes a home of each beginning of a name, the outside first', () => {
    expect(groups(['001_kitchen.jpg', '001_frontal.jpg', '008_bathroom.jpg'])).toEqual([
      ['001', ['001_frontal.jpg exterior', '001_kitchen.jpg kitchen']],
      ['008', ['008_bathroom.jpg bathroom']],
    ]);
  });

  it('leaves out the numbers that count pictures', () => {
    expect(
      groups(['12 Acacia Avenue (1).png', '12 Acacia Avenue (2).png', '14 Acacia Avenue (1).png']).map(
        ([key]) => key,
      ),
    ).toEqual(['12 Acacia Avenue', '14 Acacia Avenue']);
  });

  it('takes what a camera named for one home', () => {
    expect(groups(['IMG_2034.JPG', 'IMG_2035.JPG', 'DSC_0001.jpg'])).toHaveLength(1);
  });

  it('makes a home of each folder where there are several', () => {
    expect(
      groups(['a/IMG_1.jpg', 'a/IMG_2.jpg', 'b/IMG_1.jpg']).map(([key, photos]) => [key, photos?.length]),
    ).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('takes a folder of 160 photos for forty homes of four, however they came', () => {
    const homes = Array.from({ length: 40 }, (_, place) => String(place + 1).padStart(3, '0'));
    const names = ['kitchen', 'frontal', 'bathroom', 'bedroom'].flatMap((room) =>
      homes.map((home) => `${home}_${room}.jpg`),
    );
    const found = groups(names);
    expect(found.map(([key]) => key)).toEqual(homes);
    for (const [key, photos] of found) {
      expect(photos).toHaveLength(4);
      expect(photos?.[0]).toBe(`${String(key)}_frontal.jpg exterior`);
    }
  });

  it('counts as people do, whatever order the files came in', () => {
    expect(
      groups(['10_front.jpg', '2_kitchen10.jpg', '2_kitchen2.jpg', '2_front.jpg']).map(([key, photos]) => [
        key,
        photos,
      ]),
    ).toEqual([
      ['2', ['2_front.jpg exterior', '2_kitchen2.jpg kitchen', '2_kitchen10.jpg kitchen']],
      ['10', ['10_front.jpg exterior']],
    ]);
  });
});
