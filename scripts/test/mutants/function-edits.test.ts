import { describe, expect, it } from 'vitest';
import { functionEdits } from './function-edits.ts';

/** What each edit changes and into what, one line each. */
function edits(body: string, isQuestion = false): string[] {
  return functionEdits(body, isQuestion).map(
    ({ start, end, change, replacement }) =>
      `${change}: ${body.slice(start, end).replace(/\s+/g, ' ')} → ${replacement}`,
  );
}

describe('functionEdits()', () => {
  it('switches a refusal off, and forces the guard around it', () => {
    expect(
      edits(`begin if a or b then perform private.refuse(403, 'no', 'No; never.'); end if; end`),
    ).toEqual([
      `refusal off: perform private.refuse(403, 'no', 'No; never.') → null`,
      'always: a or b → true',
      'never: a or b → false',
      'part of an or removed: a → false',
      'part of an or removed: b → false',
    ]);
  });

  it('says of a guard with one refusal only once that it never refuses', () => {
    expect(edits(`begin if a then perform private.refuse(403, 'no', 'No.'); end if; end`)).toEqual([
      `refusal off: perform private.refuse(403, 'no', 'No.') → null`,
      'always: a → true',
    ]);
  });

  it('forces guards that answer at once, and leaves others', () => {
    expect(edits('begin if a then return null; end if; if b then c := 1; end if; end')).toEqual([
      'always: a → true',
      'never: a → false',
    ]);
  });

  it('leaves calls out', () => {
    expect(edits('begin perform pg_advisory_xact_lock(1); perform private.log(a, b); end')).toEqual([
      'call dropped: perform private.log(a, b) → null',
    ]);
  });

  it('drops what queries ask about people and states, and leaves joins and figures', () => {
    expect(
      edits(
        `begin return (select 1 from a join b on b.id = a.id where a.user_id = me and a.size > 3 and (a.is_seen or a.id = 1) order by 1); end`,
      ),
    ).toEqual([
      'part of an and removed: a.user_id = me → true',
      'part of an and removed: (a.is_seen or a.id = 1) → true',
      'part of an or removed: a.is_seen → false',
    ]);
    expect(edits(`begin select x into y from z where z.guest_id = me for update; end`)).toEqual([
      'condition dropped: z.guest_id = me → true',
    ]);
  });

  it('takes conflict targets and distinct for no conditions', () => {
    expect(edits('begin insert into a values (1) on conflict (user_id) do nothing; end')).toEqual([]);
    expect(
      edits('begin insert into a values (1) on conflict (b) where is_c do update set d = 1; end'),
    ).toEqual(['condition dropped: is_c → true']);
    expect(edits('begin create temp table a on commit drop as select 1 as user_id; end')).toEqual([]);
    expect(
      edits('begin insert into a values (1) on conflict on constraint has_user_id do nothing; end'),
    ).toEqual([]);
  });

  it('always shows what a case guards', () => {
    expect(edits(`begin return jsonb_build_object('a', case when b or c then d end); end`)).toEqual([
      'case always: b or c → true',
      'part of an or removed: b → false',
      'part of an or removed: c → false',
    ]);
    expect(edits(`begin return case a when 1 then 2 else 3 end; end`)).toEqual([]);
  });

  it('takes masks off', () => {
    expect(
      edits(
        'begin facts := facts - home.hidden_facts; p := private.blurred_point(a.id, a.latitude, f(a, 1)); end',
      ),
    ).toEqual([
      'hidden facts shown: - home.hidden_facts → ',
      `exact point: private.blurred_point(a.id, a.latitude, f(a, 1)) → jsonb_build_object('lat', a.latitude, 'lng', f(a, 1))`,
    ]);
  });

  it('removes the questions of an answer, and of values', () => {
    expect(edits('begin return a or exists (select from b where c = 1); end', true)).toEqual([
      'part of an or removed: a → false',
      'part of an or removed: exists (select from b where c = 1) → false',
    ]);
    expect(edits('insert into a values (1, b is distinct from c and d)')).toEqual([
      'part of an and removed: b is distinct from c → true',
      'part of an and removed: d → true',
    ]);
  });
});
