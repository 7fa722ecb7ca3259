import { describe, expect, it } from 'vitest';
import { brandHost } from './brand-host.ts';

describe('brandHost()', () => {
  it.each([
    ['localhost:8080', 'default', 'star', 'star.localhost:8080'],
    ['star.localhost:8080', 'star', 'default', 'localhost:8080'],
    ['star.example.com', 'star', 'moon', 'moon.example.com'],
    ['www.example.com', 'default', 'star', 'star.example.com'],
    ['example.com', 'default', 'star', 'star.example.com'],
    ['star.example.com', 'star', 'star', 'star.example.com'],
    ['192.0.2.7:80', 'default', 'star', '192.0.2.7:80'],
    ['intranet', 'default', 'star', 'intranet'],
  ])('%s of %s gives %s as %s', (host, here, wanted, expected) => {
    expect(brandHost(host, here, wanted)).toBe(expected);
  });
});
