import { readFileSync } from 'node:fs';
import type { Sql } from 'postgres';
import {
  type actors,
  boards,
  buckets,
  channels,
  closedOverloads,
  functions,
  publicTopics,
  rolesOf,
  tables,
  type Reach,
  type Rights,
  type Verb,
} from './matrix.ts';

/** One cell of the matrix: what should be and what is. */
export interface Cell {
  name: string;
  expected: string;
  real: string;
}

/** Loads the actors and the means to measure into the current transaction, which the caller rolls back. */
export async function castActors(sql: Sql): Promise<void> {
  await sql.unsafe(readFileSync(new URL('../support/fixtures.sql', import.meta.url), 'utf8'));
  await castActorsOnFixtures(sql);
}

/** {@link castActors} where the tests' own SQL is loaded already. */
export async function castActorsOnFixtures(sql: Sql): Promise<void> {
  await sql.unsafe(readFileSync(new URL('./measure.sql', import.meta.url), 'utf8'));
  await sql.unsafe('grant execute on all functions in schema tests to public; select tests.cast_actors();');
}

/** Every cell of the matrix, measured now. Needs {@link castActors} in the same transaction. */
export async function compareAccess(sql: Sql): Promise<Cell[]> {
  return [
    ...(await compareRows(sql)),
    ...(await compareReach(sql)),
    ...(await compareColumns(sql)),
    ...(await compareFunctions(sql)),
    ...(await compareChannels(sql)),
    ...(await compareBoards(sql)),
  ];
}

/** Whether everything that could be reached has a row, and every row something that it is about. */
export async function compareRows(sql: Sql): Promise<Cell[]> {
  const rows = await sql<{ kind: string; subject: string }[]>`
    select 'table' as kind, name as subject from tests.measured_tables
    union select 'function', subject from tests.measured_functions
    union select 'bucket', id from storage.buckets
    union select case when is_private then 'channel' else 'public topic' end, subject from tests.measured_channels`;
  const known = {
    table: tables,
    function: functions,
    bucket: buckets,
    channel: channels,
    'public topic': publicTopics,
  };
  const expected = Object.entries(known).flatMap(([kind, all]) =>
    Object.keys(all).map((subject) => `${kind} ${subject}`),
  );
  const real = rows.map(({ kind, subject }) => `${kind} ${subject}`);
  return [...new Set([...expected, ...real])].map((name) => ({
    name,
    expected: expected.includes(name) ? 'a row in matrix.ts' : 'no row in matrix.ts',
    real: real.includes(name) ? 'a row in matrix.ts' : 'no such thing',
  }));
}

/** Whether each actor reaches the rows that they should. */
export async function compareReach(sql: Sql): Promise<Cell[]> {
  const bucketRights = Object.values(buckets)[0];
  const rows = await sql<{ subject: string; verb: Verb; actor: (typeof actors)[number]; reach: string }[]>`
    select * from tests.measured_reach order by subject, verb, actor`;
  return rows.map(({ subject, verb, actor, reach }) => {
    const rights = subject === 'storage.objects' ? bucketRights : tables[subject];
    const expected: Reach = rights?.[verb]?.reach[actor] ?? 'denied';
    return { name: `${actor} ${verb}s ${subject}`, expected: reachText(expected), real: reach };
  });
}

/** As measure.sql writes it. */
function reachText(reach: Reach): string {
  if (typeof reach === 'string') return reach;
  return reach.length === 0 ? 'none' : reach.toSorted().join(', ');
}

/** Whether each right covers the columns that it should. */
export async function compareColumns(sql: Sql): Promise<Cell[]> {
  const rows = await sql<
    { subject: string; verb: Verb; role: string; columns: string[]; all_columns: string[] }[]
  >`
    select * from tests.measured_columns order by subject, verb, role`;
  return rows.map(({ subject, verb, role, columns, all_columns: all }) => ({
    name: `${role} ${verb}s columns of ${subject}`,
    expected: columnsOf(tables[subject]?.[verb], role, all).join(' ') || 'none',
    real: columns.join(' ') || 'none',
  }));
}

function columnsOf(rights: Rights | undefined, role: string, all: readonly string[]): readonly string[] {
  const actor = { anon: 'visitor', authenticated: 'player', service_role: 'service' }[
    role
  ] as keyof Rights['reach'];
  if (!rights || rights.reach[actor] === undefined) return [];
  const { columns } = rights;
  if (!columns) return all;
  return 'only' in columns
    ? all.filter((column) => columns.only.includes(column))
    : all.filter((column) => !columns.except.includes(column));
}

/** Whether each function is called by those who should. */
export async function compareFunctions(sql: Sql): Promise<Cell[]> {
  const rows = await sql<{ subject: string; signature: string; roles: string[] }[]>`
    select * from tests.measured_functions order by signature`;
  return rows.map(({ subject, signature, roles }) => {
    const callers = closedOverloads.includes(signature) ? 'nobody' : (functions[subject] ?? 'nobody');
    return {
      name: `callers of ${signature}`,
      expected: rolesOf[callers].join(' ') || 'nobody',
      real: roles.join(' ') || 'nobody',
    };
  });
}

/** Whether each topic is heard and spoken on by those who should. */
export async function compareChannels(sql: Sql): Promise<Cell[]> {
  const topics = [...Object.keys(channels), 'some-other-topic:'];
  const rows = await sql<
    { topic: string; verb: 'listen' | 'speak'; actor: (typeof actors)[number]; may: boolean }[]
  >`
    select t.topic, v.verb, a.name as actor, tests.may_use_channel(t.topic || gen_random_uuid(), v.verb, a.name) as may
    from unnest(${topics}::text[]) t (topic), unnest('{listen,speak}'::text[]) v (verb), tests.actors a order by 1, 2, 3`;
  return rows.map(({ topic, verb, actor, may }) => {
    const isExpected = channels[topic]?.[verb].includes(actor) ?? actor === 'service';
    return {
      name: `${actor} ${verb}s on ${topic}`,
      expected: isExpected ? 'yes' : 'no',
      real: may ? 'yes' : 'no',
    };
  });
}

/** Whether the board of a game of each kind is heard by those who should. */
export async function compareBoards(sql: Sql): Promise<Cell[]> {
  const kinds = Object.keys(boards);
  const rows = await sql<
    { kind: keyof typeof boards; verb: 'listen' | 'speak'; actor: (typeof actors)[number]; may: boolean }[]
  >`
    select k.kind, v.verb, a.name as actor, (k.uses ->> (v.verb || ' ' || a.name))::boolean as may
    from (select kind, tests.uses_of_board(kind) as uses from unnest(${kinds}::text[]) kind offset 0) k,
      unnest('{listen,speak}'::text[]) v (verb), tests.actors a order by 1, 2, 3`;
  return rows.map(({ kind, verb, actor, may }) => {
    const isExpected = verb === 'listen' ? boards[kind].includes(actor) : actor === 'service';
    return {
      name: `${actor} ${verb}s on the board of a game that is ${kind}`,
      expected: isExpected ? 'yes' : 'no',
      real: may ? 'yes' : 'no',
    };
  });
}

/** Where the cells differ, one line each. */
export function differences(cells: readonly Cell[]): string[] {
  return cells
    .filter((cell) => cell.expected !== cell.real)
    .map((cell) => `${cell.name}: expected ${cell.expected}, is ${cell.real}`);
}
