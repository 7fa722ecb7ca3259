import type { RunSummary, SharedRun } from '#wire/results.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';
import { plural, t } from '#lib/i18n.ts';
import { useCall } from '#kit/call/use-call.ts';
import { ChallengeDuel } from './challenge-duel.tsx';

/** Both sides of a challenge: the run that this one answers, and the friends who answered this one. Nothing where there is neither. */
export function Challenge({ run }: { readonly run: RunSummary }) {
  const { answer } = useCall(['challenge', run.sessionId], () =>
    callRpc('challenge_of', { sessionId: run.sessionId, ...guestArgs() }),
  );
  if (!answer) return null;
  const { challenger, answers } = answer;
  if (!challenger && answers.length === 0) return null;
  return (
    <section className="results-section">
      <h2>{t('challenge.title')}</h2>
      {challenger ? <ChallengeDuel own={run.share} other={challenger} /> : null}
      {answers.length > 0 ? (
        <>
          <h3>{plural('challenge.answers', answers.length)}</h3>
          {answers.map((other: SharedRun) => (
            <ChallengeDuel
              key={other.sessionId}
              own={run.share}
              other={other}
              isFolded={answers.length > 1}
            />
          ))}
        </>
      ) : null}
    </section>
  );
}
