// npm test: every check of the project, in lanes beside each other.
// `npm test -- unit sql` runs the steps of these names, `npm test -- changed` those that the changes of this branch can
// turn red. The last line is `N passed, N failed`.
import { affectedSteps } from './affected-steps.ts';
import { listChangedFiles } from './changed-files.ts';
import { stopCommands } from './command.ts';
import { gate, sum, type Outcome } from './outcome.ts';
import { steps, type Step } from './steps.ts';
import { shareStack } from './test-stack.ts';

const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const isNarrow = asked.includes('changed');
const unknown = asked.filter((name) => name !== 'changed' && !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}; changed.`,
  );
  process.exit(2);
}

const startedAt = performance.now();
const changed = isNarrow ? await listChangedFiles() : undefined;
const affected: readonly string[] = changed ? affectedSteps(changed) : [];
const chosen = steps.filter(
  ({ name }) => asked.length === 0 || asked.includes(name) || affected.includes(name),
);
const outcomes = new Map<Step, Outcome>();
const stackLog: string[] = [];
const needsStack = chosen.some(({ lane }) => lane === 'stack');
const shared = shareStack((line) => stackLog.push(line), {
  isApart: needsStack && chosen.some(({ name }) => name === 'e2e'),
});

const stopAll = async () => {
  stopCommands();
  await shared.stop();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    console.error(`\nStopped by ${signal}.`);
    void stopAll().finally(() => process.exit(130));
  });

const perform = async (step: Step) => {
  const begun = performance.now();
  const outcome = await step.run(shared, changed).catch((error: unknown) => gate(false, describe(error)));
  outcomes.set(step, outcome);
  print(step, outcome, begun - startedAt, performance.now() - startedAt);
};

if (changed) console.log(`${changed.length} files differ from the main branch.`);
console.log(`${chosen.length} steps: ${chosen.map((step) => step.name).join(', ')}`);
const performLane = async (lane: Step['lane']) => {
  for (const step of chosen) if (step.lane === lane) await perform(step);
};
const performCode = async () => {
  await performLane('code');
  await performLane('browser');
};
await Promise.all([performLane('stack'), performCode()]);
await stopAll();

const total = sum([...outcomes.values()]);
list('Not run here', total.skipped);
list('Passed only at the second attempt, so a fault to look for', total.retried ?? []);
console.log(`\n${seconds(performance.now() - startedAt)} in all`);
const isNothing = total.passed === 0 && chosen.length > 0;
process.exitCode = total.failed > 0 || isNothing ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);

function list(title: string, names: readonly string[]): void {
  if (names.length === 0) return;
  console.log(`\n${title} (${names.length}):`);
  for (const name of names) console.log(`  - ${name}`);
}

/** Begin and end are told from the start of the run: they show which lane the other waits for. */
function print(step: Step, outcome: Outcome, beginMs: number, endMs: number): void {
  const mark = outcome.failed > 0 ? '✗' : '✓';
  const skipped = outcome.skipped.length > 0 ? `, ${outcome.skipped.length} not run here` : '';
  const failed = outcome.failed > 0 ? `, ${outcome.failed} failed` : '';
  console.log(
    `${mark} ${step.name.padEnd(10)} ${seconds(endMs - beginMs).padStart(8)}  ${span(beginMs, endMs)}  ${step.title}: ${outcome.passed} passed${failed}${skipped}`,
  );
  if (outcome.failed === 0) return;
  console.log(indent(outcome.output.trimEnd()));
  if (step.name === 'stack') console.log(indent(stackLog.join('\n')));
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`;
}

function span(beginMs: number, endMs: number): string {
  return [beginMs, endMs].map((atMs) => String(Math.round(atMs / 1000)).padStart(3)).join('–');
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
