import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './command.ts';
import { gate, type Outcome } from './outcome.ts';

export interface VitestOutcome extends Outcome {
  /** tests that failed, by their file */
  readonly failures: readonly { readonly file: string; readonly name: string }[];
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

/**
 * Runs the vitest projects of these names (vitest.config.ts), narrowed by further arguments (files; after the
 * word `related`, files whose importers are wanted), and counts their tests.
 */
export async function runVitest(
  projects: readonly string[],
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<VitestOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'house-price-game-vitest-'));
  const file = join(folder, 'report.json');
  try {
    const { code, output } = await runTool(
      'vitest/vitest.mjs',
      [
        ...(args[0] === 'related' ? ['related', '--run'] : ['run']),
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...args.filter((arg) => arg !== 'related'),
      ],
      env,
    );
    return countReport(JSON.parse(readFileSync(file, 'utf8')) as Report, code, output);
  } catch (error) {
    return { ...gate(false, `vitest left no report: ${String(error)}`), failures: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that cannot be loaded, and an error outside every test, count as one failure each. */
export function countReport(report: Report, code: number, output: string): VitestOutcome {
  const empty = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + empty.length;
  const skipped = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'pending' || test.status === 'skipped' || test.status === 'todo')
    .map((test) => test.fullName);
  const failures = report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.flatMap(({ fullName: name, status }) => (status === 'failed' ? [{ file, name }] : [])),
  );
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped,
    output,
    failures,
  };
}

/** More tests of screens than this that fail at once are no accident of a busy machine. */
const MOST_RETRIED = 2;

/**
 * Tests of screens (`.test.tsx`) wait for what a busy machine draws late: where at most two fail, their files run once
 * more, alone. What passes then is named at the end of the run, since it is a fault that has not been found yet.
 */
export async function tryScreensAgain(
  first: VitestOutcome,
  run: (files: readonly string[]) => Promise<Outcome>,
): Promise<Outcome> {
  const { failures } = first;
  const isAccident =
    failures.length > 0 &&
    failures.length <= MOST_RETRIED &&
    failures.length === first.failed &&
    failures.every(({ file }) => file.endsWith('.test.tsx'));
  if (!isAccident) return first;
  const second = await run([...new Set(failures.map(({ file }) => file))]);
  if (second.failed > 0) return { ...first, output: `${first.output}\n${second.output}` };
  return {
    ...first,
    passed: first.passed + first.failed,
    failed: 0,
    retried: failures.map(({ name }) => name),
  };
}
