import { expect, test } from 'vitest';
import { embedDomainFault } from './embed-domain.ts';

test.each([
  'example.com',
  'www.example.com',
  '*.example.com',
  '*.shop.example.co.uk',
  'example.co.uk:8443',
  'somebody.github.io',
  '*.somebody.github.io',
  'example.com:1',
  'example.com:65535',
  'xn--bcher-kva.example',
])('embedDomainFault() lets %s frame a game', (domain) => {
  expect(embedDomainFault(domain)).toBeNull();
});

test.each([
  ['com', 'too_wide'],
  ['*.com', 'too_wide'],
  ['co.uk', 'too_wide'],
  ['*.co.uk', 'too_wide'],
  ['github.io', 'too_wide'],
  ['*.github.io', 'too_wide'],
  ['*.vercel.app:443', 'too_wide'],
  ['xn--ciqpn.hk', 'too_wide'],
  ['anything.ck', 'too_wide'],
  ['localhost', 'too_wide'],
  ['localhost:8080', 'too_wide'],
  ['intranet', 'too_wide'],
  ['*.localhost', 'too_wide'],
  ['example.com:0', 'bad_port'],
  ['example.com:65536', 'bad_port'],
  ['example.com:99999', 'bad_port'],
  ['203.0.113.9', 'not_a_host'],
  ['*.1.2.3', 'not_a_host'],
  ['-example.com', 'not_a_host'],
  ['exa_mple.com', 'not_a_host'],
  ['www.*.com', 'not_a_host'],
  ['*', 'not_a_host'],
  ['', 'not_a_host'],
  ['https://example.com', 'not_a_host'],
  ["example.com; script-src 'unsafe-inline'", 'not_a_host'],
  [`${'a'.repeat(64)}.com`, 'not_a_host'],
])('embedDomainFault() refuses %s as %s', (domain, fault) => {
  expect(embedDomainFault(domain)).toBe(fault);
});
