import { useState } from 'react';
import { ASKED_PEOPLE, readyQuestions } from '#domain/dossier/guide/ready-questions.ts';
import { queryRow, QUERY_STATES, type QueryRow } from '#wire/dossier-rows.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { AppError } from '#lib/app-error.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { addQuery, changeQuery, readQueries, removeQuery } from './note-calls.ts';
import { questionMessage } from './question-message.ts';
import { nameIn, primaryOf, useChanges, type Scene, type SceneHome } from './scene.ts';
import { useDraft } from './use-draft.ts';

interface QueriesPartProps {
  readonly scene: Scene;
  /** the homes that the page is about; none: all of them */
  readonly homes: readonly SceneHome[];
  readonly assetId: string | null;
}

/** Questions that are still to be asked, those that were, and what was answered. */
export function QueriesPart({ scene, homes, assetId }: QueriesPartProps) {
  const call = useCall(['queries', scene.dossierId, assetId], () => readQueries(scene.dossierId, assetId));
  useChanges(scene, ['dossier_queries'], call.reload);
  return (
    <>
      {scene.mayComment ? <QueryForm scene={scene} homes={homes} onAdded={call.reload} /> : null}
      <CallView call={call} waiting={<Skeleton height="12rem" />} failed={t('dossierNotes.queriesFailed')}>
        {(queries) => (
          <>
            {scene.mayComment ? (
              <ReadyQuestions scene={scene} homes={homes} queries={queries} onAdded={call.reload} />
            ) : null}
            {queries.length === 0 ? (
              <Empty title={t('dossierNotes.noQueries')}>{t('dossierNotes.noQueriesHelp')}</Empty>
            ) : (
              <QueryList scene={scene} queries={queries} onChanged={call.reload} />
            )}
          </>
        )}
      </CallView>
    </>
  );
}

const FIRST_ASKED: QueryRow['askedOf'] = 'agent';

function QueryForm({
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

/** Ready-made questions for the stage and kind of a home; what was taken over is gone from them. */
function ReadyQuestions({
  scene,
  homes,
  queries,
  onAdded,
}: {
  readonly scene: Scene;
  readonly homes: readonly SceneHome[];
  readonly queries: readonly QueryRow[];
  readonly onAdded: () => Promise<void>;
}) {
  const choices = homes.length > 0 ? homes : scene.homes;
  const [chosen, setChosen] = useState(
    choices.find(({ isPrimary }) => isPrimary)?.id ?? choices[0]?.id ?? '',
  );
  const adding = useDeed();
  const home = choices.find(({ id }) => id === chosen);
  if (!home) return null;
  const taken = queries.flatMap(({ assetId, readyKey }) =>
    assetId === home.id && readyKey ? [readyKey] : [],
  );
  const ready = readyQuestions(home, taken);
  const take = (rows: typeof ready) =>
    adding.run(async () => {
      for (const { key, ask } of rows)
        await addQuery({
          id: crypto.randomUUID(),
          dossierId: scene.dossierId,
          assetId: home.id,
          question: t(`dossierGuide.ask.${key}`),
          askedOf: ask,
          readyKey: key,
        }).catch(passOver);
      await onAdded();
    });
  return (
    <details className="dossier-ready">
      <summary>{t('dossierNotes.ready', { count: ready.length })}</summary>
      {choices.length > 1 ? (
        <Select
          label={t('dossierNotes.home')}
          value={chosen}
          options={choices.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        />
      ) : null}
      {ready.length === 0 ? <p className="muted">{t('dossierNotes.readyNone')}</p> : null}
      <ul className="dossier-ready-list">
        {ready.map((one) => (
          <li key={one.key}>
            <span>
              {t(`dossierGuide.ask.${one.key}`)}{' '}
              <span className="muted">{t(`dossierNotes.asked.${one.ask}`)}</span>
            </span>
            <Button size="small" isBusy={adding.isBusy} onClick={() => void take([one])}>
              {t('dossierNotes.takeOver')}
            </Button>
          </li>
        ))}
      </ul>
      <DeedError error={adding.error} />
      {ready.length > 1 ? (
        <Button isBusy={adding.isBusy} onClick={() => void take(ready)}>
          {t('dossierNotes.takeAll', { count: ready.length })}
        </Button>
      ) : null}
    </details>
  );
}

/** Somebody else took it over a moment ago. */
function passOver(thrown: unknown): void {
  if (!(thrown instanceof AppError) || thrown.code !== 'already_there') throw thrown;
}

function QueryList({
  scene,
  queries,
  onChanged,
}: {
  readonly scene: Scene;
  readonly queries: readonly QueryRow[];
  readonly onChanged: () => Promise<void>;
}) {
  const [copied, setCopied] = useState<string | null>(null);
  const open = queries.filter(({ state }) => state === 'open');
  const copy = async () => {
    const message = questionMessage(open, scene.homes);
    await navigator.clipboard.writeText(message).then(
      () => setCopied(''),
      // No clipboard on pages without https: the text stands there to be copied by hand.
      () => setCopied(message),
    );
  };
  return (
    <section aria-label={t('dossierNotes.questions')}>
      {open.length > 0 ? (
        <p className="dossier-actions">
          <Button onClick={() => void copy()}>{t('dossierNotes.copyOpen', { count: open.length })}</Button>
          <span role="status">{copied === '' ? t('dossierNotes.copied') : ''}</span>
        </p>
      ) : null}
      {copied ? <TextArea label={t('dossierNotes.copyByHand')} rows={8} readOnly value={copied} /> : null}
      {QUERY_STATES.map((state) => {
        const rows = queries.filter((query) => query.state === state);
        return rows.length === 0 ? null : (
          <section key={state} aria-labelledby={`queries-${state}`}>
            <h3 id={`queries-${state}`}>{t(`dossierNotes.state.${state}`, { count: rows.length })}</h3>
            <div className="dossier-list">
              {rows.map((query) => (
                <QueryItem key={query.id} scene={scene} query={query} onChanged={onChanged} />
              ))}
            </div>
          </section>
        );
      })}
    </section>
  );
}

function QueryItem({
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
        <footer className="dossier-actions">
          {query.state === 'open' ? (
            <Button size="small" isBusy={saving.isBusy} onClick={() => void save({ state: 'asked' })}>
              {t('dossierNotes.wasAsked')}
            </Button>
          ) : null}
          <Button size="small" onClick={() => change({ isOpen: true, answer: query.answer })}>
            {t(query.answer === '' ? 'dossierNotes.writeAnswer' : 'dossierNotes.editAnswer')}
          </Button>
          {query.state === 'open' ? null : (
            <Button
              size="small"
              kind="quiet"
              isBusy={saving.isBusy}
              onClick={() => void save({ state: 'open' })}
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
      ) : null}
    </article>
  );
}
