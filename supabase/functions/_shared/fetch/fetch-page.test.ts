import { gzipSync } from 'node:zlib';
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { STAND_IN_ADDRESS, startRawStandIn, startStandIn } from './stand-in/start-stand-in.ts';
import { FetchFailure } from './fetch-failure.ts';
import { fetchPage, type FetchLimits } from './fetch-page.ts';
import type { Network } from './network.ts';

const LIMITS: FetchLimits = { timeoutMs: 10_000, maxBytes: 100_000, maxRedirects: 5 };
/** Where the waiting itself is the test. */
const IMPATIENT: FetchLimits = { ...LIMITS, timeoutMs: 400 };
const LINK = 'https://www.sample-agents.co.uk/homes/1';
const PAGE = '<!doctype html><title>A home</title><p>For sale</p>';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

/** What a fetch over this network ends in: the page, or the code. */
async function outcome(
  network: Network,
  link = LINK,
  allowed: (host: string) => boolean = () => true,
  limits = LIMITS,
) {
  try {
    return await fetchPage(link, {
      network,
      userAgent: 'HousePriceGame/1.0 (test)',
      limits,
      checkHost: (host) =>
        allowed(host)
          ? Promise.resolve()
          : Promise.reject(new FetchFailure('host_not_allowed', `${host} is off`)),
    });
  } catch (error) {
    return error instanceof FetchFailure ? error.code : error;
  }
}

/** The same by somebody who waits for nothing. */
const impatiently = (network: Network) => outcome(network, LINK, () => true, IMPATIENT);

async function site(answer: RequestListener) {
  const server = await startStandIn([], (request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else answer(request, response);
  });
  open.push(server);
  return server;
}

async function rawSite(answer: (socket: Socket, path: string) => void) {
  const server = await startRawStandIn(answer);
  open.push(server);
  return server.network;
}

const html = { 'content-type': 'text/html; charset=utf-8' };

