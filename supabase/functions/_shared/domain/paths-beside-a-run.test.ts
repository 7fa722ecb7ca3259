import { expect, test } from 'vitest';
import { clearGuestPath, clientReportPath, guesstimatesPath, mapStartPath } from './paths-beside-a-run.ts';

test('mapStartPath(), clearGuestPath() and guesstimatesPath() are null where a family has no such screen', () => {
  expect(mapStartPath('forum', 'g')).toBe('/r/g/withmap');
  expect(mapStartPath('klavo', 'g')).toBeNull();
  expect(clearGuestPath('klavo', 'g')).toBe('/klavo/v/g/clear-guest');
  expect(clearGuestPath('public', 'g')).toBeNull();
  expect(guesstimatesPath('roundup', 'g', 'l1')).toBe('/roundup/v/g/property/l1/guesstimates');
  expect(guesstimatesPath('ultima', 'g', 'l1')).toBeNull();
});

test('clientReportPath() spells a home’s report with a capital', () => {
  expect(clientReportPath('arizona-villas')).toBe('/klavo/v/arizona-villas/cameron');
  expect(clientReportPath('arizona-villas', 'l1')).toBe('/klavo/v/arizona-villas/property/l1/Cameron');
});
