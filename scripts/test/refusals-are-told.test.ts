import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '../../supabase/functions/_shared/domain/error-codes.ts';
import { REFUSAL_CODES } from '../../supabase/functions/_shared/reader/listing-record.ts';
import { FETCH_CODES } from '../../supabase/functions/_shared/wire/importing.ts';
import { readTexts } from '#locales/read-texts.ts';
import { root } from './command.ts';

const en = readTexts('en');
const es = readTexts('es');

const locales: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, es };

/** Every file of a folder whose name ends so, with its text. */
function read(folder: string, ending: RegExp): { name: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('.test.'))
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') }));
}

/**
 * Sentences of `invalid_request` that no screen brings about: the screens check before they send, or offer nothing
 * else. Readers see the code's general text, "reload and try again". A refusal that a reader can mend has a code.
 */
const ONLY_FOR_PROGRAMS = [
  'A batch has at most a thousand keys.',
  'A mail has a subject of one line, and a text that keeps its link and the words that it repeats.',
  'A price is an asking or a sold price. A home without one yet gets its price when its poll is settled.',
  'A word has a key of letters, digits and hyphens, a language of the agency, and at most 200 characters.',
  'An agency keeps up to fifty views, each with a name of its own.',
  'At once, one to a thousand homes are shown, hidden, archived, put back, or given another state.',
  'Homes are not sorted by that.',
  'One save holds one to two thousand texts of one of the batches.',
  'The agency does not speak this language.',
  'The agency has no texts in one of these languages.',
  'An invitation goes to a mailbox, for an owner, an admin or an agent.',
  'Somebody is an owner, an admin or an agent of an agency.',
  'An agency has a key that can be a host name and is not one of ours, a name, a language and a currency.',
  'The overview is of 7, 28 or 90 days.',
  'This cannot stand there.',
  'Every agency has this page. Take it off the site instead.',
  'A field is not one of what it is said to be of.',
  'A template has a name of its own and a text of at most 4,000 characters; an agency keeps fifty.',
  'Keep them for 30 to 1,825 days, and call an address that begins with https.',
  'The form was sent by no browser that we know. Open it again.',
  'The name, the address that mail can be sent to, or the consent to be answered is missing. Check them.',
  'This form is about something else. Open it again.',
  'This state is not known, or the person does not work for this agency.',
  'What is agreed to is not understood. Open the form again.',
  'Write something, of at most 4,000 characters.',
  'A verdict is for one home, the other or neither, with a reason of at most 2,000 characters.',
  'Each part is for one home, the other or neither.',
  'A dossier has a title, a country and a currency; its first home has an address.',
  'An invitation is for a partner, an adviser or a viewer, for 1 to 20 people and at most 90 days.',
  'Somebody is a partner, an adviser or a viewer; ticks are for advisers and viewers.',
  'Support is let in for at most 14 days.',
  'What a caller has logged is that the data was taken along.',
  'What is logged is an export, or that a share was opened.',
  'A corrected price is an asking or a sold price. A home without one yet gets its price when its poll is settled.',
  'A feed has a name of at most 80 characters, a web address, and is read once an hour to once a month.',
  'A feed is active or paused.',
  'A list of games names each of them once. Reload the page and try again.',
  'A listing needs external_ref, asset and price.',
  'A neighbourhood needs a name, and either postcodes, sectors and districts or a drawn polygon.',
  'A polygon has 3 to 500 corners on the map.',
  'A preset needs a name and options that go together.',
  'A profile shows season, badges, accuracy and days.',
  'A question has 1 to 2,000 characters.',
  'A report needs a reason from the list, and a note of at most 500 characters.',
  'Answers go one level deep. Answer the first comment of this thread.',
  'Ask for 1 to 100 folders at a time.',
  'Changes of a draft are its fields, its rows and their order.',
  'Give the key a name of 1 to 60 characters, so that you know it again.',
  'Guesses are sorted by time, amount, error or score, and filtered by ranked, practice or excluded.',
  'One of these homes is not part of this game. Reload the page and try again.',
  'One of these photos is not of this home. Reload the page and try again.',
  'Runs are counted by day or by week.',
  'Name 1 to 100 notices.',
  'A page has 1 to 500 homes.',
  'A place has at most sixty characters.',
  'Each kind of notification is off, in the app, or by mail at once or once a day, at an hour.',
  'Name 1 to 200 notices, or none for all of them.',
  'A hunt has a title of at most 80 characters.',
  'A search has a name, a country, a currency, and prices in order.',
  'A query has a name, a country, a currency, and prices in order.',
  'Say a place, and what kind of place it is.',
  'Say a rectangle, a kind of area, two years and a kind of home.',
  'Say a rectangle, a span of years and kinds of homes.',
  'Say a place, kinds, spans and an order that there are.',
  'Say a postcode or an authority, ratings of A to G, and years.',
  'Say a step of time and what is measured.',
  'Say an area and a span of years.',
  'Say kinds of homes that sales have.',
  'Say the beginning of a postcode or of a name.',
  'There is no such certificate to go on after.',
  'This is no place in a list of sales.',
  'This list does not go on there. Read it from its beginning.',
  'Say postcodes, sectors and districts, or draw three corners.',
  'Single sales are shown of a few streets. Come nearer.',
  'Say in 3 to 300 characters why this run is taken out.',
  'Say what is measured: the price, or that of a square metre.',
  'Say which home it is about, and choose one of the reasons.',
  'Say why, in 1 to 500 characters; it is kept in the log.',
  'Send at most 500 entries, each with way (page, file or typed), outcome (read, refused or ask), a code unless it was read, and perhaps an id of its own.',
  'The action must be remove, dismiss, rename, block or unblock.',
  'The action must be rename or dismiss.',
  // A form has looked at both, and lets choose the rest.
  'The hour or its time zone is not known. Choose another one.',
  'This is no address that mail can be sent to. Check it.',
  "This browser's notifications cannot be reached. Switch them off and on again.",
  'The length must be short, medium or long.',
  'The order must be newest, most_played, length or title.',
  'The order must be newest, most_played, trending, length or title.',
  'The order names a row that is neither stored nor sent.',
  'The page is not known. Begin with the first one.',
  'The period must be all_time, month, week or day.',
  'The provider is named by 1 to 200 characters.',
  'The request names no listing that is known here. Say which listings it is about.',
  'The time zone is not known.',
  'The variant must be summary, share, detailed or shared_detailed.',
  'There is no brand with that key. Import the brand first.',
  'This game does not name that region. Choose one of those on its first page.',
  'This place in the board is not known any more. Load the board again from the top.',
  'This place in the list is not known any more. Load the list again from the top.',
  'This place in the table is not known any more. Load the table again from the top.',
  'This place in the thread is not known any more. Load the comments again from the top.',
  'This run is guessed in another way.',
];

