import { describe, expect, it } from 'vitest';
import { lacksOfOwnMail, MAIL_KINDS, OWN_MAIL_KINDS, OWN_MAILS } from './mail-kinds.ts';
import { fillMail, fillSubject, mailTemplate, sayAbout } from './mail-texts.ts';

const LOCALES = ['en-GB', 'en-US', 'es', 'fr'];
const NAMES = ['agency', 'about', 'link', 'words', 'admin', 'page', 'note', 'reference', 'form', 'day'];

describe('mailTemplate()', () => {
  it.each(MAIL_KINDS)('%s is written in each language, with names that are known', (kind) => {
    for (const locale of LOCALES) {
      const { subject, body } = mailTemplate(kind, locale);
      const named = [...`${subject} ${body}`.matchAll(/\{\{(\w*)\}\}/g)].map(([, name]) => name);
      expect(named.filter((name) => !NAMES.includes(name ?? ''))).toEqual([]);
      expect(named.length).toBeGreaterThan(0);
    }
    expect(mailTemplate(kind, 'es').body).not.toBe(mailTemplate(kind, 'en-GB').body);
    expect(mailTemplate(kind, 'fr')).toEqual(mailTemplate(kind, 'en-GB'));
  });

  it.each(OWN_MAIL_KINDS)('%s has what an agency may not leave out', (kind) => {
    for (const locale of LOCALES) expect(lacksOfOwnMail(kind, mailTemplate(kind, locale).body)).toEqual([]);
  });
});

describe('lacksOfOwnMail()', () => {
  it.each(OWN_MAIL_KINDS.flatMap((kind) => OWN_MAILS[kind].map((part) => ({ kind, part }))))(
    '$kind without $part lacks it',
    ({ kind, part }) => {
      expect(lacksOfOwnMail(kind, mailTemplate(kind, 'en').body.replaceAll(part, ''))).toEqual([part]);
    },
  );
});

describe('fillMail()', () => {
  it('fills names, and leaves out those that are not known', () => {
    expect(fillMail('{{a}} {{b}} {c}', { a: '{{b}}', b: '1' })).toBe('{{b}} 1 {c}');
    expect(fillMail('{{gone}}{{constructor}}.', {})).toBe('.');
  });

  it('a subject stays one line', () => {
    expect(fillSubject('Hi\r\n{{a}}', { a: 'x\nBcc: y\\' })).toBe('HixBcc: y');
  });
});

describe('sayAbout()', () => {
  it('names the home, or what kind of thing it is, seen from who reads it', () => {
    expect(sayAbout('lead-copy', { kind: 'home', home: 'Mill' }, 'en')).toBe('“Mill”');
    expect(sayAbout('lead-copy', { kind: 'valuation', home: null }, 'en')).toBe('the worth of your own home');
    expect(sayAbout('lead-new', { kind: 'valuation', home: '' }, 'es')).toBe('el valor de su casa');
    expect(sayAbout('lead-new', { kind: 'message', home: null }, 'en')).toBe('something else');
  });
});
