import type { Database } from '../_shared/database.ts';
import type { Network } from '../_shared/fetch/network.ts';
import { postJson } from '../_shared/fetch/post-json.ts';
import type { HookCall } from '../_shared/wire/procedures/mails.ts';

const AT_MOST = 10;

export interface HookTools {
  readonly network: Network;
  readonly userAgent: string;
  /** seconds since 1970 */
  readonly now: () => number;
}

/**
 * Tells agencies' own systems of what was asked: which lead it is, its kind and when; who asked is read in the inbox. The
 * signature is that of time, a dot and the body, so that a call that was kept cannot be made again later.
 */
export async function callHooks(tools: HookTools, database: Database): Promise<number> {
  let called = 0;
  for (const call of await database.call('claim_hook_calls', { atMost: AT_MOST })) {
    const failure = await callOne(call, tools);
    await database.call('finish_hook_call', { callId: call.id, failure });
    if (failure === null) called += 1;
  }
  return called;
}

async function callOne(
  { id, url, secret, leadId, kind, confirmedAt }: HookCall,
  { network, userAgent, now }: HookTools,
): Promise<string | null> {
  const body = JSON.stringify({ id, event: 'lead.confirmed', lead: { id: leadId, kind, confirmedAt } });
  const time = String(now());
  const headers = {
    'X-Hook-Id': id,
    'X-Hook-Time': time,
    'X-Hook-Signature': `v1=${await sign(secret, `${time}.${body}`)}`,
  };
  try {
    const status = await postJson(url, body, { network, userAgent, headers });
    return status >= 200 && status < 300 ? null : `It answered ${status}.`;
  } catch (error) {
    return error instanceof Error ? error.message : 'It could not be reached.';
  }
}

/** HMAC of SHA-256, in hexadecimal. */
export async function sign(secret: string, text: string): Promise<string> {
  const bytes = (words: string) => new TextEncoder().encode(words);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, bytes(text));
  return Array.from(new Uint8Array(signed), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
