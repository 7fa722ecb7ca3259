import { expect, test } from 'vitest';
import { brandFromHost } from './brand-from-host.ts';

test.each([
  ['localhost', 'default'],
  ['localhost:3000', 'default'],
  ['LOCALHOST:3000', 'default'],
  ['localhost.', 'default'],
  ['127.0.0.1', 'default'],
  ['127.0.0.1:5173', 'default'],
  ['[::1]:5173', 'default'],
  ['[2001:db8::1]', 'default'],
  ['2001:db8::1', 'default'],
  ['', 'default'],
  ['star.localhost', 'star'],
  ['star.localhost:8080', 'star'],
  ['Star.LocalHost:8080', 'star'],
  ['bright-villa.localhost', 'bright-villa'],
  ['star.example.com', 'star'],
  ['a.b.c.example.co.uk', 'a'],
  ['www.example.com', 'www'],
  ['example.com', 'example'],
  ['intranet', 'configured'],
  ['intranet:8080', 'configured'],
  ['../etc.example.com', 'default'],
  ['-x.example.com', 'default'],
])('brandFromHost() %s is %s', (host, brand) => {
  expect(brandFromHost(host, 'configured')).toBe(brand);
});

test('brandFromHost() a single label without configuration is the default brand', () => {
  expect(brandFromHost('intranet')).toBe('default');
});
