import { expect, test } from 'vitest';
import { boltQuery, districtInstead, questionOf, readBoltSubject } from './bolt-subject.ts';

test('readBoltSubject() and boltQuery() are each other’s inverse', () => {
  const subject = {
    country: 'US',
    postcode: '97214',
    type: 'detached',
    floorAreaM2: 180,
    bedrooms: 4,
    yearBuilt: 1965,
  } as const;
  expect(readBoltSubject(new URLSearchParams(boltQuery(subject)))).toEqual(subject);
});

test('readBoltSubject() takes what it cannot use as usual', () => {
  const { country, type, floorAreaM2, bedrooms, postcode } = readBoltSubject(
    new URLSearchParams('country=XX&type=castle&floorAreaM2=9999&bedrooms=two&postcode=%20yo24%20'),
  );
  expect([country, type, floorAreaM2, bedrooms, postcode]).toEqual(['GB', 'terraced', 95, 3, 'yo24']);
});

test('readBoltSubject() begins where the reader most likely looks, unless the address names a country', () => {
  expect(readBoltSubject(new URLSearchParams(), 'US').country).toBe('US');
  expect(readBoltSubject(new URLSearchParams('country=ES'), 'US').country).toBe('ES');
});

test('questionOf() asks nothing before it is said where', () => {
  expect(questionOf(readBoltSubject(new URLSearchParams()))).toBeNull();
  expect(questionOf(readBoltSubject(new URLSearchParams('postcode=yo24')))).toMatchObject({
    postcode: 'yo24',
  });
});

test.each([
  ['CV11 5', 'CV11', 'CV11'],
  ['cv115', 'CV11', 'CV11'],
  ['CV11', 'CV11', null],
  ['CV11 5HG', 'CV11 5HG', null],
])(
  'questionOf() asks of the district of a sector, and districtInstead() tells it: %s',
  (typed, asked, told) => {
    const subject = readBoltSubject(new URLSearchParams({ postcode: typed }));
    expect([questionOf(subject)?.postcode, districtInstead(subject)]).toEqual([asked, told]);
  },
);

test('districtInstead() knows no sectors elsewhere', () => {
  const subject = readBoltSubject(new URLSearchParams({ country: 'US', postcode: '97214' }));
  expect([questionOf(subject)?.postcode, districtInstead(subject)]).toEqual(['97214', null]);
});
