import { describe, expect, it } from 'vitest';
import { ALLOWED_FACTS, refuseQuestion, REFUSED_TOPICS, type RefusedTopic } from './refuse-question.ts';

const REFUSED: readonly (readonly [RefusedTopic, string])[] = [
  ['protected_group', 'Are there many Muslims living in this area?'],
  ['protected_group', 'Is it a white neighbourhood?'],
  ['protected_group', 'What kind of people live on this street?'],
  ['protected_group', 'Do Jewish families live nearby?'],
  ['protected_group', 'Are there lots of immigrants in the neighborhood?'],
  ['protected_group', 'Which families would be our neighbours?'],
  ['protected_group', 'What is the ethnic mix?'],
  ['protected_group', 'Show me the demographics of the street'],
  ['protected_group', 'Are there many children in the building?'],
  ['protected_group', 'Do many elderly people live here?'],
  ['protected_group', 'Is the community gay friendly, do gay people live here?'],
  ['protected_group', '¿Qué tipo de gente vive en el barrio?'],
  ['protected_group', '¿Hay muchos vecinos extranjeros?'],
  ['safe_area', 'Is this a safe area?'],
  ['safe_area', 'How high is crime around here?'],
  ['safe_area', 'Is it dangerous to walk home at night?'],
  ['safe_area', 'Is it a good neighbourhood?'],
  ['safe_area', 'Would you call it a rough part of town?'],
  ['safe_area', 'Are there gangs or drug dealers?'],
  ['safe_area', '¿Es un barrio seguro?'],
  ['safe_area', '¿Hay mucha delincuencia?'],
  ['law', 'Can we pull out after exchange?'],
  ['law', 'Is it legal to let it to tourists?'],
  ['law', 'Should I sign this contract?'],
  ['law', 'Could I sue the seller?'],
  ['law', 'Is this clause valid?'],
  ['law', '¿Debo firmar las arras?'],
  ['tax', 'How can I avoid stamp duty?'],
  ['tax', 'Should we buy through a company for tax?'],
  ['tax', 'Can I claim back VAT?'],
  ['tax', '¿Cómo puedo pagar menos impuestos?'],
  ['mortgage', 'Which mortgage is best for us?'],
  ['mortgage', 'Can we afford this home?'],
  ['mortgage', 'Will the bank lend us that much?'],
  ['mortgage', 'Should we take a fixed rate?'],
  ['mortgage', '¿Qué hipoteca me conviene?'],
  ['survey', 'Is the crack in the kitchen serious?'],
  ['survey', 'Is the house structurally sound?'],
  ['survey', 'Do we need a survey?'],
  ['survey', '¿Es grave la grieta del salón?'],
];

const ANSWERED = [
  'Is there step-free access for a wheelchair?',
  'How far is it to the nearest mosque?',
  'Is the home on Church Street?',
  'What did homes on White Hart Lane sell for?',
  'How far is the Catholic church from the street?',
  'How many bedrooms does it have?',
  'When was the wiring last renewed?',
  'Which certificate is there for the wiring?',
  'What does the certificate say about the boiler?',
  'What is the council tax band?',
  'What did we write about the garden?',
  'How much is the purchase tax in the overview?',
  'What is the asking price per square metre?',
  'Which questions are still open?',
  'Compare the kitchens of both homes',
  'When is the viewing on Elm Row?',
  'What did the agent answer about the lease?',
  'Is there a nursery room for children?',
  '¿Cuántos dormitorios tiene?',
  '¿Cuánto cuesta el seguro de hogar?',
];

describe('refuseQuestion()', () => {
  it('has forty questions to refuse, of every topic', () => {
    expect(REFUSED).toHaveLength(40);
    expect(new Set(REFUSED.map(([topic]) => topic))).toEqual(new Set(REFUSED_TOPICS));
  });
  it.each(REFUSED)('%s: %s', (topic, question) => {
    expect(refuseQuestion(question)).toBe(topic);
    expect(ALLOWED_FACTS[topic].length).toBeGreaterThan(0);
  });
  it.each([
    ['safe_area', 'Is this a s\u200Bafe area?'],
    ['safe_area', 'Is this a s\u00ADa\u00ADfe area?'],
    ['safe_area', 'Ｉｓ ｔｈｉｓ ａ ｓａｆｅ ａｒｅａ？'],
    ['safe_area', 'Is  this\na\tsafe   area?'],
    ['tax', 'How can I 𝐚𝐯𝐨𝐢𝐝 stamp duty?'],
    ['protected_group', 'Do Jew\u2060ish families live nearby?'],
  ] as const)('%s, however it is spelt: %j', (topic, question) => {
    expect(refuseQuestion(question)).toBe(topic);
  });
  it('asks whether a home is safe of the surveyor, and whether an area is of nobody here', () => {
    expect(refuseQuestion('Is the wiring safe?')).toBe('survey');
    expect(refuseQuestion('Is the street safe?')).toBe('safe_area');
  });
  it.each(ANSWERED)('may be answered: %s', (question) => {
    expect(refuseQuestion(question)).toBeNull();
  });
});
