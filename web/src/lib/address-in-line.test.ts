import { expect, it } from 'vitest';
import { addressInLine } from './address-in-line.ts';

it('says the town and the postcode of an address once', () => {
  const rest = { town: 'York', postcode: 'YO24 0AA' };
  expect(addressInLine({ addressLine: '7 Elm Road', ...rest })).toBe('7 Elm Road, York, YO24 0AA');
  expect(addressInLine({ addressLine: '7 Elm Road, york', ...rest })).toBe('7 Elm Road, york, YO24 0AA');
  expect(addressInLine({ addressLine: '7 Elm Road, York YO24 0AA', ...rest })).toBe(
    '7 Elm Road, York YO24 0AA',
  );
  expect(addressInLine({ addressLine: '', town: '', postcode: 'YO24 0AA' })).toBe('YO24 0AA');
  expect(addressInLine({ addressLine: null, town: null, postcode: null })).toBe('');
});
