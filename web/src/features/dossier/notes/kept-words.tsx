import { useState } from 'react';
import { z } from 'zod';
import { t } from '#lib/i18n.ts';
import { readStoredJson } from '#lib/stored.ts';
import { ownKeys } from '#kit/rows/device-store.ts';
import { TextArea } from '#ui/text-area.tsx';

/** What forms of a dossier keep in the tab while somebody types; an edit holds the note that it began from as well. */
const kept = z.object({
  body: z.string().optional(),
  question: z.string().optional(),
  answer: z.string().optional(),
  base: z.object({ dossierId: z.string() }).nullish(),
});

/** What was typed into a dossier that has closed meanwhile: it is its writer's, and can be taken along. */
export function KeptWords({ dossierId }: { readonly dossierId: string }) {
  const [words] = useState(() => wordsTypedIn(dossierId));
  if (words.length === 0) return null;
  return (
    <section className="dossier-form">
      <h2>{t('dossierNotes.keptWords')}</h2>
      <p>{t('dossierNotes.keptWordsHelp')}</p>
      {words.map((text, place) => (
        <TextArea
          key={place}
          label={t('dossierNotes.copyByHand')}
          rows={6}
          dir="auto"
          readOnly
          value={text}
        />
      ))}
    </section>
  );
}

function wordsTypedIn(dossierId: string): string[] {
  return ['note', 'note-edit', 'query', 'answer', 'point']
    .flatMap((form) => ownKeys('session', `dossier-${form}:`))
    .flatMap((key) => {
      const read = kept.safeParse(readStoredJson('session', key));
      // Answers and points are kept by what they are about: whichever dossier that is in, the words are one's own.
      const isElsewhere =
        /^dossier-(?:note|query):/.test(key) && key.split(':')[1] !== dossierId
          ? true
          : read.data?.base != null && read.data.base.dossierId !== dossierId;
      if (!read.success || isElsewhere) return [];
      const { body = '', question = '', answer = '' } = read.data;
      return [body, question, answer].filter((text) => text.trim() !== '');
    });
}
