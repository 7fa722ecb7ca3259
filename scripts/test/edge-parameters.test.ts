import { expect, test } from 'vitest';
import { edgeParameters } from './edge-parameters.ts';

test('edgeParameters() reads what a function takes off its contract, whichever form that has', () => {
  const parameters = edgeParameters();
  expect(parameters.get('check-name')).toEqual(['displayName']);
  expect(parameters.get('import-listing')).toEqual(['url', 'urls', 'html', 'listingId', 'isPreview']);
  // One asks for nothing at all.
  expect(parameters.get('reminder-ways')).toEqual([]);
  for (const [name, names] of parameters)
    if (name !== 'reminder-ways') expect(names.length, name).toBeGreaterThan(0);
});
