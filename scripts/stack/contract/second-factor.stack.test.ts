import { beforeAll, describe, expect, test } from 'vitest';
import { codeAt, STEP_MS } from '../gateway/auth/second-factor/totp.ts';
import { newClient, newPlayer, PASSWORD, target } from './target.ts';

type Player = Awaited<ReturnType<typeof newPlayer>>;
type Client = Player['client'];

/** An app that its account has begun to set up. */
interface App {
  readonly id: string;
  readonly secret: string;
}

async function begin(client: Client, friendlyName: string): Promise<App> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Tests' });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret };
}

/** A code that is right now; each works once, so a second one is that of the step after. */
const codeOf = ({ secret }: App, steps = 0) => codeAt(secret, Date.now() + steps * STEP_MS);

const give = (client: Client, app: App, code: string) =>
  client.auth.mfa.challengeAndVerify({ factorId: app.id, code });

async function claims(client: Client): Promise<Readonly<Record<string, unknown>>> {
  const { data } = await client.auth.getClaims();
  return { ...data?.claims };
}

/** A new player with one app that counts, signed in with its code. */
async function newGuarded(): Promise<Player & { readonly app: App }> {
  const player = await newPlayer();
  const app = await begin(player.client, 'Phone');
  const { error } = await give(player.client, app, codeOf(app));
  if (error) throw error;
  return { ...player, app };
}

