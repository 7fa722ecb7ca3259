import { expect, test } from 'vitest';
import { mendLinks } from './mend-links.ts';

const mail =
  '<a href="http://localhost:3000/auth/v1/verify?token=t&type=recovery&redirect_to=http%3A%2F%2Flocalhost%3A3000">';

test('mendLinks() points links at the API and back to the page that was asked for', () => {
  const page = 'http://star.localhost:3000/u?a=1';
  expect(mendLinks(mail, 'http://localhost:3000', 'http://127.0.0.1:54321', page)).toBe(
    `<a href="http://127.0.0.1:54321/auth/v1/verify?token=t&type=recovery&redirect_to=${encodeURIComponent(page)}">`,
  );
});

test('mendLinks() leaves the way back alone when no page was asked for', () => {
  const mended = mendLinks(mail, 'http://localhost:3000', 'http://api', undefined);
  expect(mended).toContain('redirect_to=http%3A%2F%2Flocalhost%3A3000"');
});
