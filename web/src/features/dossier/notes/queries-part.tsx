import { useState } from 'react';
import { QUERY_STATES, type QueryRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { readQueries } from './note-calls.ts';
import { QueryForm } from './query-form.tsx';
import { QueryItem } from './query-item.tsx';
import { questionMessage } from './question-message.ts';
import { ReadyQuestions } from './ready-questions.tsx';
import { useChanges, type Scene, type SceneHome } from './scene.ts';

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
