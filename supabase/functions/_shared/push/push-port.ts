import { buildPushPayload } from '@block65/webcrypto-web-push';
import { isPushAddress } from '../domain/push-address.ts';
import type { SendOutcome } from '../mail/send-outcome.ts';
import type { ReadVariable } from '../settings.ts';

/** What a browser is told; its worker shows it. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  /** where a press on it leads, on our own site */
  readonly path: string;
  /** two notices with the same one are one */
  readonly tag: string;
  readonly lang: string;
}

export interface PushAddressee {
  readonly address: string;
  readonly p256dh: string;
  readonly authKey: string;
}

export interface PushPort {
  send(addressee: PushAddressee, notice: PushNotice): Promise<SendOutcome>;
}

const TIMEOUT_MS = 15_000;
/** A device that is off for longer is told nothing old. */
const TTL_S = 12 * 60 * 60;

/** Notifications under the keys of the environment; null where it has none: this installation sends no notifications. */
export function createPushPort(read: ReadVariable, fetcher: typeof fetch): PushPort | null {
  const publicKey = read('VAPID_PUBLIC_KEY') ?? '';
  const privateKey = read('VAPID_PRIVATE_KEY') ?? '';
  if (publicKey === '' || privateKey === '') return null;
  const subject = read('VAPID_SUBJECT') || read('SITE_URL') || '';
  if (!/^(https:\/\/|mailto:)/.test(subject) && !/^http:\/\/localhost\b/.test(subject))
    throw new Error('VAPID_SUBJECT begins with mailto: or https://; see .env.example.');
  const vapid = { subject, publicKey, privateKey };
  return {
    async send({ address, p256dh, authKey }, notice) {
      // Asked again where the call is made: nothing in our network is ever called by what somebody wrote.
      if (!isPushAddress(address)) return { kind: 'gone', reason: 'It is no address of a push service.' };
      const payload = await encrypt({ address, p256dh, authKey }, notice, vapid);
      if (payload === null) return { kind: 'gone', reason: 'Its keys are no keys.' };
      try {
        const response = await fetcher(address, {
          method: payload.method,
          headers: payload.headers,
          body: payload.body,
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await response.body?.cancel();
        return outcomeOf(response.status);
      } catch (error) {
        // A notice that arrives twice is one, by its tag.
        const name = error instanceof Error ? error.name : 'unknown';
        return { kind: 'again', reason: `The push service did not answer: ${name}.` };
      }
    },
  };
}

async function encrypt(
  { address, p256dh, authKey }: PushAddressee,
  notice: PushNotice,
  vapid: Parameters<typeof buildPushPayload>[2],
) {
  const topic = notice.tag.replace(/[^\w-]/g, '-').slice(0, 32);
  try {
    return await buildPushPayload(
      { data: { ...notice }, options: { ttl: TTL_S, urgency: 'low', topic } },
      { endpoint: address, expirationTime: null, keys: { p256dh, auth: authKey } },
      vapid,
    );
  } catch {
    return null;
  }
}

function outcomeOf(status: number): SendOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const reason = `The push service answered ${status}.`;
  if (status === 404 || status === 410) return { kind: 'gone', reason };
  return { kind: status >= 500 || status === 429 || status < 400 ? 'again' : 'refused', reason };
}
