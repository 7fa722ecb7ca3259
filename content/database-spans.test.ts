import { describe, expect, it } from 'vitest';
import { signInSetting, spansOf } from './database-spans.ts';

const OLDER = `create function private.forget_rooms(grace interval default '12 hours') returns integer
language sql as $$
  select 1 where now() > now() - interval '1 day';
$$;`;
const NEWER = `create or replace function private.forget_rooms(grace interval default '24 hours') returns integer
language plpgsql as $$
begin
  return 1;
end $$;

create function private.forget_others() returns integer
language sql as $$
  select 1 where now() > now() - interval '90 days' or now() > now() - interval '14 days';
$$;`;

describe('spansOf()', () => {
  it('reads what a function says now, its arguments included, and nothing of its neighbours', () => {
    expect(spansOf('forget_rooms', 'hours', [NEWER, OLDER])).toEqual([24]);
    expect(spansOf('forget_others', 'days', [NEWER, OLDER])).toEqual([14, 90]);
    expect(spansOf('forget_rooms', 'days', [OLDER])).toEqual([1]);
  });

  it.each([
    ['a unit that the newest definition has no more', 'forget_rooms', [NEWER, OLDER]],
    ['a function that is not there', 'forget_nobody', [NEWER]],
  ])('refuses %s', (_, name, texts) => {
    expect(() => spansOf(name, 'days', texts)).toThrow(name);
  });

  it('finds the migrations of the product', () => {
    expect(spansOf('forget_rooms', 'hours')).toHaveLength(1);
  });
});

describe('signInSetting()', () => {
  it('reads numbers and seconds, and refuses what is set nowhere or twice', () => {
    expect(signInSetting('otp_expiry', 'otp_expiry = 3600\n')).toBe(3600);
    expect(signInSetting('max_frequency', 'a = 1\nmax_frequency = "60s"\n')).toBe(60);
    expect(() => signInSetting('otp_expiry', '')).toThrow('otp_expiry');
    expect(() => signInSetting('a', 'a = 1\na = 1\n')).toThrow('a');
  });
});
