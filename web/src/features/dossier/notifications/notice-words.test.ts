import { beforeAll, expect, it } from 'vitest';
import type { DossierNotice } from '#wire/dossier-notices.ts';
import { addTexts, speakLocale } from '#lib/i18n.ts';
import { readAreaTexts, readTexts } from '#locales/read-texts.ts';
import { groupWords } from './notice-words.ts';

beforeAll(() => {
  speakLocale('en-GB', readTexts('en'));
  addTexts(readAreaTexts('dossier-notes', 'en'));
});

const words = (kind: DossierNotice['kind'], title: string | null) =>
  groupWords({
    kind,
    notices: [{ kind, title, actor: 'Ada', subjectId: 's', toStage: null } as DossierNotice],
  } as unknown as Parameters<typeof groupWords>[0]);

it('says of a note that was cut that it goes on, and of nothing else', () => {
  expect(words('note_shared', 'Damp')).toBe('Ada shared a note: Damp');
  expect(words('note_shared', 'x'.repeat(140))).toBe(`Ada shared a note: ${'x'.repeat(140)}…`);
  expect(words('note_shared', '🏠'.repeat(100))).not.toContain('…');
  expect(words('task_done', 'x'.repeat(150))).not.toContain('…');
});
