import type { RunSummary } from '#wire/results.ts';
import { crowdRound, type CrowdRound } from '#domain/crowd-player.ts';
import { formatNumber } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { bandText } from '../share-text.ts';
import { BandSign } from './band-sign.tsx';

interface ComparedHome {
  readonly position: number;
  readonly own: CrowdRound;
  readonly crowd: CrowdRound;
}

/** Everybody's middle guess as one more player: on each home that enough people guessed, and in all. Nothing where there is no such home. */
export function CrowdDuel({ run }: { readonly run: RunSummary }) {
  const homes = comparedHomes(run);
  if (homes.length === 0) return null;
  const total = (who: 'own' | 'crowd') => homes.reduce((sum, home) => sum + home[who].score, 0);
  const own = total('own');
  const crowd = total('crowd');
  const ahead = homes.filter((home) => home.own.score > home.crowd.score).length;
  const verdict = own === crowd ? 'level' : own > crowd ? 'won' : 'lost';
  return (
    <section className="results-section">
      <h2>{t('crowdDuel.title')}</h2>
      <p className="lead">
        {t(`crowdDuel.${verdict}`)} {plural('crowdDuel.ahead', homes.length, { ahead: formatNumber(ahead) })}
      </p>
      <table className="challenge-duel">
        <thead>
          <tr>
            <th scope="col">{t('challenge.home')}</th>
            <th scope="col">{t('challenge.you')}</th>
            <th scope="col">{t('crowdDuel.everybody')}</th>
          </tr>
        </thead>
        <tbody>
          {homes.map((home) => (
            <tr key={home.position}>
              <th scope="row">{home.position}</th>
              <Round round={home.own} />
              <Round round={home.crowd} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('challenge.total')}</th>
            <td className="ui-number">{formatNumber(own)}</td>
            <td className="ui-number">{formatNumber(crowd)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="muted">{t('crowdDuel.how')}</p>
    </section>
  );
}

function Round({ round: { band, score } }: { readonly round: CrowdRound }) {
  return (
    <td>
      <BandSign band={band} /> {bandText(band)} <span className="ui-number muted">{formatNumber(score)}</span>
    </td>
  );
}

/** The homes of the run that it and enough others guessed, with the points of both. */
function comparedHomes(run: RunSummary): ComparedHome[] {
  const { formula, difficulty, absoluteLimitMinor } = run;
  const rules = { formula, difficulty, ...(absoluteLimitMinor !== null && { absoluteLimitMinor }) };
  return run.rounds.flatMap(({ guess: answer, position }, place) => {
    const home = run.homes[place];
    const band = run.share.rounds[place]?.band ?? null;
    if (!home || !answer || band === null) return [];
    const { priceMinor, score, lowMinor } = answer.guess;
    const crowd = crowdRound(
      {
        priceMinor,
        medianMinor: home.crowdMedianMinor,
        q1Minor: home.crowdQ1Minor,
        q3Minor: home.crowdQ3Minor,
        isRange: lowMinor != null,
      },
      rules,
    );
    return crowd === null ? [] : [{ position, own: { band, score: score ?? 0 }, crowd }];
  });
}
