import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { type Caller, wouldBeAllowed } from '../database/as-caller.ts';

/** What a caller may do on a private topic. */
export interface TopicRights {
  readonly readsBroadcast: boolean;
  readonly readsPresence: boolean;
  readonly writesBroadcast: boolean;
  readonly writesPresence: boolean;
}

/** Everybody's rights on a topic that is not private. */
export const PUBLIC_RIGHTS: TopicRights = {
  readsBroadcast: true,
  readsPresence: true,
  writesBroadcast: true,
  writesPresence: true,
};

type Extension = 'broadcast' | 'presence';

/** A message that exists only until the transaction is rolled back: can the caller see it? */
async function mayRead(sql: Sql, caller: Caller, topic: string, extension: Extension): Promise<boolean> {
  const id = randomUUID();
  const settings = { 'realtime.topic': topic };
  return wouldBeAllowed(sql, { role: 'service_role', claims: {} }, settings, async (tx) => {
    await tx`insert into realtime.messages (id, topic, extension, private) values (${id}, ${topic}, ${extension}, true)`;
    const claims = JSON.stringify({ ...caller.claims, role: caller.role });
    const sub = typeof caller.claims['sub'] === 'string' ? caller.claims['sub'] : '';
    await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${sub}, true),
      set_config('request.jwt.claim.role', ${caller.role}, true), set_config('role', ${caller.role}, true)`;
    return (await tx`select 1 from realtime.messages where id = ${id}`).length > 0;
  });
}

async function mayWrite(sql: Sql, caller: Caller, topic: string, extension: Extension): Promise<boolean> {
  return wouldBeAllowed(sql, caller, { 'realtime.topic': topic }, async (tx) => {
    await tx`insert into realtime.messages (topic, extension, private) values (${topic}, ${extension}, true)`;
    return true;
  });
}

/** Asks the policies of realtime.messages, in the caller's role, with probes that are rolled back; as hosted Realtime does. */
export async function rightsOnTopic(sql: Sql, caller: Caller, topic: string): Promise<TopicRights> {
  const [readsBroadcast, readsPresence, writesBroadcast, writesPresence] = await Promise.all([
    mayRead(sql, caller, topic, 'broadcast'),
    mayRead(sql, caller, topic, 'presence'),
    mayWrite(sql, caller, topic, 'broadcast'),
    mayWrite(sql, caller, topic, 'presence'),
  ]);
  return { readsBroadcast, readsPresence, writesBroadcast, writesPresence };
}
