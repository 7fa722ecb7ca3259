import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { PROJECT_ROOT } from './project-root.ts';
import { type Stack, startStack } from './start-stack.ts';

// A stack of its own with a small project: what upstream does differently, and what happens when parts are killed.
const folder = mkdtempSync(join(tmpdir(), 'house-price-game-backend-'));
const projectDir = join(folder, 'project');
const environment = { ...process.env, DATABASE_URL: undefined };
const options = { dataDir: join(folder, 'data'), projectDir, environment, seed: false, log: () => undefined };
const PASSWORD = 'a-long-enough-password';
const WAIT = { timeout: 20_000, interval: 100 };
let stack: Stack;
let player: SupabaseClient;
let playerId: string;

function newClient(): SupabaseClient {
  return createClient(stack.api, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
  });
}

async function signUp(): Promise<[SupabaseClient, string]> {
  const client = newClient();
  const { data, error } = await client.auth.signUp({
    email: `${crypto.randomUUID()}@example.com`,
    password: PASSWORD,
  });
  if (error !== null || data.user === null) throw error ?? new Error('no user');
  return [client, data.user.id];
}

beforeAll(async () => {
  mkdirSync(join(projectDir, 'supabase', 'migrations'), { recursive: true });
  mkdirSync(join(projectDir, 'supabase', 'functions', 'echo'), { recursive: true });
  cpSync(
    join(PROJECT_ROOT, 'scripts', 'stack', 'fixture.sql'),
    join(projectDir, 'supabase', 'migrations', '20260101000000_fixture.sql'),
  );
  writeFileSync(
    join(projectDir, 'supabase', 'functions', 'echo', 'index.ts'),
    "Deno.serve((request) => Response.json({ address: request.headers.get('x-forwarded-for'), real: request.headers.get('x-real-ip') }));",
  );
  stack = await startStack(options);
  [player, playerId] = await signUp();
});

