import { describe, expect, it, vi } from 'vitest';
import { countReport, tryScreensAgain } from './count-vitest.ts';

const report = (file: string, ...statuses: readonly string[]) => {
  const assertionResults = statuses.map((status, place) => ({ fullName: `test ${place + 1}`, status }));
  const count = (status: string) => statuses.filter((one) => one === status).length;
  return countReport(
    {
      ...{ numPassedTests: count('passed'), numFailedTests: count('failed'), numFailedTestSuites: 0 },
      testResults: [{ name: file, status: 'failed', assertionResults }],
    },
    1,
    'first',
  );
};
const passes = () => vi.fn(() => Promise.resolve({ passed: 1, failed: 0, skipped: [], output: '' }));
const fails = () => vi.fn(() => Promise.resolve({ passed: 0, failed: 1, skipped: [], output: 'second' }));

describe('tryScreensAgain()', () => {
  it('runs the file of a screen once more, and names what passes then', async () => {
    const run = passes();
    const outcome = await tryScreensAgain(report('web/a.test.tsx', 'passed', 'failed'), run);
    expect(run.mock.calls).toEqual([[['web/a.test.tsx']]]);
    expect(outcome).toMatchObject({ passed: 2, failed: 0, retried: ['test 2'] });
  });

  it('fails what fails again', async () => {
    const outcome = await tryScreensAgain(report('web/a.test.tsx', 'failed'), fails());
    expect(outcome).toMatchObject({ passed: 0, failed: 1, output: 'first\nsecond' });
    expect(outcome.retried).toBeUndefined();
  });

  it.each([
    ['three screens at once', report('web/a.test.tsx', 'failed', 'failed', 'failed')],
    ['a rule of the domain', report('supabase/functions/_shared/domain/a.test.ts', 'failed')],
    ['a file that cannot be loaded', report('web/a.test.tsx')],
    [
      'what passed',
      countReport(
        { ...{ numPassedTests: 1, numFailedTests: 0 }, numFailedTestSuites: 0, testResults: [] },
        0,
        '',
      ),
    ],
  ])('tries nothing again: %s', async (_name, first) => {
    const run = passes();
    expect(await tryScreensAgain(first, run)).toBe(first);
    expect(run).not.toHaveBeenCalled();
  });
});
