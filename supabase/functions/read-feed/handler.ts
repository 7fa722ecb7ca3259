import type { z } from 'zod';
import type { Database } from '../_shared/database.ts';
import { Refusal } from '../_shared/problem.ts';
import type { DataAnswer, Handler, HandlerContext } from '../_shared/serve.ts';
import type { ReadFeedAnswer, readFeedRequest } from '../_shared/wire/feeds.ts';
import type { ImportTools } from '../_shared/fetch/import-tools.ts';
import { readAndPlan } from './read-and-plan.ts';
import { runSource } from './run-source.ts';

type Request = z.output<typeof readFeedRequest>;

/** Feeds that one call of the clock reads at most: the next call reads on. */
const AT_ONCE = 3;
/** Changes and rows that a preview names one by one. */
const SHOWN = 200;

/**
 * Reads feeds of agencies. A person tries one without writing, or has one of theirs read now; the clock's call reads what
 * is due. Anybody may make that call, since the database alone decides what is due and each feed is read once.
 */
export function createReadFeed(tools: ImportTools): Handler<Request> {
  return async (input, context) => {
    switch (input.kind) {
      case 'due':
        return answer({ read: await readDue(context.database, tools) });
      case 'run': {
        const { sourceId, acceptsLoss = false } = input;
        const source = await context.database.call('claim_import_source', {
          ...{ sourceId, acceptsLoss },
          userId: userOf(context),
        });
        return answer({ run: source && (await runSource(source, context.database, tools)) });
      }
      case 'test':
        return answer({ preview: await preview(input, context, tools) });
    }
  };
}

async function readDue(database: Database, tools: ImportTools): Promise<number> {
  for (let read = 0; read < AT_ONCE; read += 1) {
    const source = await database.call('claim_import_source', {
      ...{ sourceId: null, userId: null },
      acceptsLoss: false,
    });
    if (source === null) return read;
    await runSource(source, database, tools);
  }
  return AT_ONCE;
}

async function preview(
  { address, currency, sourceId, brand }: Extract<Request, { kind: 'test' }>,
  context: HandlerContext,
  tools: ImportTools,
): Promise<NonNullable<ReadFeedAnswer['preview']>> {
  const known = await context.database.call('begin_feed_test', {
    userId: userOf(context),
    brand: brand ?? null,
    sourceId: sourceId ?? null,
  });
  if (known.waitSeconds !== null) {
    throw new Refusal('rate_limited', 'That were too many tries in one minute. Wait a moment.', {
      retryAfterSeconds: known.waitSeconds,
    });
  }
  const version = { etag: null, lastModified: null, contentHash: null };
  const read = await readAndPlan(
    { address, currency: currency ?? null, ...version, known },
    context.database,
    tools,
  );
  if (read.kind !== 'read') {
    const failure = read.kind === 'failed' ? { code: read.code, reason: read.reason } : null;
    return { ...NOTHING, failure };
  }
  const { homes, refused, rowsRead, plan } = read;
  const count = (kind: string) => plan.changes.filter((change) => change.kind === kind).length;
  return {
    failure: null,
    ...{ rowsRead, homes: homes.length, appeared: count('appeared'), changed: count('changed') },
    ...{ went: plan.went, hasShrunk: plan.hasShrunk },
    changes: plan.changes.slice(0, SHOWN),
    refusedRows: refused.slice(0, SHOWN),
  };
}

const NOTHING = {
  ...{ rowsRead: 0, homes: 0, appeared: 0, changed: 0, went: 0, hasShrunk: false },
  ...{ changes: [], refusedRows: [] },
};

function userOf({ caller }: HandlerContext): string {
  if (caller.userId !== null) return caller.userId;
  throw new Refusal('not_allowed', 'Sign in first: only the people of a brand read its feeds.');
}

function answer(body: ReadFeedAnswer): DataAnswer {
  return { status: 200, body };
}
