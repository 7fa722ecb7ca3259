import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
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
import '../ai.css';

/** Questions about a dossier, answered by a model from its rows alone; without a model, what rules say. */
export function Component() {
  const { dossierUuid: dossierId = '' } = useParams();
  const state = useCall(['dossier-model', dossierId], () => readModelState(dossierId));
  return (
    <div className="page ai">
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
  const [query, setQuery] = useSearchParams();
  const openId = query.get('thread');
  // A conversation that began here stays as it is on the screen when it gets its address.
  const [shown, setShown] = useState<{ readonly key: string; readonly id: string | null }>({
    key: 'first',
    id: openId,
  });
  const list = useCall(['dossier-conversations', dossierId], () => readConversations(dossierId));
  const open = (id: string | null) => {
    setQuery(id === null ? {} : { thread: id }, { replace: true });
    setShown(({ key }) => ({ key: `${key}.`, id }));
  };
  return (
    <>
      <CallView call={list} waiting={null}>
        {(threads) => (
          <Threads
            threads={threads}
            openId={openId}
            onOpen={open}
            onDeleted={() => {
              open(null);
              void list.reload();
            }}
          />
        )}
      </CallView>
      <Opened
        key={shown.key}
        dossierId={dossierId}
        threadId={shown.id}
        model={model}
        onThread={(id) => {
          setQuery({ thread: id }, { replace: true });
          void list.reload();
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
