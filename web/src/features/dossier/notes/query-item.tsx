import type { QueryRow } from '#wire/dossier-rows.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { changeQuery, removeQuery } from './note-calls.ts';
import { nameIn, type Scene } from './scene.ts';
import { useDraft } from './use-draft.ts';

/** A question: who is asked, what was answered, and what may be done about it. */
export function QueryItem({
  scene,
  query,
  onChanged,
}: {
  readonly scene: Scene;
  readonly query: QueryRow;
  readonly onChanged: () => Promise<void>;
}) {
  const [draft, change, clear] = useDraft(`dossier-answer:${query.id}`, {
    answer: query.answer,
    isOpen: false,
  });
  const saving = useDeed();
  const mayChange = scene.mayEdit || (scene.mayComment && query.authorId === scene.me);
  const home = scene.homes.find(({ id }) => id === query.assetId);
  const save = (changes: Partial<QueryRow>) =>
    saving.run(async () => {
      await changeQuery(query, changes);
      clear();
      await onChanged();
    });
  return (
    <article className="dossier-note" data-row={query.id}>
      <header>
        <Badge tone={query.state === 'answered' ? 'good' : 'neutral'}>
          {t(`dossierNotes.asked.${query.askedOf}`)}
        </Badge>
        {home ? <Badge>{home.title}</Badge> : null}
        <span className="muted">
          {nameIn(scene, query.authorId) ?? t('dossierNotes.somebodyGone')}, {formatTime(query.createdAt)}
        </span>
      </header>
      <p className="dossier-text" dir="auto">
        {query.question}
      </p>
      {query.answer === '' || draft.isOpen ? null : (
        <blockquote className="dossier-text" dir="auto">
          {query.answer}
        </blockquote>
      )}
      {draft.isOpen ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (draft.answer.trim() !== '' && !saving.isBusy)
              void save({ answer: draft.answer.trim(), state: 'answered' });
          }}
        >
          <TextArea
            label={t('dossierNotes.answer')}
            dir="auto"
            maxLength={10_000}
            value={draft.answer}
            onChange={({ currentTarget: { value } }) => change({ answer: value })}
          />
          <DeedError error={saving.error} />
          <p className="dossier-actions">
            <Button onClick={clear}>{t('dossierNotes.discard')}</Button>
            <Button type="submit" kind="primary" isBusy={saving.isBusy} disabled={draft.answer.trim() === ''}>
              {t('dossierNotes.saveAnswer')}
            </Button>
          </p>
        </form>
      ) : mayChange ? (
        <QueryDeeds
          query={query}
          saving={saving}
          onSave={save}
          onAnswer={() => change({ isOpen: true, answer: query.answer })}
          onChanged={onChanged}
        />
      ) : null}
    </article>
  );
}

interface QueryDeedsProps {
  readonly query: QueryRow;
  readonly saving: ReturnType<typeof useDeed>;
  readonly onSave: (changes: Partial<QueryRow>) => Promise<void>;
  readonly onAnswer: () => void;
  readonly onChanged: () => Promise<void>;
}

function QueryDeeds({ query, saving, onSave, onAnswer, onChanged }: QueryDeedsProps) {
  return (
    <footer className="dossier-actions">
      {query.state === 'open' ? (
        <Button size="small" isBusy={saving.isBusy} onClick={() => void onSave({ state: 'asked' })}>
          {t('dossierNotes.wasAsked')}
        </Button>
      ) : null}
      <Button size="small" onClick={onAnswer}>
        {t(query.answer === '' ? 'dossierNotes.writeAnswer' : 'dossierNotes.editAnswer')}
      </Button>
      {query.state === 'open' ? null : (
        <Button
          size="small"
          kind="quiet"
          isBusy={saving.isBusy}
          onClick={() => void onSave({ state: 'open' })}
        >
          {t('dossierNotes.askAgain')}
        </Button>
      )}
      <Button
        size="small"
        kind="quiet"
        isBusy={saving.isBusy}
        onClick={() =>
          void saving.run(async () => {
            await removeQuery(query.id);
            await onChanged();
          })
        }
      >
        {t('dossierNotes.remove')}
      </Button>
      <DeedError error={saving.error} />
    </footer>
  );
}