afterAll(async () => {
  await player.realtime.disconnect();
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('upstream differences that are bridged', () => {
  test('upstream grants everything beside a table with row-level security; here grants stay as migrations left them', async () => {
    await player.from('things').select('id');
    const sql = postgres(stack.databaseUrl, { max: 1 });
    const [rights] = await sql`
      select has_table_privilege('anon', 'public.closed', 'select') as closed, has_table_privilege('anon', 'private.secrets', 'select') as private,
        has_table_privilege('authenticated', 'public.things', 'update') as things, has_table_privilege('anon', 'auth.users', 'select') as users,
        (select count(*)::int from pg_default_acl where defaclacl::text ~ '(anon|authenticated)=') as defaults`;
    await sql.end({ timeout: 5 });
    expect(rights).toEqual({ closed: false, private: false, things: false, users: false, defaults: 0 });
  });

  test.each([
    ['PT409', 409],
    ['PT429', 429],
    ['23514', 400],
    ['40001', 500],
  ])(
    'upstream answers most errors with 500 SUP; %s keeps its code, detail, hint and status %i',
    async (code, expected) => {
      const { error, status } = await player.rpc('refuse', { code });
      expect(status).toBe(expected);
      expect(error).toMatchObject({ code, message: 'No.', details: 'taken', hint: '7' });
    },
  );

  test('a plain exception is 400 P0001, a broken check 400 23514, a double 409 23505', async () => {
    const plain = await player.rpc('plain');
    expect([plain.status, plain.error?.code, plain.error?.message]).toEqual([400, 'P0001', 'plain words']);
    const long = await player.from('things').insert({ name: 'x'.repeat(30) });
    expect([long.status, long.error?.code]).toEqual([400, '23514']);
    expect((await player.from('things').insert({ name: 'twice' })).status).toBe(201);
    const twice = await player.from('things').insert({ name: 'twice' });
    expect([twice.status, twice.error?.code]).toEqual([409, '23505']);
  });

  test('upstream hands on Postgres text; times are ISO 8601 and numerics numbers', async () => {
    const { data } = await player
      .from('things')
      .insert({ name: 'wire', amount: 1.5 })
      .select('amount, made_at')
      .single();
    expect(data).toEqual({ amount: 1.5, made_at: '2026-01-02T03:04:05.6+00:00' });
  });

  test('upstream wraps JSON arguments twice; a function gets an object', async () => {
    expect((await player.rpc('kind_of', { payload: { a: 1 } })).data).toBe('object');
  });

  test('policies know the caller, and clients cannot claim an address', async () => {
    const headers = {
      apikey: stack.publishableKey,
      'x-forwarded-for': '203.0.113.9',
      'x-real-ip': '203.0.113.9',
    };
    const visitor = await fetch(`${stack.api}/rest/v1/rpc/caller`, { method: 'POST', headers });
    expect(await visitor.json()).toEqual({
      id: null,
      role: 'anon',
      database_role: 'anon',
      address: '127.0.0.1',
    });
    expect((await player.rpc('caller')).data).toMatchObject({
      id: playerId,
      role: 'authenticated',
      database_role: 'authenticated',
    });
    const echoed = await fetch(`${stack.api}/functions/v1/echo`, { method: 'POST', headers });
    expect(await echoed.json()).toEqual({ address: '127.0.0.1', real: null });
  });

  test('policies of storage.objects decide who stores and reads', async () => {
    const [stranger] = await signUp();
    const path = `${playerId}/note.txt`;
    const note = new Blob(['hi'], { type: 'text/plain' });
    expect((await stranger.storage.from('own').upload(path, note)).error).toMatchObject({
      statusCode: '403',
    });
    expect((await player.storage.from('own').upload(path, note)).error).toBeNull();
    expect(await (await player.storage.from('own').download(path)).data?.text()).toBe('hi');
    expect((await stranger.storage.from('own').download(path)).error).not.toBeNull();
    expect((await stranger.storage.from('own').createSignedUrl(path, 60)).error).not.toBeNull();
  });

  test('upstream links mails to the Auth service; a mail leads to the page of mail links on the brand that asked', async () => {
    const { data } = await player.auth.getUser();
    const page = `${stack.site.replace('//localhost', '//star.localhost')}/new-password`;
    await newClient().auth.resetPasswordForEmail(data.user?.email ?? '', { redirectTo: page });
    const link = await newestLink();
    expect([link.origin, link.pathname]).toEqual([new URL(page).origin, '/auth/confirm']);
    expect(link.searchParams.get('next')).toBe('/new-password');
    expect(link.searchParams.get('token_hash')).toMatch(/^.{20,}$/);
    expect(link.searchParams.get('type')).toBe('recovery');
    // An old link to the Auth service leads to that page too, and carries no session.
    const old = new URL('/auth/v1/verify', stack.api);
    old.search = new URLSearchParams({
      token: link.searchParams.get('token_hash') ?? '',
      type: 'recovery',
      redirect_to: page,
    }).toString();
    const answer = await fetch(old, { redirect: 'manual' });
    const location = new URL(answer.headers.get('location') ?? '');
    expect([location.origin, location.pathname, location.hash]).toEqual([
      new URL(page).origin,
      '/auth/confirm',
      '',
    ]);
    expect(location.href).not.toContain('access_token');
  });

  test('a reset mail never leads to a foreign page', async () => {
    const { data } = await player.auth.getUser();
    const foreign = 'https://evil.example/steal';
    await newClient().auth.resetPasswordForEmail(data.user?.email ?? '', { redirectTo: foreign });
    const link = await newestLink();
    expect(link.href).not.toContain('evil.example');
    expect(link.origin).toBe(new URL(stack.site).origin);
    const forged = new URL('/auth/v1/verify', stack.api);
    forged.search = new URLSearchParams({ token: 'x', type: 'recovery', redirect_to: foreign }).toString();
    const answer = await fetch(forged, { redirect: 'manual' });
    expect(answer.headers.get('location')).not.toContain('evil.example');
  });

  async function newestLink(): Promise<URL> {
    const [mail] = (await (await fetch(`${stack.mail}/api/messages`)).json()) as { html: string }[];
    const link = /https?:[^"]+\/auth\/confirm[^"]+/.exec(mail?.html ?? '')?.[0] ?? '';
    return new URL(link.replaceAll('&amp;', '&'));
  }

  test('a private room hears what the database sends, however long, and takes speech by policy', async () => {
    const channel = player.channel(`room:${playerId}`, {
      config: { private: true, broadcast: { ack: true, self: true } },
    });
    const heard: unknown[] = [];
    channel.on('broadcast', { event: '*' }, (message) =>
      heard.push([message.event, String((message['payload'] as { text?: string }).text).length]),
    );
    await new Promise<void>((resolve, reject) =>
      channel.subscribe((status: string, error) => {
        if (status === 'SUBSCRIBED') resolve();
        else if (status === 'CHANNEL_ERROR') reject(error ?? new Error(status));
      }),
    );
    await player.rpc('say', {
      topic: `room:${playerId}`,
      message: { text: 'x'.repeat(20_000) },
      private: true,
    });
    await expect.poll(() => heard, WAIT).toEqual([['said', 20_000]]);
    expect(await channel.send({ type: 'broadcast', event: 'mine', payload: { text: 'abc' } })).toBe('ok');
    await expect.poll(() => heard.at(-1), WAIT).toEqual(['mine', 3]);
    await player.removeChannel(channel);
  });
});

describe('parts that die come back', () => {
  test('killed functions answer 503 at most, and come back', async () => {
    await stack.killFunctions();
    const during = await fetch(`${stack.api}/functions/v1/echo`, { method: 'POST' });
    expect([200, 503]).toContain(during.status);
    if (during.status === 503) expect(await during.json()).toMatchObject({ code: 'unavailable' });
    await expect
      .poll(async () => (await fetch(`${stack.api}/functions/v1/echo`, { method: 'POST' })).status, WAIT)
      .toBe(200);
  });

  test('a killed Postgres comes back with everything that was acknowledged, and is listened to again', async () => {
    expect((await player.from('things').insert({ name: 'kept' })).status).toBe(201);
    await stack.killPostgres();
    const during = await player.from('things').select('name').eq('name', 'kept');
    expect([200, 503]).toContain(during.status);
    await expect
      .poll(async () => (await player.from('things').select('name').eq('name', 'kept')).data, WAIT)
      .toEqual([{ name: 'kept' }]);
    const channel = newClient().channel('lobby');
    const heard: unknown[] = [];
    channel.on('broadcast', { event: 'said' }, (message) => heard.push(message['payload']));
    await new Promise<void>((resolve) =>
      channel.subscribe((status: string) => {
        if (status === 'SUBSCRIBED') resolve();
      }),
    );
    await expect
      .poll(async () => {
        await player.rpc('say', { topic: 'lobby', message: { n: 1 }, private: false });
        return heard.length;
      }, WAIT)
      .toBeGreaterThan(0);
    await channel.unsubscribe();
  });

  test('data and keys outlive a stop, and a fresh start has none', async () => {
    const { publishableKey } = stack;
    await stack.stop();
    stack = await startStack(options);
    expect(stack.publishableKey).toBe(publishableKey);
    expect((await newClient().from('things').select('name').eq('name', 'kept')).data).toEqual([
      { name: 'kept' },
    ]);
    await stack.stop();
    stack = await startStack({ ...options, fresh: true });
    expect((await newClient().from('things').select('name')).data).toEqual([]);
    [player, playerId] = await signUp();
  });
});
