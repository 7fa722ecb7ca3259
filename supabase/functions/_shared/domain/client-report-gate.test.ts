import { expect, test } from 'vitest';
import { clientReportGate } from './client-report-gate.ts';

test('clientReportGate() lets arizona-{product} pass', () => {
  expect(clientReportGate('arizona-villas')).toBeNull();
  expect(clientReportGate('arizona-villas', 'l1')).toBeNull();
});

test.each(['sample-klavo', 'arizona', 'arizona-', 'my-arizona-villas'])(
  'clientReportGate() sends %s to its start, and a home to its own page',
  (slug) => {
    expect(clientReportGate(slug)).toBe(`/klavo/v/${slug}`);
    expect(clientReportGate(slug, 'l1')).toBe(`/klavo/v/${slug}/property/l1`);
  },
);
