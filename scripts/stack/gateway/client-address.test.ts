import { expect, test } from 'vitest';
import { ADDRESS_HEADERS, clientAddress } from './client-address.ts';
import { passedHeaders } from './web-request.ts';

const socket = { remoteAddress: '::ffff:198.51.100.7' } as const;

test("clientAddress() is the socket's, whatever the client claims", () => {
  expect(clientAddress({ headers: { 'x-forwarded-for': '203.0.113.9' }, socket }, false)).toBe(
    '198.51.100.7',
  );
});

test('clientAddress() behind a trusted proxy is what that proxy added last', () => {
  expect(clientAddress({ headers: { 'x-forwarded-for': '203.0.113.9, 192.0.2.4' }, socket }, true)).toBe(
    '192.0.2.4',
  );
  expect(clientAddress({ headers: {}, socket }, true)).toBe('198.51.100.7');
});

test('passedHeaders() carries one hop, ours, and no claim of the client', () => {
  const claims = Object.fromEntries([...ADDRESS_HEADERS].map((name) => [name, '203.0.113.9']));
  const request = { headers: { ...claims, accept: 'text/html' } };
  const passed = passedHeaders(request, '198.51.100.7');
  expect([...passed]).toEqual([
    ['accept', 'text/html'],
    ['x-forwarded-for', '198.51.100.7'],
  ]);
});
