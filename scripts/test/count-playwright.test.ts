import { describe, expect, it } from 'vitest';
import { countJourneys } from './count-playwright.ts';

const report = (...statuses: readonly string[]) => ({
  errors: [],
  suites: [
    {
      title: 'a.spec.ts',
      specs: statuses.map((status, place) => ({
        title: `journey ${place + 1}`,
        tests: [{ projectName: 'desktop', status }],
      })),
    },
  ],
});

describe('countJourneys', () => {
  it('counts and names what was not run', () => {
    const counted = countJourneys(report('expected', 'unexpected', 'skipped'), 1, 'words');
    expect(counted).toEqual({
      passed: 1,
      failed: 1,
      skipped: ['a.spec.ts › journey 3 › desktop'],
      retried: [],
      output: 'words',
    });
  });

  it('names a journey that needed a second attempt, and fails where three did', () => {
    const two = countJourneys(report('flaky', 'expected', 'flaky'), 0, '');
    expect(two).toMatchObject({ passed: 3, failed: 0 });
    expect(two.retried).toEqual(['a.spec.ts › journey 1 › desktop', 'a.spec.ts › journey 3 › desktop']);
    expect(countJourneys(report('flaky', 'flaky', 'flaky'), 0, '')).toMatchObject({ passed: 0, failed: 3 });
  });

  it('is red where nothing ran, and where the command failed with no journey to blame', () => {
    expect(countJourneys(report(), 0, '').failed).toBe(1);
    expect(countJourneys(report('expected'), 1, '').failed).toBe(1);
  });
});
