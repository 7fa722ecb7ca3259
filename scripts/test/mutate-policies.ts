// npm run mutate-policies: breaks each policy, and each function that policies ask, once; the access matrix has to
// notice. Nothing stays: every mutation is rolled back, on a stack of its own.
import postgres, { type Sql } from 'postgres';
import { castActors, compareAccess, differences } from '../../supabase/tests/access/compare-access.ts';
import { shareStack } from './test-stack.ts';

interface Mutation {
  subject: string;
  change: string;
  statement: string;
}

const shared = shareStack(() => undefined, { isSeeded: false });
try {
  const { address } = await shared.stack();
  const sql = postgres(address.databaseUrl, { max: 1, onnotice: () => undefined, prepare: false });
  await sql.unsafe('begin');
  await castActors(sql);
  const before = differences(await compareAccess(sql));
  if (before.length > 0)
    throw new Error(`The matrix is red before anything is broken:\n${before.join('\n')}`);

  const mutations = [...(await policyMutations(sql)), ...(await functionMutations(sql))];
  let survivors = 0;
  for (const { subject, change, statement } of mutations) {
    await sql.unsafe(`savepoint mutation; ${statement}`);
    const found = differences(await compareAccess(sql));
    await sql.unsafe('rollback to savepoint mutation');
    if (found.length === 0) survivors += 1;
    const verdict = found.length > 0 ? `red (${found.length})` : 'NOT NOTICED';
    console.log(`${verdict.padEnd(12)} ${change.padEnd(24)} ${subject}`);
  }
  await sql.unsafe('rollback');
  await sql.end({ timeout: 5 });
  console.log(`${mutations.length} mutations, ${mutations.length - survivors} noticed, ${survivors} not`);
  process.exitCode = survivors > 0 || mutations.length === 0 ? 1 : 0;
} finally {
  await shared.stop();
}

interface Policy {
  relation: string;
  name: string;
  using: string | null;
  check: string | null;
}

/** Dropped; open to every row; closed to every row; and each half of an `or` alone. */
async function policyMutations(sql: Sql): Promise<Mutation[]> {
  const policies = await sql<Policy[]>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as relation, quote_ident(policyname) as name,
      qual as using, with_check as check
    from pg_policies where schemaname in ('public', 'private', 'storage', 'realtime') order by 1, 2`;
  return policies.flatMap(({ relation, name, using, check }) => {
    const subject = `${relation} ${name}`;
    const alter = (expression: string) =>
      `alter policy ${name} on ${relation}${using ? ` using (${expression})` : ''}${check ? ` with check (${expression})` : ''}`;
    const mutations = [
      { subject, change: 'dropped', statement: `drop policy ${name} on ${relation}` },
      { subject, change: 'closed to every row', statement: alter('false') },
    ];
    if ((using ?? check) !== 'true')
      mutations.push({ subject, change: 'open to every row', statement: alter('true') });
    halves(using ?? check ?? '').forEach((half, place) =>
      mutations.push({ subject, change: `only part ${place + 1} of its or`, statement: alter(half) }),
    );
    return mutations;
  });
}

/** The parts of a top-level `(a OR b)`, as Postgres prints it; none when it is no such thing. */
function halves(expression: string): string[] {
  const inner = /^\((.*)\)$/s.exec(expression)?.[1] ?? '';
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < inner.length; at += 1) {
    if (inner[at] === '(') depth += 1;
    if (inner[at] === ')') depth -= 1;
    if (depth === 0 && inner.startsWith(' OR ', at)) {
      parts.push(inner.slice(start, at));
      start = at + 4;
    }
  }
  return parts.length > 0 ? [...parts, inner.slice(start)] : [];
}

/** Each function that policies ask, answering always yes, and always no. */
async function functionMutations(sql: Sql): Promise<Mutation[]> {
  const asked = await sql<{ signature: string; definition: string; body: string; language: string }[]>`
    select p.oid::regprocedure::text as signature, pg_get_functiondef(p.oid) as definition, p.prosrc as body, l.lanname as language
    from pg_proc p join pg_language l on l.oid = p.prolang join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'private' and p.prorettype = 'boolean'::regtype and p.provolatile = 's'
      and has_function_privilege('authenticated', p.oid, 'execute')
      -- What stands behind a function of the API is asked by people; tests of its own hold it.
      and not exists (select from pg_proc o where o.pronamespace = 'public'::regnamespace and o.proname = p.proname)`;
  return asked.flatMap(({ signature, definition, body, language }) =>
    ['true', 'false'].map((answer) => ({
      subject: signature,
      change: `always ${answer}`,
      statement: definition.replace(body, () =>
        language === 'sql' ? ` select ${answer} ` : ` begin return ${answer}; end `,
      ),
    })),
  );
}
