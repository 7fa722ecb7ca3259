import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './command.ts';
import { gate, type Outcome } from './outcome.ts';

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
): Promise<Outcome> {
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
    return gate(false, `vitest left no report: ${String(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that cannot be loaded, and an error outside every test, count as one failure each. */
export function countReport(report: Report, code: number, output: string): Outcome {
  const empty = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + empty.length;
  const skipped = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'pending' || test.status === 'skipped' || test.status === 'todo')
    .map((test) => test.fullName);
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, skipped, output };
}
