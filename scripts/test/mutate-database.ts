// npm run mutate-database: breaks the migrated database in one place at a time (a refusal off, half of a condition
// gone, a right given to one more role, a constraint dropped …), and expects the SQL tests or the access matrix to
// notice. What nobody notices needs a written reason (mutants/reasons.ts), or the run fails.
//   --list             prints the mutants and judges none
//   --only PATTERN     the mutants whose id matches this regular expression
//   --checks PATTERN   only the checks whose name matches; what they do not notice is to be judged by all of them
//   --judges N         how many databases are broken at the same time; two, where it is not said
import postgres from 'postgres';
import { allChecks, type Check } from './mutants/checks.ts';
import { Judge, type Verdict } from './mutants/judge.ts';
import { listMutants } from './mutants/list-mutants.ts';
import type { Mutant } from './mutants/mutant.ts';
import { reasons } from './mutants/reasons.ts';
import { weighVerdicts } from './mutants/weigh-verdicts.ts';
import { runPool } from './pool.ts';
import { shareStack } from './test-stack.ts';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    checks: { type: 'string', default: '' },
    judges: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
  },
});
const wanted = new RegExp(options.only);
const asked = new RegExp(options.checks);
const startedAt = performance.now();
// Each judge has a database of its own: changes of the schema would wait for each other in one.
const stacks = Array.from({ length: options.list ? 1 : Math.max(1, Number(options.judges)) }, () =>
  shareStack(() => undefined, { isSeeded: false }),
);
const stop = () => Promise.all(stacks.map((stack) => stack.stop()));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(130)));

try {
  // One after the other: each keeps the machine busy while it starts.
  const connections: postgres.Sql[] = [];
  for (const stack of stacks) {
    const { databaseUrl } = (await stack.stack()).address;
    connections.push(postgres(databaseUrl, { max: 1, onnotice: () => undefined, prepare: false }));
  }
  const all = connections[0] ? await listMutants(connections[0]) : [];
  const chosen = all.filter(({ id }) => wanted.test(id));
  if (options.list) for (const { id } of chosen) console.log(id);
  else await judgeAll(connections, all, chosen);
  await Promise.all(connections.map((sql) => sql.end({ timeout: 5 })));
} finally {
  await stop();
}

async function judgeAll(
  connections: readonly postgres.Sql[],
  all: readonly Mutant[],
  chosen: readonly Mutant[],
): Promise<void> {
  const checks = allChecks().filter(({ name }) => asked.test(name));
  const noticedBefore = new Map<string, Check>();
  const waiting = [...chosen];
  const verdicts: Verdict[] = [];
  await runPool(
    connections.map((sql) => async () => {
      const judge = new Judge(sql, checks, noticedBefore);
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const verdict = await judge.judge(mutant);
        verdicts.push(verdict);
        print(verdict);
      }
      await judge.end();
    }),
    connections.length,
  );

  const { noticed, excused, survivors, needless, stale } = weighVerdicts(verdicts, all, reasons);
  for (const { mutant, complaint } of survivors)
    console.log(`SURVIVED ${mutant.id}${complaint && `\n  ${complaint}`}`);
  for (const id of needless) console.log(`NOTICED ALTHOUGH A REASON SAYS THAT NOBODY CAN: ${id}`);
  for (const id of stale) console.log(`A REASON FOR NO MUTANT: ${id}`);
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(
    `${verdicts.length} mutants in ${minutes} min: ${noticed} noticed, ${excused.length} not, with a reason, ${survivors.length} not`,
  );
  process.exitCode = survivors.length + needless.length + stale.length > 0 || verdicts.length === 0 ? 1 : 0;
}

function print({ mutant, noticedBy }: Verdict): void {
  const verdict = noticedBy ?? (mutant.id in reasons ? 'reason' : 'NOT NOTICED');
  console.log(`${mutant.id}  ←  ${verdict}`);
}