async function signIn(email: string): Promise<Client> {
  const client = newClient();
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

async function ask(client: Client, method: string, path: string, body?: object): Promise<Response> {
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  return fetch(`${target.url}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: target.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

describe('second factors', () => {
  let guarded: Awaited<ReturnType<typeof newGuarded>>;

  beforeAll(async () => {
    guarded = await newGuarded();
  });

  test('enroll() tells a secret, its address for apps and a drawing, and counts for nothing yet', async () => {
    const { client } = await newPlayer();
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Phone',
      issuer: 'Tests',
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
    expect(data?.totp.secret).toMatch(/^[A-Z2-7]{16,}$/);
    expect(new URL(data?.totp.uri ?? '').searchParams.get('secret')).toBe(data?.totp.secret);
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml.*<svg/s);
    const { data: factors } = await client.auth.mfa.listFactors();
    expect([factors?.all.map(({ status }) => status), factors?.totp]).toEqual([['unverified'], []]);
    expect(JSON.stringify(factors)).not.toContain(data?.totp.secret);
    expect((await claims(await signIn((await client.auth.getUser()).data.user?.email ?? '')))['aal']).toBe(
      'aal1',
    );
  });

  test('a right code raises the session, and renewing keeps it', async () => {
    const { client, email } = await newPlayer();
    expect(await claims(client)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    const app = await begin(client, 'Phone');
    const given = await give(client, app, codeOf(app));
    expect(given.error).toBeNull();
    expect(await claims(client)).toMatchObject({
      aal: 'aal2',
      amr: expect.arrayContaining([
        expect.objectContaining({ method: 'totp', timestamp: expect.any(Number) }),
        expect.objectContaining({ method: 'password' }),
      ]),
    });
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect((await claims(client))['aal']).toBe('aal2');
    expect(data.user?.factors).toMatchObject([{ id: app.id, status: 'verified', friendly_name: 'Phone' }]);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });
    expect((await client.from('profiles').select('id')).error).toBeNull();
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  test('a sign-in by password alone knows that the code is missing', async () => {
    const client = await signIn(guarded.email);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    const wrong = await give(client, guarded.app, '000000');
    expect([wrong.error?.code, wrong.error?.status]).toEqual(['mfa_verification_failed', 422]);
    expect((await claims(client))['aal']).toBe('aal1');
  });

  test('a code works once, and that of the step before or after works as well', async () => {
    const { client, app, email } = await newGuarded();
    const again = await signIn(email);
    const code = codeOf(app, 1);
    expect((await give(again, app, code)).error).toBeNull();
    const third = await signIn(email);
    expect((await give(third, app, code)).error?.code).toBe('mfa_verification_failed');
    expect((await give(third, app, codeOf(app, 3))).error?.code).toBe('mfa_verification_failed');
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  test('a code ends the sessions of the account that gave none', async () => {
    const { client, email } = await newPlayer();
    const other = await signIn(email);
    const app = await begin(client, 'Phone');
    await give(client, app, codeOf(app));
    expect((await other.auth.refreshSession()).data.session).toBeNull();
    expect((await client.auth.refreshSession()).data.session).not.toBeNull();
  });

  test('a refresh token from before the code gets nothing for it', async () => {
    const { client } = await newPlayer();
    const before = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const app = await begin(client, 'Phone');
    await give(client, app, codeOf(app));
    const { data, error } = await newClient().auth.refreshSession({ refresh_token: before });
    expect([data.session, error?.status]).toEqual([null, 400]);
  });

  test('five wrong codes in a minute are slowed down, on whichever session', async () => {
    const { app, email, client } = await newGuarded();
    const other = await signIn(email);
    const answers = [];
    for (let n = 0; n < 6; n += 1)
      answers.push((await give(n % 2 ? other : client, app, '000000')).error?.status);
    expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
    const late = await give(other, app, codeOf(app, 1));
    expect([late.error?.status, late.error?.code]).toEqual([429, 'over_request_rate_limit']);
  });

  test('without the code nothing of the account can be changed', async () => {
    const client = await signIn(guarded.email);
    const second = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' });
    expect([second.error?.status, second.error?.code]).toEqual([403, 'insufficient_aal']);
    const gone = await client.auth.mfa.unenroll({ factorId: guarded.app.id });
    expect([gone.error?.status, gone.error?.code]).toEqual([422, 'insufficient_aal']);
    for (const change of [{ password: 'another-long-password' }, { email: 'thief@example.com' }]) {
      const changed = await client.auth.updateUser(change);
      expect([changed.error?.status, changed.error?.code]).toEqual([401, 'insufficient_aal']);
    }
    expect((await client.auth.updateUser({ data: { display_name: 'Ada' } })).error).toBeNull();
    expect((await guarded.client.auth.updateUser({ password: 'another-long-password' })).error).toBeNull();
    expect((await guarded.client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
  });

  test('a second app is a spare: either raises, and either may be taken away', async () => {
    const { client, app, email } = await newGuarded();
    const spare = await begin(client, 'Tablet');
    expect((await give(client, spare, codeOf(spare))).error).toBeNull();
    const other = await signIn(email);
    expect((await give(other, app, codeOf(app, 1))).error).toBeNull();
    // Proved by the app that goes: the session is as sure as before its code.
    expect((await other.auth.mfa.unenroll({ factorId: app.id })).error).toBeNull();
    await other.auth.refreshSession();
    expect((await other.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    // Proved by the other one, a session stays as it is.
    await client.auth.refreshSession();
    expect((await claims(client))['aal']).toBe('aal2');
    expect((await client.auth.mfa.unenroll({ factorId: spare.id })).error).toBeNull();
    await client.auth.refreshSession();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
  });

  test('names are an account’s own, each once', async () => {
    const taken = await guarded.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect([taken.error?.status, taken.error?.code]).toEqual([422, 'mfa_factor_name_conflict']);
    expect((await begin((await newPlayer()).client, 'Phone')).id).toBeTruthy();
  });

  test('somebody else’s factor is not found', async () => {
    const { client } = await newPlayer();
    const challenge = await client.auth.mfa.challenge({ factorId: guarded.app.id });
    expect([challenge.error?.status, challenge.error?.code]).toEqual([404, 'mfa_factor_not_found']);
    const gone = await client.auth.mfa.unenroll({ factorId: guarded.app.id });
    expect([gone.error?.status, gone.error?.code]).toEqual([404, 'mfa_factor_not_found']);
  });

  test.each([
    ['an unknown kind', 'POST', 'factors', { factor_type: 'none' }, 400, 'validation_failed'],
    ['a kind that is off', 'POST', 'factors', { factor_type: 'phone' }, 422, 'mfa_phone_enroll_not_enabled'],
    ['no id', 'POST', 'factors/none/challenge', {}, 404, 'validation_failed'],
  ])('%s is refused as upstream refuses it', async (_, method, path, body, status, code) => {
    const answer = await ask(guarded.client, method, path, body);
    expect([answer.status, ((await answer.json()) as { error_code: string }).error_code]).toEqual([
      status,
      code,
    ]);
  });

  test('a code without a challenge, for one that was used, or none, is refused', async () => {
    const { client, app } = await newGuarded();
    const verify = async (fields: object) => {
      const answer = await ask(client, 'POST', `factors/${app.id}/verify`, fields);
      return [answer.status, ((await answer.json()) as { error_code?: string }).error_code];
    };
    expect(await verify({ challenge_id: crypto.randomUUID(), code: codeOf(app, 1) })).toEqual([
      422,
      'mfa_factor_not_found',
    ]);
    expect(await verify({ challenge_id: crypto.randomUUID() })).toEqual([400, 'validation_failed']);
    const { data } = await client.auth.mfa.challenge({ factorId: app.id });
    expect(data?.expires_at).toBeGreaterThan(Date.now() / 1000);
    const fields = { challenge_id: data?.id, code: codeOf(app, 1) };
    expect(await verify(fields)).toEqual([200, undefined]);
    expect(await verify(fields)).toEqual([422, 'mfa_ip_address_mismatch']);
  });

  test('nobody without a session reaches them', async () => {
    expect(
      (await ask(newClient(), 'POST', 'factors', { factor_type: 'totp' })).status,
    ).toBeGreaterThanOrEqual(400);
    const { client } = await newPlayer();
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    await client.auth.signOut();
    const answer = await fetch(`${target.url}/auth/v1/factors`, {
      method: 'POST',
      headers: { apikey: target.publishableKey, authorization: `Bearer ${token}` },
      body: JSON.stringify({ factor_type: 'totp' }),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  test('the database asks for the code', async () => {
    const half = await signIn(guarded.email);
    const refused = await half.rpc('own_agencies');
    expect([refused.status, refused.error?.details]).toEqual([403, 'second_factor_missing']);
    expect((await guarded.client.rpc('own_agencies')).error).toBeNull();
  });

  test('a function asks for the code, and lets play go on', async () => {
    const half = await signIn(guarded.email);
    const codeOfRefusal = async (name: string, body: object) => {
      const { error } = await half.functions.invoke(name, { body });
      return ((await (error as { context: Response }).context.json()) as { code: string }).code;
    };
    expect(await codeOfRefusal('check-host', { hostId: crypto.randomUUID() })).toBe('second_factor_missing');
    expect(await codeOfRefusal('find-by-code', { code: 'NO-SUCH-CODE' })).not.toBe('second_factor_missing');
  });
});
