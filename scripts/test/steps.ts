import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StepName } from './affected-steps.ts';
import { checkAdvisors } from './advisors.ts';
import { checkFunctions } from './check-functions.ts';
import { checkBudget } from './budget.ts';
import { chooseUnitTests } from './choose-unit-tests.ts';
import { root, runTool } from './command.ts';
import { runPlaywright } from './count-playwright.ts';
import { runVitest, tryScreensAgain } from './count-vitest.ts';
import { findBrowser } from './find-browser.ts';
import { gate, sum, type Outcome } from './outcome.ts';
import { runSqlTests } from './sql-tests.ts';
import { startGate, type Shared } from './test-stack.ts';

/** One check, or a family of checks, of the project. */
export interface Step {
  name: StepName;
  title: string;
  /**
   * Steps of one lane run one after another, the lanes beside each other: those of the stack never meet, so they may
   * compare whole tables. The journeys, in the browser's lane, have a stack of their own, and begin when the code's lane is
   * through; those that kill processes have stacks of their own too.
   */
  lane: 'code' | 'stack' | 'browser';
  /** Some steps can be narrowed to what a change of these files reaches. */
  run(shared: Shared, changed?: readonly string[]): Promise<Outcome>;
}

/** Everything that `npm test` does, in order of starting within a lane. */
export const steps: readonly Step[] = [
  {
    name: 'stack',
    title: 'stack starts, migrates and seeds',
    lane: 'stack',
    run: (shared) => startGate(shared.stack),
  },
  { name: 'build', title: 'site builds', lane: 'code', run: (shared) => startGate(shared.build) },
  { name: 'unit', title: 'unit tests', lane: 'code', run: unitTests },
  { name: 'lint', title: 'lint and import zones', lane: 'code', run: lint },
  { name: 'types', title: 'types of web, scripts, domain', lane: 'code', run: checkTypes },
  { name: 'deno', title: 'types and imports of each function', lane: 'code', run: checkFunctions },
  { name: 'format', title: 'format', lane: 'code', run: () => tool('oxfmt/bin/oxfmt', ['--check']) },
  { name: 'e2e', title: 'browser journeys', lane: 'browser', run: journeys },
  {
    name: 'sql',
    title: 'SQL tests',
    lane: 'stack',
    run: async (shared) => runSqlTests((await shared.stack()).address.databaseUrl),
  },
  {
    name: 'access',
    title: 'access matrix',
    lane: 'stack',
    run: (shared) => stackTests(shared, ['supabase/tests/access']),
  },
  {
    name: 'facts',
    title: 'facts that SQL and domain share',
    lane: 'stack',
    run: (shared) => stackTests(shared, ['supabase/tests/facts']),
  },
  {
    name: 'contract',
    title: 'contract suite',
    lane: 'stack',
    run: (shared) => stackTests(shared, ['scripts/stack']),
  },
  // Compares whole tables and the count of stored files before and after.
  { name: 'system', title: 'other tests on the stack', lane: 'stack', run: otherStackTests },
  {
    name: 'advisors',
    title: "Supabase's advisors",
    lane: 'stack',
    run: async (shared) => checkAdvisors((await shared.stack()).address.databaseUrl),
  },
  // Counts bytes, not seconds.
  {
    name: 'budget',
    title: 'bytes of landing, guess page, results and content pages',
    lane: 'stack',
    run: (shared) => checkBudget(shared),
  },
  // Compares everything before and after a change of prices, and plants leaks for a moment.
  { name: 'leaks', title: 'leak suite', lane: 'stack', run: leakTests },
  // On stacks of its own, and after the others: three beside each other make each so slow that it runs into its limits.
  { name: 'chaos', title: 'killed processes lose nothing', lane: 'stack', run: () => runVitest(['chaos']) },
];

async function unitTests(_: Shared, changed?: readonly string[]): Promise<Outcome> {
  const run = (args: readonly string[]) => runVitest(['unit', 'unit-apart', 'web', 'web-apart'], {}, args);
  return tryScreensAgain(await run(changed ? chooseUnitTests(changed) : []), run);
}

async function tool(script: string, args: readonly string[]): Promise<Outcome> {
  const { code, output } = await runTool(script, args);
  return gate(code === 0, output);
}

// One processor each for lint and types: both split their work into parts that learn every type again, and other lanes
// have work for the second processor.
async function lint(): Promise<Outcome> {
  const { code, output } = await runTool('oxlint/bin/oxlint', [], { GOMAXPROCS: '1' });
  return gate(code === 0, output);
}

async function checkTypes(): Promise<Outcome> {
  const projects = [
    'tsconfig.json',
    'web/tsconfig.json',
    'supabase/functions/_shared/domain/tsconfig.pure.json',
    'supabase/functions/_shared/domain/tsconfig.json',
  ];
  const results = [];
  for (const project of projects)
    results.push(await tool('typescript/bin/tsc', ['-p', project, '--checkers', '1']));
  return sum(results);
}

async function stackTests(shared: Shared, args: readonly string[]): Promise<Outcome> {
  return runVitest(['stack'], (await shared.stack()).env, args);
}

async function leakTests(shared: Shared): Promise<Outcome> {
  return runVitest(['stack'], (await shared.site()).env, ['supabase/tests/leaks']);
}

/** Tests beside the code that they test, wherever that is: the other steps have folders of their own. */
async function otherStackTests(shared: Shared): Promise<Outcome> {
  const files = ['scripts', 'supabase/functions', 'web', 'content']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => name.endsWith('.stack.test.ts') && !name.startsWith(join('scripts', 'stack')));
  return runVitest(['stack'], (await shared.site()).env, files);
}

async function journeys(shared: Shared): Promise<Outcome> {
  const { env } = await shared.siteApart();
  const browser = await findBrowser();
  return runPlaywright([], { ...env, BROWSER_PATH: browser.executablePath });
}