describe('refusals', () => {
  it('have a sentence and a way out in every language, and not the same one in two', () => {
    for (const code of Object.keys(ERRORS))
      for (const key of [`errors.${code}`, `errors.${code}.help`]) {
        for (const [name, texts] of Object.entries(locales))
          expect(texts[key]?.length, `${key} in ${name}`).toBeGreaterThan(8);
        expect(locales['en']?.[key], key).not.toBe(locales['es']?.[key]);
      }
  });

  it('of a page or a row have a sentence in every language', () => {
    for (const code of [...FETCH_CODES, ...REFUSAL_CODES, 'duplicate', 'other'])
      for (const [name, texts] of Object.entries(locales))
        expect(texts[`importReason.${code}`], `${code} in ${name}`).toMatch(/\w/);
  });

  it('reach no screen in the words of the server', () => {
    const shown = read('web/src', /\.tsx$/).flatMap(({ name, text }) =>
      [
        ...text.matchAll(
          /\b\w*(?:error|thrown|failed|refus(?:al|ed)|note|fault|problem)\w*\??\.(?:message|reason|detail|cause)\b/gi,
        ),
      ].map(([found]) => `${name}: ${found}`),
    );
    expect(shown).toEqual([]);
  });

  it('that a reader can mend have a code of their own', () => {
    const told = read('supabase/migrations', /\.sql$/).flatMap(({ text }) =>
      // SQL goes on with a literal on the next line.
      [
        ...text.replace(/'\s*\n\s*'/g, '').matchAll(/refuse\(422, 'invalid_request',\s+'((?:[^']|'')*)'/g),
      ].map(([, sentence = '']) => sentence.replaceAll("''", "'")),
    );
    expect(told.length).toBeGreaterThan(10);
    expect([...new Set(told)].sort()).toEqual([...ONLY_FOR_PROGRAMS].sort());
  });
});
