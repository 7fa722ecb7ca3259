import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLink } from './check-link.ts';
import { FetchFailure } from './fetch-failure.ts';
import { HOSTILE_LINKS } from './hostile-links.ts';
import { isPublicAddress } from './is-public-address.ts';
import { parseAddress } from '../parse-address.ts';

function codeOf(link: string): string {
  try {
    checkLink(link);
    return 'let through';
  } catch (error) {
    return error instanceof FetchFailure ? error.code : `threw ${String(error)}`;
  }
}

describe('checkLink()', () => {
  it('has more than sixty hostile links to prove itself on', () => {
    expect(HOSTILE_LINKS.length).toBeGreaterThan(60);
  });

  it.each(HOSTILE_LINKS)('keeps %s out', (link, code) => {
    expect(codeOf(link)).toBe(code);
  });

  it.each([
    ['https://www.sample-agents.co.uk/homes/1?x=1', 'www.sample-agents.co.uk', 443],
    ['http://sample-agents.co.uk:80/', 'sample-agents.co.uk', 80],
    ['https://SAMPLE-AGENTS.co.uk./homes', 'sample-agents.co.uk', 443],
    ['https://xn--mnchen-3ya.example.com/', 'xn--mnchen-3ya.example.com', 443],
    ['https://münchen-makler.de/haus', 'xn--mnchen-makler-wob.de', 443],
  ])('lets %s through', (link, host, port) => {
    expect(checkLink(link)).toMatchObject({ host, port });
  });

  it('never lets a bare address through, however it is written', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.ipV4(),
          fc.ipV4Extended(),
          fc.ipV6().map((address) => `[${address}]`),
        ),
        (host) => {
          expect(codeOf(`http://${host}/`)).toMatch(/^(?:address_not_public|not_a_web_address)$/);
        },
      ),
    );
  });

  it('throws nothing but its own refusal', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (link) => {
        expect(codeOf(link)).not.toMatch(/^threw/);
      }),
    );
  });
});

describe('isPublicAddress()', () => {
  it.each([
    '93.184.215.14',
    '8.8.8.8',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
    '2a00:1450:4009:80b::200e',
  ])('lets %s through', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.0',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '198.19.0.1',
    '239.1.1.1',
    '240.0.0.1',
    '255.255.255.255',
    '0.1.2.3',
    '168.63.129.16',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::ffff:0808:0808',
    '64:ff9b::808:808',
    '100::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fdff::1',
    'ff0e::1',
    '2001:db8::1',
    '2002:808:808::',
    '2001::1',
    '3fff::1',
    '4000::1',
    '5f00::1',
    '',
    'localhost',
    '1.2.3',
    '01.2.3.4',
    '256.1.1.1',
    '1.2.3.4.5',
    '1::2::3',
    ':::',
    '12345::',
    '1:2:3:4:5:6:7:8:9',
  ])('closes %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('reads every IPv6 notation as the same bytes', () => {
    expect(parseAddress('2001:db8:0:0:0:0:c000:201')).toEqual(parseAddress('2001:DB8::192.0.2.1'));
    expect(parseAddress('::ffff:127.0.0.1')).toEqual(parseAddress('0:0:0:0:0:ffff:7f00:1'));
  });
});
