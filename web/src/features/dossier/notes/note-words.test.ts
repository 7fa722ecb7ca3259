import { beforeEach, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readAreaTexts, readTexts } from '#locales/read-texts.ts';
import { questionMessage } from './question-message.ts';
import { readTags, roomOfWord, wordOfRoom } from './rooms.ts';

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
});

it('readTags() takes each tag once, and no more than a note may have', () => {
  expect(readTags(' damp, #light;damp\n , quiet street ')).toEqual(['damp', 'light', 'quiet street']);
  expect(readTags(Array.from({ length: 30 }, (_, place) => `t${String(place)}`).join(','))).toHaveLength(20);
  expect(readTags('x'.repeat(90))[0]).toHaveLength(40);
});

it('a room that most homes have is kept as the same one, and named in the language of its reader', () => {
  expect(['Kitchen', ' living ROOM ', 'Wine cellar', ''].map(roomOfWord)).toEqual([
    ...['kitchen', 'living', 'Wine cellar', ''],
  ]);
  speakLocale('es', { ...readTexts('es'), ...readAreaTexts('dossier-notes', 'es') });
  expect(roomOfWord('cocina')).toBe('kitchen');
  expect(['kitchen', 'Wine cellar'].map(wordOfRoom)).toEqual(['Cocina', 'Wine cellar']);
});

it('questionMessage() sorts questions by who is asked and which home they are about', () => {
  const homes = [
    { id: 'a', title: '7 Elm Road' },
    { id: 'b', title: '2 Oak Lane' },
  ];
  const message = questionMessage(
    [
      { question: 'Is it damp?', askedOf: 'seller', assetId: 'b' },
      { question: 'Why sell? ', askedOf: 'agent', assetId: 'a' },
      { question: 'Any offers?', askedOf: 'agent', assetId: 'a' },
      { question: 'Open on Sundays?', askedOf: 'agent', assetId: 'gone' },
    ],
    homes,
  );
  expect(message).toBe(
    'For: Agent\n\n7 Elm Road\n1. Why sell?\n2. Any offers?\n\n1. Open on Sundays?\n\n' +
      'For: Seller\n\n2 Oak Lane\n1. Is it damp?',
  );
  expect(questionMessage([], homes)).toBe('');
});
