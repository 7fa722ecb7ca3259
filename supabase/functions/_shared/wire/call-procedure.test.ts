import { describe, expect, test, vi } from 'vitest';
import { callProcedure } from './call-procedure.ts';
import type { ProcedureAnswer } from './procedures.ts';

const ID = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';

function database(...replies: readonly unknown[]) {
  const waiting = [...replies];
  const fetcher = vi.fn<typeof fetch>(async () => {
    const reply = waiting.shift();
    if (reply instanceof Error) throw reply;
    return reply instanceof Response ? reply : Response.json(reply ?? null);
  });
  return { fetcher, address: { url: 'http://backend.test', key: 'sb_secret_test', fetcher } };
}
const bodyOf = ({ fetcher }: ReturnType<typeof database>) =>
  JSON.parse(fetcher.mock.calls[0]?.[1]?.body as string) as unknown;

const options = { timeoutMs: 1_000, attempts: 3 };

describe('callProcedure()', () => {
  test('speaks the database’s names and answers in the wire’s', async () => {
    const asked = database({ source_url: null, currency: 'GBP' });
    const answer = await callProcedure(
      asked.address,
      'import_source',
      { listingId: ID, userId: ID },
      options,
    );
    expect(answer).toEqual({ sourceUrl: null, currency: 'GBP' });
    expect(bodyOf(asked)).toEqual({ listing_id: ID, user_id: ID });
    expect(asked.fetcher.mock.calls[0]?.[0]).toBe('http://backend.test/rest/v1/rpc/import_source');
  });

  test('leaves keys that are data as they are, in both directions', async () => {
    const rules = { 'a_b.example': { rule: 'allowed', reason: '' } };
    expect(
      await callProcedure(database(rules).address, 'import_rules', { hosts: ['a_b.example'] }, options),
    ).toEqual(rules);
    const draft = database({ version: 1, document: { some_key: { a_b: 1 } }, published: null });
    expect(
      await callProcedure(draft.address, 'draft_to_publish', { draftId: ID, userId: ID }, options),
    ).toMatchObject({ document: { some_key: { a_b: 1 } } });
  });

  test('takes an empty answer of a function that returns nothing', async () => {
    const asked = database(new Response(null, { status: 204 }));
    expect(await callProcedure(asked.address, 'set_staff_member', { userId: ID }, options)).toBeNull();
  });

  test('says which field of an answer is wrong, and never its value', async () => {
    const asked = database({ source_url: 45_000_000, currency: 'GBP' });
    const call = callProcedure(asked.address, 'import_source', { listingId: ID, userId: ID }, options);
    await expect(call).rejects.toMatchObject({ kind: 'misshapen' });
    await expect(call).rejects.toThrow(/sourceUrl/);
    await expect(call).rejects.not.toThrow(/45000000/);
  });

  test('asks again where nobody answered, and pauses as it is told', async () => {
    const pauseMs = vi.fn(() => 1);
    const asked = database(new TypeError('lost'), new Response('', { status: 502 }), 'Ann');
    const call = callProcedure(asked.address, 'profile_name', { userId: ID }, { ...options, pauseMs });
    expect(await call).toBe('Ann');
    expect(pauseMs.mock.calls).toEqual([[2], [3]]);
  });

  test('never repeats a refusal, or a procedure that does more when it is sent twice', async () => {
    const refused = database(Response.json({ details: 'not_found', message: 'None.' }, { status: 404 }));
    await expect(
      callProcedure(refused.address, 'profile_name', { userId: ID }, options),
    ).rejects.toMatchObject({ kind: 'refused', status: 404, code: 'not_found', message: 'None.' });
    expect(refused.fetcher).toHaveBeenCalledTimes(1);
    const counted = database(new TypeError('lost'), 3);
    await expect(
      callProcedure(counted.address, 'take_rate_limit', { subject: 'a', maxHits: 1 }, options),
    ).rejects.toMatchObject({ kind: 'unreachable' });
    expect(counted.fetcher).toHaveBeenCalledTimes(1);
  });

  test('a wrong name, argument or field does not compile', async () => {
    const { address } = database();
    const calls = [
      // @ts-expect-error there is no such procedure
      () => callProcedure(address, 'profile_nam', { userId: ID }, options),
      // @ts-expect-error the argument is userId
      () => callProcedure(address, 'profile_name', { user_id: ID }, options),
      // @ts-expect-error it is asked for
      () => callProcedure(address, 'profile_name', {}, options),
      // @ts-expect-error a text is no count
      () => callProcedure(address, 'folders_to_remove', { atMost: 'all' }, options),
      () =>
        callProcedure(
          address,
          'upsert_game',
          // @ts-expect-error a game has no colour
          { payload: { slug: 'a', family: 'public', title: 'A', currency: 'GBP', colour: 'red' } },
          options,
        ),
      async () => {
        const source = await callProcedure(address, 'import_source', { listingId: ID, userId: ID }, options);
        // @ts-expect-error the answer has no price
        return source.price;
      },
    ];
    expect(calls).toHaveLength(6);
    const source: ProcedureAnswer<'import_source'> = { sourceUrl: null, currency: 'GBP' };
    // @ts-expect-error a source may be null
    expect((): string => source.sourceUrl).toBeTypeOf('function');
  });
});
