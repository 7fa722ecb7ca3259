import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkAdvisors } from './advisors.ts';
import { checkFunctions } from './check-functions.ts';
import { checkBudget } from './budget.ts';
import { root, runTool } from './command.ts';
import { runPlaywright } from './count-playwright.ts';
import { runVitest } from './count-vitest.ts';
import { findBrowser } from './find-browser.ts';
import { checkGeneratedTypes } from './generated-types.ts';
import { gate, sum, type Outcome } from './outcome.ts';
import { runSqlTests } from './sql-tests.ts';
import { startGate, type Shared } from './test-stack.ts';

/** One check, or a family of checks, of the project. */
export interface Step {
  name: string;
  title: string;
  /** Needs the machine to itself: it measures time, drives a browser or kills things. */
  isAlone?: boolean;
  run(shared: Shared): Promise<Outcome>;
}

/** Everything that `npm test` does, in order of starting: long ones and what others wait for come first. */
export const steps: readonly Step[] = [
  {
    name: 'stack',
    title: 'stack starts, migrates and seeds',
    run: (shared) => startGate(shared.stack),
  },
  { name: 'build', title: 'site builds', run: (shared) => startGate(shared.build) },
  { name: 'unit', title: 'unit tests', run: () => runVitest(['unit', 'web']) },
  { name: 'lint', title: 'lint and import zones', run: () => tool('oxlint/bin/oxlint', []) },
  { name: 'types', title: 'types of web, scripts, domain', run: checkTypes },
  { name: 'deno', title: 'types and imports of each function', run: checkFunctions },
  {
    name: 'format',
    title: 'format',
    run: () => tool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
  },
  {
    name: 'sql',
    title: 'SQL tests',
    run: async (shared) => runSqlTests((await shared.stack()).address.databaseUrl),
  },
  { name: 'access', title: 'access matrix', run: (shared) => stackTests(shared, ['supabase/tests/access']) },
  // Alone, because it compares everything before and after a change of prices, takes times, and plants leaks for a moment.
  { name: 'leaks', title: 'leak suite', isAlone: true, run: leakTests },
  {
    name: 'facts',
    title: 'facts that SQL and domain share',
    run: (shared) => stackTests(shared, ['supabase/tests/facts']),
  },
  { name: 'contract', title: 'contract suite', run: (shared) => stackTests(shared, ['scripts/stack']) },
  // Alone, because it compares whole tables and the count of stored files before and after.
  { name: 'system', title: 'other tests on the stack', isAlone: true, run: otherStackTests },
  {
    name: 'gentypes',
    title: 'generated types up to date',
    run: async (shared) => checkGeneratedTypes((await shared.stack()).address.databaseUrl),
  },
  {
    name: 'advisors',
    title: "Supabase's advisors",
    run: async (shared) => checkAdvisors((await shared.stack()).address.databaseUrl),
  },
  {
    name: 'budget',
    title: 'bytes of landing and guess page',
    isAlone: true,
    run: (shared) => checkBudget(shared),
  },
  { name: 'e2e', title: 'browser journeys', isAlone: true, run: journeys },
  { name: 'chaos', title: 'killed processes lose nothing', isAlone: true, run: () => runVitest(['chaos']) },
];

async function tool(script: string, args: readonly string[]): Promise<Outcome> {
  const { code, output } = await runTool(script, args);
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
  for (const project of projects) results.push(await tool('typescript/bin/tsc', ['-p', project]));
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
  const { env } = await shared.site();
  const browser = await findBrowser();
  return runPlaywright([], { ...env, BROWSER_PATH: browser.executablePath });
}
