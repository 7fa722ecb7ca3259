import { describe, expect, it } from 'vitest';
import { createAccountSchema } from './account-schemas.ts';

const good = { displayName: ' Ada ', email: ' ada@example.com ', password: 'long enough', is16OrOlder: true };

describe('createAccountSchema', () => {
  it('takes a complete form and trims what was typed', () => {
    expect(createAccountSchema.parse(good)).toMatchObject({ displayName: 'Ada', email: 'ada@example.com' });
  });

  it.each([
    ['form.age', { is16OrOlder: false }],
    ['form.email', { email: 'ada' }],
    ['form.passwordShort', { password: 'short' }],
    ['form.name', { displayName: '  ' }],
    ['form.nameLong', { displayName: 'x'.repeat(41) }],
  ])('refuses with %s', (key, change) => {
    const result = createAccountSchema.safeParse({ ...good, ...change });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([key]);
  });
});
