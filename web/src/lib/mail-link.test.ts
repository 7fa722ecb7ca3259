import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetMailLink, mailLink, readMailLink, setAsideMailLink } from './mail-link.ts';

const HASH = 'c0ffee'.repeat(9);

afterEach(() => {
  forgetMailLink();
  window.history.replaceState(null, '', '/');
});

function open(address: string): string {
  window.history.replaceState(null, '', address);
  setAsideMailLink();
  return window.location.href.replace(window.location.origin, '');
}

describe('setAsideMailLink()', () => {
  it('takes the proof out of the address, and keeps where to go afterwards', () => {
    expect(open(`/auth/confirm?next=%2Fgame%2Fone&token_hash=${HASH}&type=recovery#x`)).toBe(
      '/auth/confirm?next=%2Fgame%2Fone',
    );
    expect(mailLink()).toEqual({ tokenHash: HASH, kind: 'recovery' });
  });

  it('reads no tokens behind the #, and takes them out of the address of its page', () => {
    expect(open('/auth/confirm#access_token=a.b.c&refresh_token=d&type=recovery')).toBe('/auth/confirm');
    expect(mailLink()).toBeNull();
  });

  it('leaves other pages alone', () => {
    const address = `/game/one?token_hash=${HASH}&type=recovery#part`;
    expect(open(address)).toBe(address);
    expect(mailLink()).toBeNull();
  });
});

describe('readMailLink()', () => {
  it.each([
    '',
    'type=recovery',
    `token_hash=${HASH}`,
    `token_hash=${HASH}&type=sms`,
    'token_hash=a b&type=email',
  ])('finds nothing in %s', (query) => {
    expect(readMailLink(new URLSearchParams(query))).toBeNull();
  });
});

// Whoever makes a link must not be able to sign a visitor in: sessions come from what a person types, or from a proof
// that the auth server has taken and the person has said yes to.
describe('no session comes from an address', () => {
  const root = join(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => ({
      name: name.replaceAll('\\', '/'),
      text: readFileSync(join(root, name), 'utf8'),
    }));
  const holding = (pattern: RegExp) =>
    sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

  it('has one file that makes clients and sets sessions, and none of them reads the address', () => {
    expect(holding(/from '@supabase\/supabase-js|import\('@supabase\/supabase-js/)).toEqual([
      // It listens, and knows of sessions no more than the token that it may show.
      'lib/join-topic.ts',
      'lib/supabase.ts',
    ]);
    const { text: listening = '' } = sources.find(({ name }) => name === 'lib/join-topic.ts') ?? {};
    expect(listening).not.toMatch(/createClient|auth\.|location/);
    // The library's forms are given a client that asks us; they make none.
    expect(holding(/from '@supabase\/(?!supabase-js)|import\('@supabase\/(?!supabase-js)/)).toEqual([
      'features/account/components/auth-door.tsx',
    ]);
    expect(holding(/\.setSession\(|exchangeCodeForSession|getSessionFromUrl/)).toEqual(['lib/supabase.ts']);
    const { text = '' } = sources.find(({ name }) => name === 'lib/supabase.ts') ?? {};
    expect(text.match(/createClient\(/g)).toHaveLength(1);
    expect(text.match(/detectSessionInUrl: \w+/g)).toEqual(['detectSessionInUrl: false']);
    expect(text).not.toMatch(/location/);
  });

  it('looks for tokens in no address, and for a proof in one place', () => {
    const readsAddress = /location\.(?:hash|search|href)|useSearchParams|URLSearchParams/;
    const tokens = /['"`](?:access_token|refresh_token|provider_token)['"`]|access_token=/;
    expect(
      sources.filter(({ text }) => readsAddress.test(text) && tokens.test(text)).map(({ name }) => name),
    ).toEqual([]);
    expect(holding(/['"`]token_hash['"`]/)).toEqual(['lib/mail-link.ts']);
  });
});
