import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

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
