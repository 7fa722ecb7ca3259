import { useState } from 'react';
import { DOSSIER_FACT_KEYS, factRow, HOME_PARTS } from '#domain/dossier/match/home-facts.ts';
import { matchScore } from '#domain/dossier/match/match-score.ts';
import { formatDate, formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { factName, sayFact } from '#kit/dossiers/say-fact.ts';
import { withoutAmounts } from '../profile/match-card.tsx';
import { today } from '../tasks/today.ts';
import { SIDES, type Compared } from './compared.ts';
import { Better, winnerWords } from './part-table.tsx';

/** All that is known of both homes, also what is equal; what is not known has a line to write on. */
export function SheetTable({ compared }: { readonly compared: Compared }) {
  const { homes, result, wishes, currency } = compared;
  const [printedOn] = useState(() => today());
  const winnerOf = (part: (typeof HOME_PARTS)[number]) => result.parts.find((one) => one.part === part);
  const betterOf = (fact: (typeof DOSSIER_FACT_KEYS)[number]) =>
    result.parts.flatMap(({ rows }) => rows).find((row) => row.fact === fact)?.better ?? null;
  return (
    <table className="sheet-table">
      <caption>{t('dossierCompare.sheet.caption', { date: formatDate(printedOn) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('dossierCompare.fact')}</th>
          {SIDES.map((side) => {
            const { title, address } = homes[side];
            return (
              <th key={side} scope="col" dir="auto">
                {title}
                {address === '' || address === title ? null : (
                  <span className="sheet-address">{address}</span>
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      {wishes && wishes.length > 0 ? (
        <tbody>
          <tr>
            <th scope="row">{t('dossierCompare.sheet.fit')}</th>
            {SIDES.map((side) => {
              const home = homes[side];
              const match = matchScore(
                wishes,
                home.currency === currency ? home.facts : withoutAmounts(home),
              );
              return (
                <td key={side}>
                  {match
                    ? t('dossierCompare.sheet.fits', {
                        ...{ share: formatShare(match.score), rests: formatShare(match.restsOn) },
                      })
                    : null}
                </td>
              );
            })}
          </tr>
        </tbody>
      ) : null}
      {HOME_PARTS.map((part) => {
        const facts = DOSSIER_FACT_KEYS.filter(
          (fact) =>
            factRow(fact).part === part && SIDES.some((side) => (homes[side].facts[fact] ?? null) !== null),
        );
        const judged = winnerOf(part);
        return facts.length === 0 ? null : (
          <tbody key={part}>
            <tr className="sheet-part">
              <th scope="rowgroup" colSpan={3}>
                {t(`dossierGuide.part.${part}`)}
                {judged ? <span>{winnerWords(compared, judged.winner)}</span> : null}
              </th>
            </tr>
            {facts.map((fact) => (
              <tr key={fact}>
                <th scope="row">{factName(fact)}</th>
                {SIDES.map((side) => {
                  const value = homes[side].facts[fact] ?? null;
                  return (
                    <td key={side}>
                      {value === null ? (
                        <span className="sheet-line" aria-label={t('dossierGuide.say.unknown')} role="img" />
                      ) : (
                        sayFact(fact, value, homes[side].currency)
                      )}{' '}
                      {betterOf(fact) === side ? <Better /> : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}
