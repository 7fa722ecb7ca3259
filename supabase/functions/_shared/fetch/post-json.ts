import { checkLink } from './check-link.ts';
import { FetchFailure } from './fetch-failure.ts';
import { httpPost } from './http-exchange.ts';
import { isPublicAddress } from './is-public-address.ts';
import type { Network } from './network.ts';

const TIMEOUT_MS = 10_000;

interface PostOptions {
  readonly network: Network;
  readonly userAgent: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Posts JSON to an address that somebody gave us, under the guard of fetching: only https, only public addresses, connected
 * to the very address that was checked, and no redirect is followed. Answers the status.
 */
export async function postJson(
  link: string,
  body: string,
  { network, userAgent, headers }: PostOptions,
): Promise<number> {
  const target = checkLink(link);
  if (!target.isSecure) throw new FetchFailure('not_a_web_address', 'Only https is called.');
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  const stopped = new Promise<never>((_, fail) => {
    abort.signal.addEventListener('abort', () =>
      fail(new FetchFailure('too_slow', 'The site did not answer within 10 seconds.')),
    );
  });
  stopped.catch(() => undefined);
  const work = async (): Promise<number> => {
    const addresses = await network.resolve(target.host, abort.signal).catch(() => []);
    const [address] = [...addresses].sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
    if (address === undefined) throw new FetchFailure('host_not_found', 'There is no site of that name.');
    if (!addresses.every(isPublicAddress))
      throw new FetchFailure('address_not_public', 'The link leads into a private network.');
    const connection = await network.connect({
      ...{ address, port: target.port, serverName: target.host, isSecure: true, signal: abort.signal },
    });
    try {
      const { status } = await httpPost(connection, {
        host: target.url.host,
        path: target.url.pathname + target.url.search,
        userAgent,
        accept: '*/*',
        headers,
        body,
      });
      return status;
    } finally {
      connection.close();
    }
  };
  try {
    return await Promise.race([work(), stopped]);
  } finally {
    clearTimeout(timer);
  }
}
