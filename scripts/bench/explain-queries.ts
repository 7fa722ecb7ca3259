import { actAs, type Caller } from './act-as.ts';
import { GAME_TABLES } from './fill-games.ts';
import { BIG_TABLES } from './fill-history.ts';
import { openExplained, readPlans, type Reached } from './explained.ts';
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
export interface ExplainedCall extends Reached {
  readonly name: string;
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
  const { sql, take } = await openExplained(databaseUrl);
  try {
    const explained: ExplainedCall[] = [];
    const explain = async (
      name: string,
      role: Caller,
      text: string,
      values: readonly (string | number | null)[][],
    ) => {
      await actAs(sql, role, async () => {
        take();
        for (const one of values) await sql.unsafe(text, one, { prepare: true });
      });
      explained.push({ name, ...readPlans(take(), BIG) });
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
