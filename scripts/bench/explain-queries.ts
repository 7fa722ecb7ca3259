import postgres from 'postgres';
import { actAs, type Caller } from './act-as.ts';
import { GAME_TABLES } from './fill-games.ts';
import { BIG_TABLES } from './fill-history.ts';
import {
  GUESS_CONTEXT,
  OPEN_ROUND,
  READS,
  RECORD_GUESS,
  START_LIKE,
  START_RUN,
  START_SIGNED_IN,
  type Sample,
  type Work,
} from './queries.ts';

/** Plans that a call ran: what reached which table how. */
export interface ExplainedCall {
  readonly name: string;
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

/** plpgsql keeps a general plan from the sixth call on; both kinds are looked at. */
const CALLS = 7;
const BIG = new Set([...BIG_TABLES, ...GAME_TABLES].map((table) => table.split('.')[1]));

/**
 * The plans of every statement inside every call, from the auto_explain extension, which sees into functions; a plain
 * EXPLAIN would stop at the call.
 */
export async function explainQueries(
  databaseUrl: string,
  slug: string,
  samples: readonly Sample[],
  work: readonly Work[],
): Promise<ExplainedCall[]> {
  let plans: Plan[] = [];
  const sql = postgres(databaseUrl, {
    max: 1,
    onnotice: (notice) => {
      const json = /plan:\n(\{.*\})\s*$/s.exec(notice['message'] ?? '')?.[1];
      if (json !== undefined) plans.push((JSON.parse(json) as { Plan: Plan }).Plan);
    },
  });
  try {
    await sql.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
      set auto_explain.log_format = 'json'; set auto_explain.log_level = 'notice'`);
    const explained: ExplainedCall[] = [];
    const explain = async (
      name: string,
      role: Caller,
      text: string,
      values: readonly (string | number | null)[][],
    ) => {
      await actAs(sql, role, async () => {
        plans = [];
        for (const one of values) await sql.unsafe(text, one, { prepare: true });
      });
      explained.push({ name, ...readPlans(plans) });
    };
    for (const read of READS)
      await explain(
        read.name,
        read.role,
        read.sql,
        samples.slice(0, CALLS).map((sample) => read.values(sample, slug)),
      );
    for (const write of [OPEN_ROUND, GUESS_CONTEXT, RECORD_GUESS, START_RUN, START_SIGNED_IN, START_LIKE])
      await explain(
        write.name,
        write.role,
        write.sql,
        work.slice(0, CALLS).map((guess) => write.values(guess, slug)),
      );
    return explained;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function readPlans(plans: readonly Plan[]): Pick<ExplainedCall, 'indexes' | 'wholeScans'> {
  const indexes = new Set<string>();
  const wholeScans = new Set<string>();
  const visit = (plan: Plan): void => {
    const table = plan['Relation Name'];
    if (plan['Index Name'] !== undefined) indexes.add(plan['Index Name']);
    if (plan['Node Type'] === 'Seq Scan' && table !== undefined && BIG.has(table)) wholeScans.add(table);
    plan.Plans?.forEach(visit);
  };
  plans.forEach(visit);
  return { indexes: [...indexes].sort(), wholeScans: [...wholeScans].sort() };
}
