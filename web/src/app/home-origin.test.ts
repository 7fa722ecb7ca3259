import { expect, it } from 'vitest';
import { homeOrigin } from './home-origin.ts';

it.each([
  ['foo.example.com', 'default', 'https://example.com'],
  ['www.example.com', 'default', 'https://www.example.com'],
  ['foo.localhost:3000', 'default', 'https://localhost:3000'],
  ['localhost:3000', 'default', 'https://localhost:3000'],
  ['127.0.0.1:3000', 'default', 'https://127.0.0.1:3000'],
  ['star.example.com', 'star', 'https://star.example.com'],
])('homeOrigin() of %s showing the brand %s is %s', (host, brand, origin) => {
  expect(homeOrigin(new URL(`https://${host}/x`), brand)).toBe(origin);
});
