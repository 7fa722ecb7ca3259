import type { RunSummary } from '#wire/results.ts';
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
  const { own, challenger, answers, isExact } = answer;
  if (!challenger && answers.length === 0) return null;
  return (
    <section className="results-section">
      <h2>{t('challenge.title')}</h2>
      {challenger ? <ChallengeDuel own={own} other={challenger} isExact={isExact} /> : null}
      {answers.length > 0 ? (
        <>
          <h3>{plural('challenge.answers', answers.length)}</h3>
          {answers.map((other) => (
            <ChallengeDuel
              key={other.sessionId}
              own={own}
              other={other}
              isExact={isExact}
              isFolded={answers.length > 1}
            />
          ))}
        </>
      ) : null}
    </section>
  );
}
