import { useState } from 'react';
import { ASKED_PEOPLE } from '#domain/dossier/guide/ready-questions.ts';
import { queryRow, type QueryRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { addQuery } from './note-calls.ts';
import { primaryOf, type Scene, type SceneHome } from './scene.ts';
import { useDraft } from './use-draft.ts';

const FIRST_ASKED: QueryRow['askedOf'] = 'agent';

/** A question of one's own: about which home, and who is asked. */
export function QueryForm({
  scene,
  homes,
  onAdded,
}: {
  readonly scene: Scene;
  readonly homes: readonly SceneHome[];
  readonly onAdded: () => Promise<void>;
}) {
  const first = homes[0]?.id ?? primaryOf(scene)?.id ?? '';
  const [draft, change, clear] = useDraft(`dossier-query:${scene.dossierId}:${first}`, {
    ...{ id: '', question: '', askedOf: FIRST_ASKED, assetId: first },
  });
  const [isMissing, setIsMissing] = useState(false);
  const sending = useDeed();
  const choices = homes.length > 0 ? homes : scene.homes;
  const send = () =>
    sending.run(async () => {
      const id = draft.id === '' ? crypto.randomUUID() : draft.id;
      change({ id });
      await addQuery({
        id,
        dossierId: scene.dossierId,
        question: draft.question.trim(),
        askedOf: draft.askedOf,
        ...(draft.assetId === '' ? {} : { assetId: draft.assetId }),
      });
      clear();
      await onAdded();
    });
  return (
    <form
      className="dossier-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(draft.question.trim() === '');
        if (draft.question.trim() !== '' && !sending.isBusy) void send();
      }}
    >
      <TextArea
        label={t('dossierNotes.question')}
        rows={2}
        dir="auto"
        maxLength={queryRow.shape.question.maxLength ?? 2000}
        value={draft.question}
        error={isMissing && draft.question.trim() === '' ? t('dossierNotes.questionMissing') : undefined}
        onChange={({ currentTarget: { value } }) => change({ question: value })}
      />
      <div className="dossier-fields">
        <Select
          label={t('dossierNotes.askedOf')}
          value={draft.askedOf}
          options={ASKED_PEOPLE.map((who) => ({ value: who, label: t(`dossierNotes.asked.${who}`) }))}
          onChange={({ currentTarget: { value } }) =>
            change({ askedOf: ASKED_PEOPLE.find((who) => who === value) ?? 'agent' })
          }
        />
        {choices.length > 1 ? (
          <Select
            label={t('dossierNotes.home')}
            value={draft.assetId}
            options={[
              ...(homes.length > 0 ? [] : [{ value: '', label: t('dossierNotes.noHome') }]),
              ...choices.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={({ currentTarget: { value } }) => change({ assetId: value })}
          />
        ) : null}
      </div>
      <DeedError error={sending.error} />
      <p className="dossier-actions">
        <Button type="submit" kind="primary" isBusy={sending.isBusy}>
          {t('dossierNotes.addQuestion')}
        </Button>
      </p>
    </form>
  );
}
