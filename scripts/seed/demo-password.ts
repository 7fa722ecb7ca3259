import { createHmac } from 'node:crypto';

/** The password of a demo account: different from stack to stack, since it is made from its secret key, and the same at every run on one. */
export function demoPassword(secretKey: string, email: string): string {
  const digest = createHmac('sha256', secretKey).update(`demo password\n${email}`).digest('base64url');
  return digest.replace(/[^a-zA-Z0-9]/g, '').slice(0, 12);
}
