import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInRegions, MAX_REGIONS, regionsOfHomes, withRegions } from './regions.ts';

const leeds = { countryCode: 'GB', region: 'Yorkshire', town: 'Leeds', district: 'LS6' };

test.each(['GB', 'yorkshire', ' Leeds ', 'ls6', 'LS'])('%s is a region of the home', (name) => {
  expect(isInRegions(leeds, ['London', name])).toBe(true);
});

test.each(['L', 'LS60', 'York', 'Lee', ''])('"%s" is none', (name) => {
  expect(isInRegions(leeds, [name])).toBe(false);
  expect(isInRegions({ region: null, town: '' }, [name])).toBe(false);
});

test('every home lies in the regions that all of them make, as far as it says where it is', () => {
  const name = fc.constantFrom('Kent', 'kent', 'Leeds', '', null);
  const home = fc.record({ region: name, town: name });
  fc.assert(
    fc.property(fc.array(home, { maxLength: 30 }), (homes) => {
      const regions = regionsOfHomes(homes);
      expect(new Set(regions.map((one) => one.toLowerCase())).size).toBe(regions.length);
      for (const one of homes) if (one.region || one.town) expect(isInRegions(one, regions)).toBe(true);
    }),
  );
});

test('a game of too many places names the first of them', () => {
  const homes = Array.from({ length: 30 }, (_, at) => ({ town: `Town ${at}` }));
  expect(regionsOfHomes(homes)).toHaveLength(MAX_REGIONS);
});

test('only a mode that locks regions takes over what a game names', () => {
  expect(withRegions({ lives: 3 }, ['Leeds'], [leeds])).toEqual({ lives: 3 });
  expect(withRegions({ regions: [] }, ['Leeds'], [])).toEqual({ regions: ['Leeds'] });
  expect(withRegions({ regions: [] }, [], [leeds])).toEqual({ regions: ['Yorkshire'] });
});
