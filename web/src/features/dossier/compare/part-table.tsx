import type { ComparedHomes, Side } from '#domain/dossier/match/compare-homes.ts';
import { t } from '#lib/i18n.ts';
import { factName, sayFact } from '#kit/dossiers/say-fact.ts';
import { AskButton } from './ask-button.tsx';
import { SIDES, type Compared } from './compared.ts';

type Part = ComparedHomes['parts'][number];

/** The side that is better off, said in a word: its border and weight only repeat it. */
export function Better() {
  return (
    <strong className="compare-better">
      <span aria-hidden="true">▲</span> {t('dossierCompare.better')}
    </strong>
  );
}

/** Who wins a part, in words. */
export function winnerWords(compared: Compared, winner: Side | null): string {
  return winner === null
    ? t('dossierCompare.noWinner')
    : t('dossierCompare.winner', { home: compared.homes[winner].title });
}

/** In what two homes differ in one part: each fact of both, and which side is better off. */
export function PartTable({ compared, part }: { readonly compared: Compared; readonly part: Part }) {
  const { homes } = compared;
  return (
    <table className="compare-table">
      <caption className="ui-hidden">{t(`dossierGuide.part.${part.part}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('dossierCompare.fact')}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col" dir="auto">
              <span>{homes[side].title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {part.rows.map((row) => (
          <tr key={row.fact}>
            <th scope="row">
              {factName(row.fact)}
              {row.weight >= 1 ? <span className="muted"> {t('dossierCompare.wished')}</span> : null}
            </th>
            {SIDES.map((side) => (
              <td key={side} data-better={row.better === side || undefined} data-home={homes[side].title}>
                <span>{sayFact(row.fact, row[side], homes[side].currency)}</span>
                {row.better === side ? <Better /> : null}
                {row[side] === null ? <AskButton compared={compared} fact={row.fact} side={side} /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
