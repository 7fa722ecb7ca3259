import postgres, { type Sql } from 'postgres';

/** How tables were reached. */
export interface Reached {
  readonly indexes: readonly string[];
  /** Big tables that were read from end to end. */
  readonly wholeScans: readonly string[];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** A connection on which every statement says its plan, also those inside functions: an EXPLAIN stops at the call. */
export async function openExplained(
  databaseUrl: string,
): Promise<{ readonly sql: Sql; readonly take: () => readonly Plan[] }> {
  const plans: Plan[] = [];
  const sql = postgres(databaseUrl, {
    max: 1,
    onnotice: (notice) => {
      const json = /plan:\n(\{.*\})\s*$/s.exec(notice['message'] ?? '')?.[1];
      if (json !== undefined) plans.push((JSON.parse(json) as { Plan: Plan }).Plan);
    },
  });
  await sql.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
    set auto_explain.log_format = 'json'; set auto_explain.log_level = 'notice'`);
  return { sql, take: () => plans.splice(0) };
}

/** @param big names of tables that nothing should read from end to end */
export function readPlans(plans: readonly Plan[], big: ReadonlySet<string | undefined>): Reached {
  const indexes = new Set<string>();
  const wholeScans = new Set<string>();
  const visit = (plan: Plan): void => {
    const table = plan['Relation Name'];
    if (plan['Index Name'] !== undefined) indexes.add(plan['Index Name']);
    if (plan['Node Type'] === 'Seq Scan' && table !== undefined && big.has(table)) wholeScans.add(table);
    plan.Plans?.forEach(visit);
  };
  plans.forEach(visit);
  return { indexes: [...indexes].sort(), wholeScans: [...wholeScans].sort() };
}
