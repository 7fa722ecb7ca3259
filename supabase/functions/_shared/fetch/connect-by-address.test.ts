import { describe, expect, it } from 'vitest';
import { connectByAddress } from './connect-by-address.ts';

function fakeRuntime() {
  const did: unknown[] = [];
  const stream = (name: string) => ({
    read: (into: Uint8Array) => {
      into.set([104, 105]);
      return Promise.resolve(2);
    },
    // Takes one byte at a time, as a busy connection may.
    write: (bytes: Uint8Array) => {
      did.push([name, 'write', bytes[0]]);
      return Promise.resolve(1);
    },
    close: () => did.push([name, 'close']),
  });
  const network = connectByAddress({
    resolveDns: (host, type) =>
      type === 'A' ? Promise.resolve([`address of ${host}`]) : Promise.reject(new Error('no AAAA')),
    connect: (options) => {
      did.push(['connect', options]);
      return Promise.resolve(stream('tcp'));
    },
    startTls: (_tcp, options) => {
      did.push(['startTls', options]);
      return Promise.resolve(stream('tls'));
    },
  });
  return { network, did };
}

const TARGET = {
  address: '93.184.215.14',
  port: 443,
  serverName: 'www.sample-agents.co.uk',
  signal: new AbortController().signal,
};

describe('connectByAddress()', () => {
  it('connects to the address, and asks for the name’s certificate over that connection', async () => {
    const { network, did } = fakeRuntime();
    const connection = await network.connect({ ...TARGET, isSecure: true });
    expect(did).toEqual([
      ['connect', { hostname: '93.184.215.14', port: 443 }],
      ['startTls', { hostname: 'www.sample-agents.co.uk' }],
    ]);
    expect(new TextDecoder().decode((await connection.read()) ?? undefined)).toBe('hi');
  });

  it('speaks plainly where the link does, writes everything, and closes once', async () => {
    const { network, did } = fakeRuntime();
    const connection = await network.connect({ ...TARGET, port: 80, isSecure: false });
    await connection.write(new Uint8Array([1, 2, 3]));
    connection.close();
    connection.close();
    expect(did.slice(1)).toEqual([
      ['tcp', 'write', 1],
      ['tcp', 'write', 2],
      ['tcp', 'write', 3],
      ['tcp', 'close'],
    ]);
  });

  it('answers the addresses of either kind, and none where there are none', async () => {
    const { network } = fakeRuntime();
    expect(await network.resolve('a.example.com', TARGET.signal)).toEqual(['address of a.example.com']);
  });
});
