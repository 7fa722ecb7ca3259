import type { StartOutlook as Outlook } from '#wire/runs.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';
import { plural, t } from '#lib/i18n.ts';
import { useCall } from '#kit/call/use-call.ts';
import { Button } from '#ui/button.tsx';

interface StartOutlookProps {
  readonly slug: string;
  /** the run whose homes are to be replayed */
  readonly like: string | undefined;
  readonly isBusy: boolean;
  /** starts a run with homes that the player does not know */
  readonly onSwap: () => void;
}

/** Why a run that starts now would be practice, and other homes where they help. Silent when it counts, or nobody can say. */
export function StartOutlook({ slug, like, isBusy, onSwap }: StartOutlookProps) {
  const { answer } = useCall(['start outlook', slug, like], () =>
    callRpc('start_outlook', {
      gameSlug: slug,
      ...brandArg(),
      ...guestArgs(),
      ...(like ? { likeRun: like } : {}),
    }),
  );
  if (!answer?.practiceReason) return null;
  return (
    <div className="start-outlook" role="status">
      <p>{reasonText(answer)}</p>
      {answer.canSwap ? (
        <Button isBusy={isBusy} onClick={onSwap}>
          {t('outlook.swap')}
        </Button>
      ) : null}
    </div>
  );
}

function reasonText({ practiceReason, knownHomes, homes }: Outlook): string {
  if (practiceReason === 'price_known') return plural('outlook.known', knownHomes, { homes });
  if (practiceReason === 'after_its_day') return t('outlook.afterItsDay');
  return t(practiceReason === 'not_first' ? 'outlook.notFirst' : 'outlook.unranked');
}
