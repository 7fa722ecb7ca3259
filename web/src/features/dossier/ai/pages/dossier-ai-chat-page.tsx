import { useState } from 'react';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Chat } from '../chat.tsx';
import { Consent } from '../consent.tsx';
import { FeedbackNow } from '../feedback-now.tsx';
import {
  readConversation,
  readConversations,
  readModelState,
  type Conversation,
  type ModelState,
} from '../queries.ts';
import { Threads } from '../threads.tsx';
import { SceneView } from '../../notes/scene-view.tsx';
import '../ai.css';

/** Questions about a dossier, answered by a model from its rows alone; without a model, what rules say. */
export function Component() {
  return <SceneView>{({ dossierId }) => <ChatScreen key={dossierId} dossierId={dossierId} />}</SceneView>;
}

function ChatScreen({ dossierId }: { readonly dossierId: string }) {
  const state = useCall(['dossier-model', dossierId], () => readModelState(dossierId));
  return (
    <div className="ai">
      <header>
        <h1>{t('pages.dossierAiChat.title')}</h1>
        <p className="lead">{t('dossierAi.lead')}</p>
        <p className="muted">{t('dossierAi.noAdvice')}</p>
        <p>
          <TextLink as={Link} to={`/dossiers/${dossierId}/ai-feedback`}>
            {t('dossierAi.toFeedback')}
          </TextLink>
        </p>
      </header>
      <CallView call={state} waiting={<Skeleton height="5rem" lines={3} />}>
        {(model) =>
          model.provider === null ? (
            <>
              <p role="status">{t('dossierAi.noModel')}</p>
              <FeedbackNow dossierId={dossierId} wantsRemarks={false} />
            </>
          ) : (
            <>
              <Consent
                provider={model.provider}
                isGiven={model.agreedTo === model.provider}
                onChange={state.reload}
              />
              <Conversations dossierId={dossierId} model={model} />
            </>
          )
        }
      </CallView>
    </div>
  );
}

/** What was said stays readable and can be deleted, also once consent is taken back. */
function Conversations({ dossierId, model }: { readonly dossierId: string; readonly model: ModelState }) {
  const list = useCall(['dossier-conversations', dossierId], () => readConversations(dossierId));
  return (
    <CallView call={list} waiting={<Skeleton height="4rem" lines={3} />}>
      {(threads) => <Shown {...{ dossierId, model, threads }} onChange={list.reload} />}
    </CallView>
  );
}

interface ShownProps {
  readonly dossierId: string;
  readonly model: ModelState;
  readonly threads: Awaited<ReturnType<typeof readConversations>>;
  readonly onChange: () => Promise<void>;
}

/** The latest conversation at first: after a reload its answer goes on where it is. */
function Shown({ dossierId, model, threads, onChange }: ShownProps) {
  const [openId, setOpenId] = useState(threads[0]?.id ?? null);
  // A conversation that began here stays as it is on the screen when it gets its name.
  const [shown, setShown] = useState({ turn: 1, id: openId });
  const open = (id: string | null) => {
    setOpenId(id);
    setShown(({ turn }) => ({ turn: turn + 1, id }));
  };
  return (
    <>
      <Threads
        threads={threads}
        openId={openId}
        onOpen={open}
        onDeleted={() => {
          open(null);
          void onChange();
        }}
      />
      <Opened
        key={shown.turn}
        dossierId={dossierId}
        threadId={shown.id}
        model={model}
        onThread={(id) => {
          setOpenId(id);
          void onChange();
        }}
      />
    </>
  );
}

interface OpenedProps {
  readonly dossierId: string;
  readonly threadId: string | null;
  readonly model: ModelState;
  readonly onThread: (id: string) => void;
}

function Opened({ dossierId, threadId, model, onThread }: OpenedProps) {
  const none: Conversation = { id: '', title: '', messages: [] };
  const call = useCall(['dossier-conversation', dossierId, threadId], () =>
    threadId === null ? Promise.resolve(none) : readConversation(threadId),
  );
  return (
    <CallView call={call} waiting={<Skeleton height="4rem" lines={3} />}>
      {({ messages }) =>
        model.agreedTo === model.provider || messages.length > 0 ? (
          <Chat {...{ dossierId, threadId, messages, onThread }} questionsLeft={model.questionsLeft} />
        ) : null
      }
    </CallView>
  );
}
