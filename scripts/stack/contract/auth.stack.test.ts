import { beforeAll, describe, expect, test } from 'vitest';
import { newClient, newEmail, newPlayer, PASSWORD, target } from './target.ts';

/** A row of `own_sessions`, as far as it is looked at. */
interface SignIn {
  readonly id: string;
  readonly user_agent: string | null;
  readonly is_this: boolean;
}

let player: Awaited<ReturnType<typeof newPlayer>>;

beforeAll(async () => {
  player = await newPlayer();
});

describe('auth', () => {
  test('signUp() signs in at once and an address is taken only once', async () => {
    expect((await player.client.auth.getSession()).data.session?.access_token).toBeTruthy();
    const again = await newClient().auth.signUp({ email: player.email, password: PASSWORD });
    expect(
      again.error?.code ?? (again.data.user?.identities?.length === 0 ? 'user_already_exists' : null),
    ).toBe('user_already_exists');
  });

  test('signUp() refuses a short password and what is not an address', async () => {
    expect((await newClient().auth.signUp({ email: newEmail(), password: 'short' })).error?.code).toBe(
      'weak_password',
    );
    expect((await newClient().auth.signUp({ email: 'nobody', password: PASSWORD })).error?.status).toBe(400);
  });

  test('signInWithPassword() works, and tells a wrong password', async () => {
    const client = newClient();
    expect(
      (await client.auth.signInWithPassword({ email: player.email, password: 'wrong-password' })).error?.code,
    ).toBe('invalid_credentials');
    const { data, error } = await client.auth.signInWithPassword({ email: player.email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(player.id);
  });

  test('getUser() and getClaims() tell who it is', async () => {
    expect((await player.client.auth.getUser()).data.user).toMatchObject({
      id: player.id,
      email: player.email,
      role: 'authenticated',
    });
    expect((await player.client.auth.getClaims()).data?.claims).toMatchObject({
      sub: player.id,
      role: 'authenticated',
    });
  });

  test('the database knows the caller by the same id', async () => {
    const { data, error } = await player.client.from('profiles').select('id').single();
    expect(error).toBeNull();
    expect(data).toEqual({ id: player.id });
  });

  test('refreshSession() gives a new session', async () => {
    const before = (await player.client.auth.getSession()).data.session?.refresh_token;
    const { data, error } = await player.client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before);
    expect(data.user?.id).toBe(player.id);
  });

  test('updateUser() changes the password', async () => {
    const one = await newPlayer();
    expect((await one.client.auth.updateUser({ password: 'another-long-password' })).error).toBeNull();
    const client = newClient();
    const { error } = await client.auth.signInWithPassword({
      email: one.email,
      password: 'another-long-password',
    });
    expect(error).toBeNull();
  });

  test('updateUser() with a new password ends the other sessions, and not its own', async () => {
    const one = await newPlayer();
    const other = newClient();
    const signedIn = await other.auth.signInWithPassword({ email: one.email, password: PASSWORD });
    expect(signedIn.error).toBeNull();
    expect((await one.client.auth.updateUser({ password: 'another-long-password' })).error).toBeNull();
    const refused = await other.auth.refreshSession({
      refresh_token: signedIn.data.session?.refresh_token ?? '',
    });
    expect([refused.data.session, refused.error?.status]).toEqual([null, 400]);
    expect((await one.client.auth.refreshSession()).data.session).not.toBeNull();
  });

  test('updateUser() with anything else leaves the other sessions', async () => {
    const one = await newPlayer();
    const other = newClient();
    await other.auth.signInWithPassword({ email: one.email, password: PASSWORD });
    expect((await one.client.auth.updateUser({ data: { display_name: 'Ada' } })).error).toBeNull();
    expect((await other.auth.refreshSession()).data.session).not.toBeNull();
  });

  test('resetPasswordForEmail() answers the same for a stranger', async () => {
    expect((await newClient().auth.resetPasswordForEmail(player.email)).error).toBeNull();
    expect((await newClient().auth.resetPasswordForEmail(newEmail())).error).toBeNull();
  });

  test('each sign-in is listed with its browser, and ended alone by its own account', async () => {
    const one = await newPlayer();
    const other = newClient();
    const { data } = await other.auth.signInWithPassword({ email: one.email, password: PASSWORD });
    const listed = (await one.client.rpc('own_sessions')).data as SignIn[];
    expect(listed.map((row) => [row.is_this, typeof row.user_agent])).toEqual([
      [true, 'string'],
      [false, 'string'],
    ]);
    const ended = listed[1]?.id;
    const strangers = await player.client.rpc('sign_out_session', { session: ended });
    expect([strangers.error, (strangers.data as SignIn[]).some(({ id }) => id === ended)]).toEqual([
      null,
      false,
    ]);
    expect((await other.auth.refreshSession()).data.session).not.toBeNull();
    const left = await one.client.rpc('sign_out_session', { session: ended });
    expect((left.data as SignIn[]).map(({ is_this }) => is_this)).toEqual([true]);
    const refused = await newClient().auth.refreshSession({
      refresh_token: data.session?.refresh_token ?? '',
    });
    expect([refused.data.session, refused.error?.status]).toEqual([null, 400]);
    expect((await one.client.auth.refreshSession()).data.session).not.toBeNull();
  });

  test('signOut() ends the session on the server', async () => {
    const one = await newPlayer();
    const token = (await one.client.auth.getSession()).data.session?.access_token ?? '';
    expect((await one.client.auth.signOut()).error).toBeNull();
    const answer = await fetch(`${target.url}/auth/v1/user`, {
      headers: { apikey: target.publishableKey, authorization: `Bearer ${token}` },
    });
    expect(answer.ok).toBe(false);
  });
});
