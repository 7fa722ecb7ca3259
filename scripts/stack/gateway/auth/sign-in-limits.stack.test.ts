import { describe, expect, test } from 'vitest';
import { newEmail, newPlayer, PASSWORD, target } from '../../contract/target.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly ms: number;
}

/** Headers that differ between two answers to the same question. */
const PASSING = new Set(['date', 'content-length', 'x-request-id']);

async function ask(path: string, body: unknown): Promise<Answer> {
  const from = performance.now();
  const answer = await fetch(`${target.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: target.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: JSON.parse(text),
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !PASSING.has(name))),
    ms: performance.now() - from,
  };
}

const signIn = (email: string, password = 'a-wrong-password') =>
  ask('token?grant_type=password', { email, password });

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** Asks in turn, so that a busy machine is busy for both. @returns the ratio of the medians */
async function compareTimes(
  known: () => Promise<Answer>,
  unknown: () => Promise<Answer>,
  times: number,
): Promise<number> {
  const took: [number, number][] = [];
  for (let n = 0; n < times; n += 1) took.push([(await known()).ms, (await unknown()).ms]);
  return median(took.map(([ms]) => ms)) / median(took.map(([, ms]) => ms));
}

describe('known and unknown accounts', () => {
  test('are refused a wrong password alike, in the same time', async () => {
    const { email } = await newPlayer();
    const [known, unknown] = [await signIn(email), await signIn(newEmail())];
    expect({ ...known, ms: 0 }).toEqual({ ...unknown, ms: 0 });
    expect(known.status).toBe(400);
    const ratio = await compareTimes(
      () => signIn(email),
      () => signIn(newEmail()),
      5,
    );
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test('are sent a mail, or none, with the same answer in the same time', async () => {
    const players = await Promise.all([newPlayer(), newPlayer(), newPlayer()]);
    const emails = players.map(({ email }) => email);
    const recover = (email: string) => ask('recover', { email });
    const [known, unknown] = [await recover(emails[0] ?? ''), await recover(newEmail())];
    expect({ ...known, ms: 0 }).toEqual({ ...unknown, ms: 0 });
    const ratio = await compareTimes(
      () => recover(emails.pop() ?? ''),
      () => recover(newEmail()),
      3,
    );
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test('sign up alike where addresses are confirmed by mail; an unconfirmed one cannot be told by its password', async () => {
    const email = `one-${crypto.randomUUID()}@confirm.example.com`;
    const free = await ask('signup', { email, password: PASSWORD });
    const taken = await ask('signup', { email, password: PASSWORD });
    expect([free.status, taken.status]).toEqual([200, 200]);
    expect(Object.keys(free.body as object)).toEqual(Object.keys(taken.body as object));
    expect(free.headers).toEqual(taken.headers);
    expect(taken.ms / free.ms).toBeGreaterThan(0.5);
    expect(taken.ms / free.ms).toBeLessThan(2);

    const unconfirmed = await signIn(email);
    expect({ ...unconfirmed, ms: 0 }).toEqual({ ...(await signIn(newEmail())), ms: 0 });
    expect((await signIn(email, PASSWORD)).body).toMatchObject({ error_code: 'email_not_confirmed' });
  });
});

describe('limits', () => {
  test.each(['known', 'unknown'])('keep the password of a(n) %s account from being guessed', async (kind) => {
    const email = kind === 'known' ? (await newPlayer()).email : newEmail();
    const answers: Answer[] = [];
    for (let n = 0; n < 12; n += 1) answers.push(await signIn(email));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(400), 429, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    // Others from the same place get in.
    const other = await newPlayer();
    expect((await signIn(other.email, PASSWORD)).status).toBe(200);
  });

  test('leave whoever knows the password alone', async () => {
    const { email } = await newPlayer();
    for (let n = 0; n < 12; n += 1) expect((await signIn(email, PASSWORD)).status).toBe(200);
  });
});
