import { expect, test } from 'vitest';
import { mendLinks } from './mend-links.ts';

const SITE = 'http://localhost:3000';
const HASH = 'c0ffee'.repeat(10);
const link = (amp: string) =>
  `http://localhost:3000/auth/v1/verify?token=${HASH}${amp}type=recovery${amp}redirect_to=http%3A%2F%2Flocalhost%3A3000`;

test.each(['&', '&amp;'])('mendLinks() leads links with %s to the page of mail links', (amp) => {
  const asked = 'http://star.localhost:3000/auth/confirm?next=%2Fu%3Fa%3D1';
  expect(mendLinks(`<a href="${link(amp)}">`, SITE, asked)).toBe(
    `<a href="http://star.localhost:3000/auth/confirm?next=%2Fu%3Fa%3D1&token_hash=${HASH}&type=recovery">`,
  );
});

test('mendLinks() goes on from there to whatever page was asked for', () => {
  const asked = 'http://star.localhost:3000/u?a=1';
  expect(mendLinks(link('&'), SITE, asked)).toBe(
    `http://star.localhost:3000/auth/confirm?next=%2Fu%3Fa%3D1&token_hash=${HASH}&type=recovery`,
  );
});

test("mendLinks() uses the site's own page when none was asked for, in every link of the mail", () => {
  const mended = mendLinks(`${link('&')}\n${link('&')}`, SITE, undefined);
  const own = `http://localhost:3000/auth/confirm?next=%2F&token_hash=${HASH}&type=recovery`;
  expect(mended).toBe(`${own}\n${own}`);
});
