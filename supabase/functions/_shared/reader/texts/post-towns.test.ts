import { describe, expect, it } from 'vitest';
import { postTownOf } from './post-towns.ts';

describe('the post town of a British home', () => {
  it.each(['E1 6AA', 'EC1A 1AA', 'N1 9AA', 'NW3 1AA', 'SE1 9AA', 'SW4 0AA', 'W1A 1AA', 'WC2N 5AA'])(
    'is London at %s, whatever district is named',
    (postcode) => {
      expect(postTownOf('Sampleton Green', null, 'Sample Road, Sampleton Green', postcode)).toBe('London');
    },
  );

  it.each(['EN1 1AA', 'WD17 1AA', 'NR1 1AA', 'SL4 1AA', 'WA1 1AA', 'SG1 1AA'])(
    'stays as it was read at %s, which only begins alike',
    (postcode) => {
      expect(postTownOf('Sampleton', null, 'Sample Road, Sampleton', postcode)).toBeNull();
    },
  );

  it('is the city of the postcode where the address names it behind its district', () => {
    const line = '12 Sample Avenue, Didsbury, Manchester, M20 1AA';
    expect(postTownOf('Didsbury', null, line, 'M20 1AA')).toBe('Manchester');
    expect(postTownOf('Manchester', null, line, 'M20 1AA')).toBeNull();
    expect(postTownOf('Didsbury', null, '12 Sample Avenue, Didsbury', 'M20 1AA')).toBeNull();
    expect(postTownOf('Sampleton', null, 'Sample Road, Sampleton, Manchester', 'SK4 1AA')).toBeNull();
  });

  it('is London without a postcode only at the end of a longer line', () => {
    expect(postTownOf('Knightsbridge', null, '31, Knightsbridge, London', null)).toBe('London');
    expect(postTownOf('Sampleton', null, 'London Road, Sampleton', null)).toBeNull();
  });
});
