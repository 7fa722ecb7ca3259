import { describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../wire/procedures/mails.ts';
import { composeMail } from './compose-mail.ts';

const ID = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const PLACES = {
  siteUrl: 'https://game.example',
  oneClickUrl: 'https://api.example/functions/v1/end-reminder',
};

function mailAbout(kind: OutgoingMail['kind'], changes: Partial<OutgoingMail>): OutgoingMail {
  return { id: ID, kind, mailbox: 'ana@example.com', locale: 'en-GB', about: {}, lead: null, ...changes };
}

const lead = {
  ...{ id: ID, kind: 'home' as const, brand: 'brooks', agency: 'Brooks & [Sons]', home: 'A home' },
  ...{ body: null, replyTo: null, ownWords: null },
};

describe('composeMail()', () => {
  it('says it in an agency’s own words: their marks are markup, names are filled, and no other’s marks count', () => {
    const ownWords = {
      subject: 'Hello {{nobody}}from {{agency}}',
      body: '**{{about}}**\n\n{{words}}\n\n[Take it back]({{link}})',
    };
    const body = 'May I [see](https://evil.example)?';
    const mail = composeMail(mailAbout('lead-copy', { lead: { ...lead, body, ownWords } }), 'abc', PLACES);
    expect(mail.subject).toBe('Hello from Brooks & Sons');
    expect(mail.text).toBe(
      '“A home”\n\n> May I [see](https://evil.example)?\n\nTake it back: https://brooks.game.example/my-question#question=abc\n',
    );
    expect(mail.html).not.toContain('href="https://evil.example"');
    expect(mail.html).toContain('<strong>“A home”</strong>');
  });

  it('tells whoever asked for a takedown what was decided; what anybody typed is no markup', () => {
    const about = { page: '[us](https://evil.example)', note: 'It is **ours**.', reference: ID };
    const refused = composeMail(mailAbout('takedown-refused', { about }), null, PLACES);
    expect(refused.subject).toBe('What you asked us to take down stays');
    expect(refused.text).toContain('> It is **ours**.');
    expect(refused.text).toContain('ask again and say what: https://game.example/takedown-request');
    expect(refused.html).not.toContain('href="https://evil.example"');
    // No list of ours sends it, so there is nothing to be ended by one click.
    expect(refused.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  });

  it('leaves no gap where nothing was noted, and speaks the language of whoever asked', () => {
    const about = { page: 'https://game.example/x', note: '', reference: ID };
    const granted = composeMail(mailAbout('takedown-granted', { about, locale: 'es' }), null, PLACES);
    expect(granted.subject).toBe('Lo que pediste retirar está retirado');
    expect(granted.text).toContain(ID);
    expect(granted.text).not.toMatch(/\n\n\n|\{\{/);
  });

  it('tells the address of an account that is to be deleted the day and the way back', () => {
    const about = { on: '2026-12-29', person: ID };
    const mail = composeMail(mailAbout('account-goes', { about }), null, PLACES);
    expect(mail.subject).toBe('Your account will be deleted on 29 December 2026');
    expect(mail.text).toContain(`Keep my account: https://game.example/u/${ID}/admin/user`);
    // A language that is none keeps no other mail waiting.
    const odd = composeMail(mailAbout('account-goes', { about, locale: '!!' }), null, PLACES);
    expect(odd.subject).toBe(mail.subject);
  });
});
