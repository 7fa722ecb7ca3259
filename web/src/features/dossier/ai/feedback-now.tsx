import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Feedback } from './feedback.tsx';
import { readFeedback } from './queries.ts';

/** Feedback as it is read now, by rule or with the model's remarks. */
export function FeedbackNow({
  dossierId,
  wantsRemarks,
}: {
  readonly dossierId: string;
  readonly wantsRemarks: boolean;
}) {
  const call = useCall(['dossier-feedback', dossierId, wantsRemarks], () =>
    readFeedback(dossierId, wantsRemarks),
  );
  return (
    <CallView call={call} waiting={<Skeleton height="4rem" lines={5} />}>
      {(feedback) => (
        <>
          <Feedback dossierId={dossierId} feedback={feedback} />
          <div>
            <Button size="small" isBusy={call.isBusy} onClick={() => void call.reload()}>
              {t('dossierAi.refresh')}
            </Button>
          </div>
        </>
      )}
    </CallView>
  );
}
