import type { Sql } from 'postgres';
import { halvesOf } from './conditions.ts';
import type { Draft } from './mutant.ts';
import { tokensOf } from './sql-text.ts';

interface Policy {
  relation: string;
  name: string;
  quotedName: string;
  using: string | null;
  check: string | null;
}

/** Each policy dropped, and what it asks of rows there and of rows to come opened, closed and halved, each apart. */
export async function policyMutants(sql: Sql): Promise<Draft[]> {
  const policies = await sql<Policy[]>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as relation, policyname as name, quote_ident(policyname) as "quotedName",
      qual as using, with_check as check
    from pg_policies where schemaname in ('public', 'private', 'storage', 'realtime') order by 1, 2`;
  return policies.flatMap((policy) => [
    draft(policy, 'dropped', `drop policy ${policy.quotedName} on ${policy.relation}`),
    ...expressionMutants(policy, 'using', policy.using),
    ...expressionMutants(policy, 'with check', policy.check),
  ]);
}

function expressionMutants(policy: Policy, part: 'using' | 'with check', asked: string | null): Draft[] {
  if (asked === null) return [];
  const alter = (expression: string) =>
    `alter policy ${policy.quotedName} on ${policy.relation} ${part} (${expression})`;
  const tokens = tokensOf(asked);
  return [
    draft(policy, `${part} closed`, alter('false')),
    ...(asked === 'true' ? [] : [draft(policy, `${part} opened`, alter('true'))]),
    ...halvesOf(asked, tokens, 0, tokens.length).map(({ start, end, change, replacement }) =>
      draft(
        policy,
        `${part}, ${change}: ${asked.slice(start, end)}`,
        alter(asked.slice(0, start) + replacement + asked.slice(end)),
      ),
    ),
  ];
}

function draft({ relation, name }: Policy, change: string, statement: string): Draft {
  const words = [relation.replace(/^public\./, '')];
  return { kind: 'policy', subject: `${relation} "${name}"`, change, text: statement, words, statement };
}
