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

/** A test that passed only when retried counts as failed: it is a fault that has not been found yet. */
export function countJourneys(report: Report, code: number, output: string): Outcome {
  const tests = report.suites.flatMap((suite) => testsOf(suite, []));
  const passed = tests.filter((test) => test.status === 'expected').length;
  const failed = tests.filter((test) => test.status === 'unexpected' || test.status === 'flaky').length;
  const skipped = tests.filter((test) => test.status === 'skipped').map((test) => test.name);
  return { passed, failed: failed === 0 && (code !== 0 || tests.length === 0) ? 1 : failed, skipped, output };
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
