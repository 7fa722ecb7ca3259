import { expect, test } from 'vitest';
import type { AuthCall } from './auth-call.ts';
import {
  answerMail,
  answerSignIn,
  answerSignUp,
  type AuthAccount,
  type EvenDependencies,
} from './even-answers.ts';

const call: AuthCall = { kind: 'sign-in', email: 'ada@example.com', password: 'a wrong one' };
const refusal = (status: number, error_code: string) =>
  Promise.resolve(Response.json({ code: status, error_code }, { status }));

/** Counts the comparisons of hashes: the service's own happens where it finds a confirmed account with a password. */
function world(account: AuthAccount | null) {
  const counts = { compared: 0, hashed: 0 };
  const even: EvenDependencies = {
    answer: () => {
      if (account?.passwordHash && account.isConfirmed) counts.compared += 1;
      return refusal(400, 'invalid_credentials');
    },
    findAccount: () => Promise.resolve(account),
    compare: () => {
      counts.compared += 1;
      return Promise.resolve(false);
    },
    hash: () => {
      counts.hashed += 1;
      return Promise.resolve('hash');
    },
    nobodysHash: () => Promise.resolve('hash'),
  };
  return { even, counts };
}

test.each<[string, AuthAccount | null]>([
  ['known account', { passwordHash: 'hash', isConfirmed: true }],
  ['unknown account', null],
  ['account without a password', { passwordHash: null, isConfirmed: true }],
  ['account that awaits its confirmation', { passwordHash: 'hash', isConfirmed: false }],
])('answerSignIn() compares one hash for a wrong password of a(n) %s', async (_, account) => {
  const { even, counts } = world(account);
  const answer = await answerSignIn(call, even);
  expect([answer.status, (await answer.json()).error_code, counts.compared]).toEqual([
    400,
    'invalid_credentials',
    1,
  ]);
});

test('answerSignUp() answers a free and a taken address alike, after the same work', async () => {
  const { even, counts } = world(null);
  const free = await answerSignUp(call, {
    ...even,
    answer: () => {
      counts.hashed += 1; // the service hashes the password of an account that it makes
      return Promise.resolve(Response.json({ id: 'the-real-one', identities: [{}] }));
    },
  });
  expect(counts.hashed).toBe(1);
  const taken = await answerSignUp(call, {
    ...even,
    answer: () => refusal(429, 'over_email_send_rate_limit'),
  });
  expect(counts.hashed).toBe(2);
  const [one, other] = [await free.json(), await taken.json()];
  expect([free.status, Object.keys(one)]).toEqual([taken.status, Object.keys(other)]);
  expect(one.id).not.toBe('the-real-one');
});

test('answerSignUp() passes on what is wrong with the request itself', async () => {
  const { even } = world(null);
  const answer = await answerSignUp(call, { ...even, answer: () => refusal(422, 'weak_password') });
  expect([answer.status, (await answer.json()).error_code]).toEqual([422, 'weak_password']);
});

test('answerMail() answers alike whatever the state of the account, and passes on bad requests', async () => {
  const ask = async (answer: () => Promise<Response>) => {
    const answered = await answerMail({ answer });
    return [answered.status, await answered.json(), [...answered.headers]];
  };
  const sent = await ask(() => Promise.resolve(Response.json({ message_id: '1' })));
  expect(await ask(() => refusal(422, 'otp_disabled'))).toEqual(sent);
  expect(await ask(() => refusal(429, 'over_email_send_rate_limit'))).toEqual(sent);
  expect((await answerMail({ answer: () => refusal(400, 'validation_failed') })).status).toBe(400);
});
