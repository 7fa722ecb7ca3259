import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PublishedGame } from '#wire/drafts.ts';
import { t } from '#lib/i18n.ts';
import { useSession } from '#lib/use-session.ts';
import { Tabs } from '#ui/tabs.tsx';
import { BuilderContext, useBuilder, type Builder } from '../builder-context.ts';
import { judgeRows } from '../draft/judge-rows.ts';
import type { LocalDraft } from '../draft/local-drafts.ts';
import type { OpenedDraft } from '../draft/open-draft.ts';
import { useDraftState, useDraftStore } from '../draft/use-draft-store.ts';
import { useUndo } from '../draft/use-undo.ts';
import { useImportNotes } from '../intake/use-import-notes.ts';
import { useIntake } from '../intake/use-intake.ts';
import { usePhotoIntake } from '../photos/use-photo-intake.ts';
import { usePhotoUploads } from '../photos/use-photo-uploads.ts';
import { useCurrencyChange } from '../use-currency.ts';
import { BuilderHead } from './builder-head.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { HomesStep } from './homes-step.tsx';
import { PublishStep } from './publish-step.tsx';
import { RulesStep } from './rules-step.tsx';
import { SharePanel } from './share-panel.tsx';
import { YoursDialog, type Yours } from './yours-dialog.tsx';

interface BuilderBodyProps {
  readonly opened: OpenedDraft;
  readonly look: 'steps' | 'plain';
  readonly onOpen: (draft: LocalDraft | null) => void;
}

const STEPS = ['homes', 'rules', 'publish'] as const;
type Step = (typeof STEPS)[number];

/** One draft on screen: its homes, its rules, and its way out. */
export function BuilderBody({ opened, look, onOpen }: BuilderBodyProps) {
  const userId = useSession()?.user.id ?? null;
  const store = useDraftStore(opened.local);
  const state = useDraftState(store);
  const { document } = state.draft;
  const judged = useMemo(() => judgeRows(document), [document]);
  const undo = useUndo(store);
  const photos = usePhotoIntake(store);
  const uploads = usePhotoUploads(store, document, userId);
  useImportNotes(store, judged, userId);
  const [published, setPublished] = useState<PublishedGame | null>(opened.server?.published ?? null);
  const [yours, setYours] = useState<Yours | null>(null);
  const builder: Builder = {
    store,
    state,
    document,
    judged,
    change: store.change,
    currencyChange: useCurrencyChange(store),
    undo,
    photos,
    uploads,
    published,
    onPublished: setPublished,
    yours,
    showYours: setYours,
    onOpen,
  };
  return (
    <BuilderContext value={builder}>
      <BuilderHead />
      <ConflictNotice />
      {published ? (
        <>
          <SharePanel game={published} />
          <YoursDialog shown={yours} onShow={setYours} intake={null} />
        </>
      ) : (
        <BuilderSteps look={look} />
      )}
    </BuilderContext>
  );
}

/** The step is part of the address, so that signing in leads back to it. */
function BuilderSteps({ look }: Pick<BuilderBodyProps, 'look'>) {
  const intake = useIntake();
  const { yours, showYours } = useBuilder();
  const [params, setParams] = useSearchParams();
  const asked = params.get('step');
  const choose = (next: string) => {
    setParams((old) => new URLSearchParams({ ...Object.fromEntries(old), step: next }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const panels: Readonly<Record<Step, ReactNode>> = {
    homes: <HomesStep intake={intake} onNext={look === 'steps' ? () => choose('rules') : undefined} />,
    rules: <RulesStep onNext={look === 'steps' ? () => choose('publish') : undefined} />,
    publish: <PublishStep />,
  };
  return (
    <>
      {look === 'plain' ? (
        <div className="builder-all">
          {STEPS.map((step) => (
            <section key={step} aria-labelledby={`builder-${step}`}>
              <h2 id={`builder-${step}`}>{t(`builder.step.${step}`)}</h2>
              {panels[step]}
            </section>
          ))}
        </div>
      ) : (
        <Tabs
          label={t('builder.steps')}
          selected={STEPS.find((one) => one === asked) ?? 'homes'}
          onSelect={choose}
          tabs={STEPS.map((id) => ({ id, label: t(`builder.step.${id}`), panel: panels[id] }))}
        />
      )}
      <YoursDialog shown={yours} onShow={showYours} intake={intake} />
    </>
  );
}
