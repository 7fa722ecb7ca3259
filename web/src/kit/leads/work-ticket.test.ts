import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { workTicket } from './work-ticket.ts';

test('workTicket() finds a number whose hash begins with twelve zero bits', async () => {
  const ticket = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
  const hash = createHash('sha256')
    .update(`${ticket}:${await workTicket(ticket)}`)
    .digest('hex');
  expect(hash.slice(0, 3)).toBe('000');
});
