import { expect, test } from 'vitest';
import { isSiteHost } from './site-host.ts';

test.each([
  ['http://localhost:3000/account', true],
  ['http://star.localhost:3000/', true],
  ['http://localhost:3001/', false],
  ['http://localhost.example.com:3000/', false],
  ['https://localhost:3000/', false],
  ['javascript:alert(1)', false],
  ['/relative', false],
])('isSiteHost() judges %s', (url, isOwn) => {
  expect(isSiteHost(url, 'http://localhost:3000')).toBe(isOwn);
});
