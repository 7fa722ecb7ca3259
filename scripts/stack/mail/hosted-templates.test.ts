import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../project-root.ts';
import { mailLinkPage } from './mail-link-page.ts';

const folder = join(PROJECT_ROOT, 'supabase', 'templates');
const config = readFileSync(join(PROJECT_ROOT, 'supabase', 'config.toml'), 'utf8');
const KINDS: Readonly<Record<string, string>> = {
  confirmation: 'signup',
  recovery: 'recovery',
  magic_link: 'magiclink',
  email_change: 'email_change',
  invite: 'invite',
};

/** What the hosted service puts into the places of a template. */
function fill(text: string): string {
  return text
    .replaceAll('{{ .RedirectTo }}', 'https://star.example.com/auth/confirm?next=%2Fgame%2Fone')
    .replaceAll('{{ .SiteURL }}', 'https://example.com')
    .replaceAll('{{ .TokenHash }}', 'c0ffee');
}

describe('hosted mail templates', () => {
  it('are all there, and named by the configuration', () => {
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(KINDS)
        .map((name) => `${name}.html`)
        .sort(),
    );
    for (const name of Object.keys(KINDS))
      expect(config).toContain(`content_path = "./supabase/templates/${name}.html"`);
  });

  it.each(Object.entries(KINDS))('%s leads to the page of mail links, as local mails do', (name, kind) => {
    const html = readFileSync(join(folder, `${name}.html`), 'utf8');
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => fill(href));
    const page =
      name === 'invite'
        ? mailLinkPage('https://example.com', 'c0ffee', kind, undefined)
        : mailLinkPage('https://example.com', 'c0ffee', kind, 'https://star.example.com/game/one');
    expect(links).toEqual([page]);
    // That link would answer with a session in the address.
    expect(html).not.toContain('ConfirmationURL');
  });
});
