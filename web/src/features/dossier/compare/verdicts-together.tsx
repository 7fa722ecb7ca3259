import { HOME_PARTS, type HomePart } from '#domain/dossier/match/home-facts.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import type { Compared } from './compared.ts';
import { sayWinner } from './say-winner.ts';
import type { Judged } from './verdict-calls.ts';
import type { Winner } from './verdict-draft.ts';

/** Verdicts side by side; where they differ it says so in a word. */
export function VerdictsTogether({
  compared,
  people,
}: {
  readonly compared: Compared;
  readonly people: readonly Judged[];
}) {
  const parts = HOME_PARTS.filter((part) => people.some(({ verdict }) => verdict?.parts[part] !== undefined));
  const rows: readonly (HomePart | 'overall')[] = ['overall', ...parts];
  const saidOf = ({ verdict }: Judged, row: HomePart | 'overall'): Winner | undefined =>
    row === 'overall' ? verdict?.winner : verdict?.parts[row];
  return (
    <>
      <table className="compare-table compare-together">
        <caption className="ui-hidden">{t('dossierCompare.verdicts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dossierCompare.part')}</th>
            {people.map(({ userId, name, isSelf }) => (
              <th key={userId} scope="col">
                {isSelf ? t('dossierCompare.you') : (name ?? t('dossierNotes.somebodyGone'))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const said = people.map((person) => saidOf(person, row));
            const differ = people.length > 1 && new Set(said.filter((one) => one !== undefined)).size > 1;
            return (
              <tr key={row}>
                <th scope="row">
                  {row === 'overall' ? t('dossierCompare.overall') : t(`dossierGuide.part.${row}`)}
                  {differ ? <strong className="compare-differ"> {t('dossierCompare.differ')}</strong> : null}
                </th>
                {people.map((person, at) => {
                  const winner = said[at];
                  return (
                    <td key={person.userId} dir="auto" data-home={person.name ?? ''}>
                      {winner === undefined ? t('dossierCompare.notJudged') : sayWinner(compared, winner)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      {people.map(({ userId, name, isSelf, verdict }) =>
        verdict && verdict.reason !== '' ? (
          <blockquote key={userId} className="compare-reason">
            <p dir="auto">{verdict.reason}</p>
            <footer className="muted">
              {isSelf ? t('dossierCompare.you') : (name ?? t('dossierNotes.somebodyGone'))},{' '}
              {formatTime(verdict.givenAt)}
            </footer>
          </blockquote>
        ) : null,
      )}
    </>
  );
}
