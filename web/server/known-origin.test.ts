import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandFromHost } from '#domain/brand-from-host.ts';
import { knownOrigin } from './known-origin.ts';

const HOSTS = { siteUrl: 'https://example.com', siteHosts: ['www.example.com', 'houses.example.org'] };

/** There are two brands: star and the default one, which every other label shows. */
function originOf(host: string, hosts = HOSTS): string | null {
  const label = brandFromHost(host);
  return knownOrigin(host, label, { key: label === 'star' ? 'star' : 'default' }, hosts);
}

test.each([
  ['example.com', 'https://example.com'],
  ['EXAMPLE.com:8080', 'https://example.com'],
  ['star.example.com', 'https://star.example.com'],
  ['www.example.com', 'https://www.example.com'],
  ['houses.example.org', 'https://houses.example.org'],
])('knownOrigin() knows %s', (host, origin) => {
  expect(originOf(host)).toBe(origin);
});

test.each([
  'evil.example.net',
  'evil-example.com',
  'example.com.evil.example.net',
  'star.evil.example.net',
  'nobody.example.com',
  'default.example.com',
  'a.star.example.com',
  'star.www.example.com',
  'example.com.',
  '203.0.113.9',
  '[::1]:3000',
  '',
])('knownOrigin() does not know %s', (host) => {
  expect(originOf(host)).toBeNull();
});

test('knownOrigin() knows a host that an agency has shown to be its own, and no other of the same label', () => {
  const star = { key: 'star', ownHost: 'homes.example.net' };
  expect(knownOrigin('homes.example.net', 'homes', star, HOSTS)).toBe('https://homes.example.net');
  expect(knownOrigin('Homes.Example.Net:443', 'homes', star, HOSTS)).toBe('https://homes.example.net');
  expect(knownOrigin('homes.example.org', 'homes', star, HOSTS)).toBeNull();
  expect(knownOrigin('homes.example.net', 'homes', { key: 'star', ownHost: null }, HOSTS)).toBeNull();
});

test("knownOrigin() takes scheme and port from the configuration, also for a brand's subdomain", () => {
  const local = { siteUrl: 'http://localhost:3000' };
  const ask = (host: string) => knownOrigin(host, 'star', { key: 'star' }, local);
  expect(ask('star.localhost:1')).toBe('http://star.localhost:3000');
  expect(knownOrigin('star.localhost', 'star', null, local)).toBe('http://star.localhost:3000');
  expect(knownOrigin('star.evil.test', 'star', null, local)).toBeNull();
});

test('nothing that is served is made from the address as it was asked for: only its path is used, and its known origin', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => `web/server/${name}`);
  const reading = [...sources, 'web/src/app/page-meta.ts'].filter((name) =>
    /\burl\.(?:origin|href|protocol)\b/.test(readFileSync(join(import.meta.dirname, '../..', name), 'utf8')),
  );
  expect(reading).toEqual([]);
});
