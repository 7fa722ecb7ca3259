import type { SharedRun } from '#wire/results.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { bandText } from '../share-text.ts';
import { BandSign } from './band-sign.tsx';

interface ChallengeDuelProps {
  readonly own: SharedRun;
  readonly other: SharedRun;
  /** the points are whole, and no estimate of the squares */
  readonly isExact: boolean;
  /** the homes unfold under the sentence, where several friends stand below each other */
  readonly isFolded?: boolean;
}

/** Two runs of the same homes side by side: who is ahead, and how close each came on every home. */
export function ChallengeDuel({ own, other, isExact, isFolded = false }: ChallengeDuelProps) {
  const table = (
    <table className="challenge-duel">
      <thead>
        <tr>
          <th scope="col">{t('challenge.home')}</th>
          <th scope="col">{t('challenge.you')}</th>
          <th scope="col">{other.displayName}</th>
        </tr>
      </thead>
      <tbody>
        {own.rounds.map(({ position, band }, place) => (
          <tr key={position}>
            <th scope="row">{position}</th>
            <Band band={band} />
            <Band band={other.rounds[place]?.band ?? null} />
          </tr>
        ))}
      </tbody>
      {own.totalScore === null || other.totalScore === null ? null : (
        <tfoot>
          <tr>
            <th scope="row">{t(isExact ? 'challenge.total' : 'challenge.totalAbout')}</th>
            <td className="ui-number">{formatNumber(own.totalScore)}</td>
            <td className="ui-number">{formatNumber(other.totalScore)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
  const verdict = verdictText(own, other);
  return isFolded ? (
    <details>
      <summary>{verdict}</summary>
      {table}
    </details>
  ) : (
    <>
      <p className="lead">{verdict}</p>
      {table}
    </>
  );
}

function Band({ band }: { readonly band: number | null }) {
  return (
    <td>
      <BandSign band={band} /> {bandText(band)}
    </td>
  );
}

/** Who is ahead, by what is known of both: homes survived, else the totals, else how many homes each came closer on. */
export function verdictText(own: SharedRun, other: SharedRun): string {
  const name = other.displayName;
  if (other.status === 'active') return t('challenge.open', { name });
  const lead =
    own.survived !== null && other.survived !== null
      ? own.survived - other.survived
      : own.totalScore !== null && other.totalScore !== null
        ? own.totalScore - other.totalScore
        : closerHomes(own, other) - closerHomes(other, own);
  if (lead === 0) return t('challenge.level', { name });
  return t(lead > 0 ? 'challenge.won' : 'challenge.lost', { name });
}

function closerHomes(one: SharedRun, other: SharedRun): number {
  const none = Number.POSITIVE_INFINITY;
  return one.rounds.filter(({ band }, place) => (band ?? none) < (other.rounds[place]?.band ?? none)).length;
}
