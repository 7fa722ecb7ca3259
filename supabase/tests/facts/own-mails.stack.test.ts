import postgres from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { MAIL_KINDS, OWN_MAIL_KINDS, OWN_MAILS } from '../../functions/_shared/domain/mail-kinds.ts';
import { mailTemplate } from '../../functions/_shared/domain/mail-texts.ts';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';

const sql = postgres(readStackAddress().databaseUrl, { max: 1 });
afterAll(() => sql.end({ timeout: 5 }));

/** The constraint that refuses such words for a mail; null where they are taken. Nothing stays. */
async function refusalOf(kind: string, body: string): Promise<string | null> {
  const undone = new Error('undone');
  try {
    await sql.begin(async (run) => {
      await run`insert into private.mail_texts (agency_id, kind, locale, title, body)
        select id, ${kind}, 'en', 'Subject', ${body} from public.agencies limit 1`;
      throw undone;
    });
  } catch (thrown) {
    if (thrown === undone) return null;
    if (thrown instanceof postgres.PostgresError) return thrown.constraint_name ?? thrown.code;
    throw thrown;
  }
  return null;
}

it('the outbox takes every kind of mail that has a template, and no other', async () => {
  const [row] = await sql<{ definition: string }[]>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'a_mail_is_of_a_known_kind'`;
  const kinds = [...(row?.definition ?? '').matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind);
  expect(kinds).toEqual([...MAIL_KINDS]);
});

it.each(OWN_MAIL_KINDS)('an agency may word %s where it keeps what the domain says', async (kind) => {
  const { body } = mailTemplate(kind, 'en');
  expect(await refusalOf(kind, body)).toBeNull();
  for (const part of OWN_MAILS[kind])
    expect(await refusalOf(kind, body.replaceAll(part, ''))).toMatch(/^a_mail_keeps_/);
});

it('an agency words no other mail', async () => {
  for (const kind of MAIL_KINDS.filter((one) => !OWN_MAIL_KINDS.some((own) => own === one)))
    expect(await refusalOf(kind, '{{words}} [Here]({{link}})')).toBe(
      'an_agency_words_mails_to_those_who_ask',
    );
});
