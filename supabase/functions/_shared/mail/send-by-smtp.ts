import { createTransport } from 'nodemailer';
import type { MailMessage } from './mail-port.ts';
import type { SendOutcome } from './send-outcome.ts';

interface SmtpWay {
  /** `smtp://name:password@host:port`, or `smtps:` where the connection begins with TLS */
  readonly url: URL;
  readonly from: string;
}

const TIMEOUT_MS = 15_000;
const PORTS = { 'smtps:': 465, 'smtp:': 587 } as const;

/**
 * Hands a mail to an SMTP server. From the moment that its text may have been taken, no answer means that nobody knows:
 * SMTP knows no repetition.
 */
export async function sendBySmtp({ url, from }: SmtpWay, message: MailMessage): Promise<SendOutcome> {
  const watch = watchTraffic();
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port) || PORTS[url.protocol as keyof typeof PORTS],
    secure: url.protocol === 'smtps:',
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    debug: true,
    logger: watch.logger,
  });
  const { id, to, subject, text, html, headers } = message;
  try {
    const domain = from.replace(/^.*@|>.*$/g, '') || 'localhost';
    await transport.sendMail({ from, to, subject, text, html, headers, messageId: `<${id}@${domain}>` });
    return { kind: 'sent' };
  } catch (error) {
    return outcomeOf(error, watch.hasLeft());
  } finally {
    transport.close();
  }
}

function outcomeOf(error: unknown, hasLeft: boolean): SendOutcome {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode === undefined) {
    const reason = `The mail server fell silent: ${code}.`;
    return { kind: hasLeft ? 'unsure' : 'again', reason };
  }
  const reason = `The mail server answered ${responseCode}.`;
  // What it refuses of our name and password is ours to mend.
  return { kind: responseCode >= 500 && code !== 'EAUTH' ? 'refused' : 'again', reason };
}

/** A log that keeps nothing but whether the server was told that the text comes. */
function watchTraffic() {
  let hasBegun = false;
  const note = (entry: unknown, ...words: unknown[]) => {
    const { tnx } = entry as { tnx?: string };
    if (tnx === 'client' && words.some((word) => word === 'DATA')) hasBegun = true;
  };
  const quiet = () => undefined;
  return {
    hasLeft: () => hasBegun,
    logger: { level: quiet, trace: note, debug: note, info: note, warn: note, error: note, fatal: note },
  };
}
