import type { OverPar } from '#wire/pars.ts';
import type { RunSummary } from '#wire/results.ts';
import { PAR_FROM } from '#domain/par.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { signedNumber } from '#kit/games/signed-number.ts';
import { useCall } from '#kit/call/use-call.ts';

/** The run beside what a typical player earns with its homes. Nothing until it is known, and where no home was guessed. */
export function OverParOf({ run }: { readonly run: RunSummary }) {
  const { answer } = useCall(['over par', run.sessionId], () =>
    callRpc('over_par', { sessionId: run.sessionId, ...guestArgs() }),
  );
  if (!answer || answer.homes.length === 0) return null;
  return <OverParTable told={answer} />;
}

/** The points of each home, its par, and what lies between. */
export function OverParTable({ told: { points, par, homes } }: { readonly told: OverPar }) {
  const over = points - par;
  const verdict = over === 0 ? 'level' : over > 0 ? 'over' : 'under';
  return (
    <section className="results-section">
      <h2>{t('par.title')}</h2>
      <p className="lead">{t(`par.${verdict}`, { points: formatNumber(Math.abs(over)) })}</p>
      <table className="challenge-duel">
        <thead>
          <tr>
            <th scope="col">{t('challenge.home')}</th>
            <th scope="col">{t('challenge.you')}</th>
            <th scope="col">{t('par.par')}</th>
            <th scope="col">{t('par.between')}</th>
          </tr>
        </thead>
        <tbody>
          {homes.map((home) => (
            <tr key={home.gameListingId}>
              <th scope="row">{home.position}</th>
              <td className="ui-number">{formatNumber(home.points)}</td>
              <td className="ui-number">
                {home.guesses < PAR_FROM
                  ? t('par.about', { par: formatNumber(home.par) })
                  : formatNumber(home.par)}
              </td>
              <td className="ui-number">{signedNumber(home.points - home.par)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('challenge.total')}</th>
            <td className="ui-number">{formatNumber(points)}</td>
            <td className="ui-number">{formatNumber(par)}</td>
            <td className="ui-number">{signedNumber(over)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="muted">{t('par.how', { from: PAR_FROM })}</p>
    </section>
  );
}
