import type { MailMessage } from './mail-port.ts';
import type { SendOutcome } from './send-outcome.ts';

interface HttpsWay {
  readonly url: URL;
  readonly from: string;
  readonly key: string;
  readonly fetcher: typeof fetch;
}

const TIMEOUT_MS = 15_000;

/**
 * Hands a mail to a service that takes JSON. The message's id goes with it as Idempotency-Key, by which the service sends
 * a repetition no second time: so whatever got no answer may be sent again.
 */
export async function sendByHttps(
  { url, from, key, fetcher }: HttpsWay,
  message: MailMessage,
): Promise<SendOutcome> {
  const { id, to, subject, text, html, headers } = message;
  try {
    const response = await fetcher(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ from, to: [to], subject, text, html, headers }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return { kind: 'sent' };
    const reason = `The mail service answered ${response.status}.`;
    // A refused key is ours to mend, and the mail is none the worse for it.
    const isOurs = [401, 403, 408, 409, 425, 429].includes(response.status);
    return { kind: response.status >= 500 || response.status < 400 || isOurs ? 'again' : 'refused', reason };
  } catch (error) {
    return { kind: 'again', reason: `The mail service did not answer: ${nameOf(error)}.` };
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
