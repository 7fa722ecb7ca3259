import { useState } from 'react';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Consent } from '../consent.tsx';
import { FeedbackNow } from '../feedback-now.tsx';
import { readModelState } from '../queries.ts';
import type { Scene } from '../../notes/scene.ts';
import { SceneView } from '../../notes/scene-view.tsx';
import '../ai.css';

/** For and against the home that a dossier is about: by rule, and with the model's remarks where somebody wants them. */
export function Component() {
  return <SceneView>{(scene) => <FeedbackScreen key={scene.dossierId} scene={scene} />}</SceneView>;
}

function FeedbackScreen({ scene: { dossierId, homes, mayEdit } }: { readonly scene: Scene }) {
  return (
    <div className="ai">
      <header>
        <h1>{t('pages.dossierAiFeedback.title')}</h1>
        <p className="lead">{t('pages.dossierAiFeedback.description')}</p>
        <p className="muted">{t('dossierAi.noAdvice')}</p>
        <p>
          <TextLink as={Link} to={`/dossiers/${dossierId}/ai-chat`}>
            {t('dossierAi.toChat')}
          </TextLink>
        </p>
      </header>
      {homes.length === 0 ? (
        <Empty
          title={t('dossierAi.noHome')}
          action={
            mayEdit ? (
              <TextLink as={Link} look="secondary" to={`/dossiers/${dossierId}/overview`}>
                {t('dossierAi.addHome')}
              </TextLink>
            ) : null
          }
        >
          {mayEdit ? t('dossierAi.noHomeHelp') : null}
        </Empty>
      ) : (
        <FeedbackOf dossierId={dossierId} />
      )}
    </div>
  );
}

function FeedbackOf({ dossierId }: { readonly dossierId: string }) {
  const state = useCall(['dossier-model', dossierId], () => readModelState(dossierId));
  const [wantsRemarks, setWantsRemarks] = useState(false);
  return (
    <>
      <CallView call={state} waiting={<Skeleton height="3rem" />}>
        {({ provider, agreedTo }) =>
          provider === null ? (
            <p role="status">{t('dossierAi.noModel')}</p>
          ) : (
            <>
              <Consent provider={provider} isGiven={agreedTo === provider} onChange={state.reload} />
              {agreedTo === provider && !wantsRemarks ? (
                <div>
                  <Button onClick={() => setWantsRemarks(true)}>{t('dossierAi.wantRemarks')}</Button>
                </div>
              ) : null}
            </>
          )
        }
      </CallView>
      <FeedbackNow dossierId={dossierId} wantsRemarks={wantsRemarks} />
    </>
  );
}
