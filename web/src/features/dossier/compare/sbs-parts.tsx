import { plural, t } from '#lib/i18n.ts';
import { factName } from '#kit/dossiers/say-fact.ts';
import { AskButton } from './ask-button.tsx';
import type { Compared } from './compared.ts';
import { NothingDiffers } from './nothing-differs.tsx';
import { PartTable, winnerWords } from './part-table.tsx';

/** Two homes part by part: what differs, who is better off in it, and what is still to be asked. */
export function SbsParts({ compared }: { readonly compared: Compared }) {
  const { result, homes } = compared;
  // Wished for and known of neither: there is no row to put it in.
  const neither = result.questions.filter(
    ({ fact }) => !result.parts.some(({ rows }) => rows.some((row) => row.fact === fact)),
  );
  return (
    <>
      <NothingDiffers compared={compared} />
      {result.parts.map((part) => (
        <section key={part.part} aria-labelledby={`part-${part.part}`}>
          <h2 id={`part-${part.part}`}>{t(`dossierGuide.part.${part.part}`)}</h2>
          <p>
            <strong>{winnerWords(compared, part.winner)}</strong>
          </p>
          <PartTable compared={compared} part={part} />
        </section>
      ))}
      {neither.length > 0 ? (
        <section aria-labelledby="part-neither">
          <h2 id="part-neither">{t('dossierCompare.neitherKnown')}</h2>
          <ul className="compare-open">
            {neither.map(({ fact, side }) => (
              <li key={`${fact} ${side}`}>
                <span>
                  {factName(fact)} <span className="muted">{homes[side].title}</span>
                </span>
                <AskButton compared={compared} fact={fact} side={side} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="muted">{plural('dossierCompare.equal', result.equal)}</p>
    </>
  );
}
