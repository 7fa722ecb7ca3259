import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './command.ts';
import { gate, type Outcome } from './outcome.ts';

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
}
interface Report {
  suites: Suite[];
  errors: { message?: string }[];
}

/** Runs the browser journeys and counts them: one per journey and emulated device. */
export async function runPlaywright(args: readonly string[], env: Record<string, string>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'house-price-game-journeys-'));
  const file = join(folder, 'report.json');
  try {
    const { code, output } = await runTool(
      '@playwright/test/cli.js',
      ['test', '--config', 'web/e2e/playwright.config.ts', '--reporter=list,json', ...args],
      { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    );
    return countJourneys(JSON.parse(readFileSync(file, 'utf8')) as Report, code, output);
  } catch (error) {
    return gate(false, `playwright left no report: ${String(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** More journeys than this that need a second attempt are no accident of a busy machine. */
const MOST_RETRIED = 2;

/**
 * A journey that failed and then passed is named at the end of the run, since it is a fault that has not been found
 * yet; where more than two do so, each counts as failed.
 */
export function countJourneys(report: Report, code: number, output: string): Outcome {
  const tests = report.suites.flatMap((suite) => testsOf(suite, []));
  const named = (status: string) => tests.filter((test) => test.status === status).map((test) => test.name);
  const retried = named('flaky');
  const isBusy = retried.length <= MOST_RETRIED;
  const passed = named('expected').length + (isBusy ? retried.length : 0);
  const failed = named('unexpected').length + (isBusy ? 0 : retried.length);
  return {
    passed,
    failed: failed === 0 && (code !== 0 || tests.length === 0) ? 1 : failed,
    skipped: named('skipped'),
    retried,
    output,
  };
}

function testsOf(suite: Suite, path: string[]): { name: string; status: string }[] {
  const here = [...path, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      name: [...here, spec.title, test.projectName].join(' › '),
      status: test.status,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, here))];
}