describe('fetchPage()', () => {
  it('fetches a page under its own name, after asking robots.txt', async () => {
    const agents = new Set<unknown>();
    const server = await site((request, response) => {
      agents.add(request.headers['user-agent']);
      response.writeHead(200, html).end(PAGE);
    });
    expect(await outcome(server.network)).toEqual({ html: PAGE, url: LINK, host: 'www.sample-agents.co.uk' });
    expect([...agents]).toEqual(['HousePriceGame/1.0 (test)']);
    expect(server.asked).toEqual(['www.sample-agents.co.uk/robots.txt', 'www.sample-agents.co.uk/homes/1']);
  });

  it('unpacks gzip, joins chunks, reads old encodings', async () => {
    const packed = await site((_request, response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' });
      const bytes = gzipSync(PAGE);
      response.write(bytes.subarray(0, 20));
      response.end(bytes.subarray(20));
    });
    expect(await outcome(packed.network)).toMatchObject({ html: PAGE });
    const latin = await site((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(Buffer.from('<meta charset="iso-8859-1"><p>Piso en Málaga</p>', 'latin1'));
    });
    expect(await outcome(latin.network)).toMatchObject({ html: expect.stringContaining('Málaga') as string });
  });

  it('respects robots.txt, and takes one that cannot be read as a no', async () => {
    const robots = async (status: number, text: string) => {
      const server = await startStandIn([], (request, response) => {
        if (request.url === '/robots.txt')
          response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
        else response.writeHead(200, html).end(PAGE);
      });
      open.push(server);
      return outcome(server.network);
    };
    expect(await robots(200, 'User-agent: *\nDisallow: /homes')).toBe('robots_disallowed');
    expect(await robots(200, 'User-agent: HousePriceGame\nDisallow: /')).toBe('robots_disallowed');
    expect(await robots(500, '')).toBe('robots_disallowed');
    expect(await robots(200, 'User-agent: *\nDisallow: /admin')).toMatchObject({ html: PAGE });
    expect(await robots(403, '')).toMatchObject({ html: PAGE });
  });

  it('follows five redirects and no sixth, and asks about every host on the way', async () => {
    const hops = (count: number) =>
      site((request, response) => {
        const at = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('at') ?? 0);
        if (at < count) response.writeHead(302, { location: `/homes/1?at=${at + 1}` }).end();
        else response.writeHead(200, html).end(PAGE);
      });
    expect(await outcome((await hops(5)).network)).toMatchObject({ url: `${LINK}?at=5` });
    expect(await outcome((await hops(6)).network)).toBe('too_many_redirects');
    const portal = await site((_request, response) =>
      response.writeHead(301, { location: 'https://www.zoopla.co.uk/for-sale/details/1/' }).end(),
    );
    expect(await outcome(portal.network, LINK, (host) => !host.endsWith('zoopla.co.uk'))).toBe(
      'host_not_allowed',
    );
    expect(portal.asked.filter((place) => place.startsWith('www.zoopla'))).toEqual([]);
  });

  it.each([
    ['http://127.0.0.1/', 'address_not_public'],
    ['http://169.254.169.254/latest/meta-data/', 'address_not_public'],
    ['http://[::ffff:10.0.0.1]/', 'address_not_public'],
    ['//localhost/admin', 'address_not_public'],
    ['file:///etc/passwd', 'not_a_web_address'],
    ['https://sample-agents.co.uk:6379/', 'port_not_allowed'],
    ['http://[', 'bad_answer'],
  ])('does not follow a redirect to %s', async (location, code) => {
    const server = await site((_request, response) => response.writeHead(302, { location }).end());
    expect(await outcome(server.network)).toBe(code);
  });

  it('connects to no address but the one that was checked, whatever the name says next', async () => {
    const server = await site((_request, response) => response.writeHead(200, html).end(PAGE));
    let asked = 0;
    const connected: string[] = [];
    const rebinding: Network = {
      // The first answers are public, every later one is this machine.
      resolve: () => Promise.resolve((asked += 1) <= 1 ? [STAND_IN_ADDRESS] : ['127.0.0.1']),
      connect: (options) => {
        connected.push(options.address);
        return server.network.connect(options);
      },
    };
    expect(await outcome(rebinding)).toBe('address_not_public');
    expect(connected).toEqual([STAND_IN_ADDRESS]);
  });

  it.each([
    [['127.0.0.1']],
    [['10.0.0.8']],
    [['100.64.1.1']],
    [['169.254.169.254']],
    [[STAND_IN_ADDRESS, '192.168.1.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['64:ff9b::a00:1']],
    [['fd12::1', STAND_IN_ADDRESS]],
    [['not an address']],
  ])('does not connect when the name resolves to %j', async (addresses) => {
    let connects = 0;
    const network: Network = {
      resolve: () => Promise.resolve(addresses),
      connect: () => {
        connects += 1;
        return Promise.reject(new Error('must not be reached'));
      },
    };
    expect(await outcome(network)).toBe('address_not_public');
    expect(connects).toBe(0);
  });

  it('says what went wrong with names and connections', async () => {
    const none: Network['connect'] = () => Promise.reject(new Error('refused'));
    expect(await outcome({ resolve: () => Promise.resolve([]), connect: none })).toBe('host_not_found');
    expect(await outcome({ resolve: () => Promise.reject(new Error('NXDOMAIN')), connect: none })).toBe(
      'host_not_found',
    );
    expect(await outcome({ resolve: () => Promise.resolve([STAND_IN_ADDRESS]), connect: none })).toBe(
      'not_reached',
    );
    expect(await impatiently({ resolve: () => new Promise(() => undefined), connect: none })).toBe(
      'too_slow',
    );
    expect(
      await impatiently({
        resolve: () => Promise.resolve([STAND_IN_ADDRESS]),
        connect: () => new Promise(() => undefined),
      }),
    ).toBe('too_slow');
  });

  it.each([
    [401, 'host_refused'],
    [403, 'host_refused'],
    [429, 'host_refused'],
    [503, 'host_refused'],
    [404, 'page_gone'],
    [410, 'page_gone'],
    [500, 'bad_answer'],
    [204, 'bad_answer'],
  ])('answers status %s with %s', async (status, code) => {
    const server = await site((_request, response) => response.writeHead(status, html).end());
    expect(await outcome(server.network)).toBe(code);
  });

  it.each([
    'application/pdf',
    'image/jpeg',
    'application/json',
    'text/plain',
    'application/octet-stream',
    '',
  ])('takes no %s', async (type) => {
    const server = await site((_request, response) =>
      response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(PAGE),
    );
    expect(await outcome(server.network)).toBe('not_a_page');
  });
});

describe('fetchPage() from servers that mean harm', () => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';

  it('a slow one, byte by byte', async () => {
    const network = await rawSite((socket) => {
      socket.write(head);
      const drip = setInterval(() => socket.write('x-wait: 1\r\n'), 40);
      socket.once('close', () => clearInterval(drip));
    });
    expect(await impatiently(network)).toBe('too_slow');
  });

  it('one that says nothing', async () => {
    expect(await impatiently(await rawSite(() => undefined))).toBe('too_slow');
  });

  it('an endless one, with and without chunks', async () => {
    const pour = (begin: string, part: string) => (socket: Socket) => {
      socket.write(begin);
      const more = () => {
        while (!socket.destroyed && socket.write(part));
      };
      socket.on('drain', more);
      more();
    };
    const filling = 'a'.repeat(4_096);
    expect(await outcome(await rawSite(pour(`${head}\r\n`, filling)))).toBe('too_large');
    expect(
      await outcome(
        await rawSite(pour(`${head}transfer-encoding: chunked\r\n\r\n`, `1000\r\n${filling}\r\n`)),
      ),
    ).toBe('too_large');
    expect(await outcome(await rawSite(pour(head, `x-more: ${filling}\r\n`)))).toBe('bad_answer');
  });

  it('one that lies about its length', async () => {
    const say = (text: string) => rawSite((socket) => socket.end(text));
    expect(await outcome(await say(`${head}content-length: 5000\r\n\r\nshort`))).toBe('bad_answer');
    expect(await outcome(await say(`${head}content-length: 99999999\r\n\r\n`))).toBe('too_large');
    expect(await outcome(await say(`${head}content-length: 3\r\n\r\nabcdef`))).toMatchObject({ html: 'abc' });
    expect(await outcome(await say(`${head}content-length: -1\r\n\r\nabc`))).toBe('bad_answer');
    expect(await outcome(await say(`${head}content-length: 3\r\ncontent-length: 4\r\n\r\nabcd`))).toBe(
      'bad_answer',
    );
    expect(
      await outcome(
        await say(`${head}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`),
      ),
    ).toBe('bad_answer');
    expect(await outcome(await say(`${head}transfer-encoding: chunked\r\n\r\nzz\r\nabc`))).toBe('bad_answer');
    expect(await outcome(await say(`${head}transfer-encoding: chunked\r\n\r\n2\r\nabc\r\n0\r\n\r\n`))).toBe(
      'bad_answer',
    );
  });

  it('one that does not speak HTTP', async () => {
    const say = (text: string) => rawSite((socket) => socket.end(text));
    expect(await outcome(await say('220 mail ready\r\n\r\n'))).toBe('bad_answer');
    expect(await outcome(await say(''))).toBe('bad_answer');
    expect(await outcome(await say('HTTP/1.1 200 OK\r\nno colon here\r\n\r\n'))).toBe('bad_answer');
    expect(await outcome(await say('HTTP/1.1 101 Switching\r\nupgrade: x\r\n\r\n'))).toBe('bad_answer');
    expect(
      await outcome(await say(`HTTP/1.1 103 Early Hints\r\n\r\n${head}content-length: 3\r\n\r\nabc`)),
    ).toMatchObject({ html: 'abc' });
  });

  it('one that sends an archive of nothing but length', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(LIMITS.maxBytes);
    const server = await site((_request, response) =>
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(await outcome(server.network)).toBe('too_large');
    const broken = await site((_request, response) =>
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('not gzip at all'),
    );
    expect(await outcome(broken.network)).toBe('bad_answer');
    const odd = await site((_request, response) =>
      response.writeHead(200, { ...html, 'content-encoding': 'br' }).end('x'),
    );
    expect(await outcome(odd.network)).toBe('bad_answer');
  });
});
