import type { Side } from '#domain/dossier/match/compare-homes.ts';
import { DOSSIER_FACT_KEYS, factRow, HOME_PARTS } from '#domain/dossier/match/home-facts.ts';
import { judgeWish } from '#domain/dossier/match/match-score.ts';
import { t } from '#lib/i18n.ts';
import { factName, sayFact } from '#kit/dossiers/say-fact.ts';
import { MatchCard, Verdict } from '../profile/match-card.tsx';
import { AskButton } from './ask-button.tsx';
import type { Compared } from './compared.ts';

/** One of both homes alone: how it fits, and all that is known of it, part by part. */
export function SoloOverview({ compared, side }: { readonly compared: Compared; readonly side: Side }) {
  const { homes, wishes, areas, currency, result } = compared;
  const home = homes[side];
  const isOpen = (fact: (typeof DOSSIER_FACT_KEYS)[number]) =>
    result.questions.some((one) => one.fact === fact && one.side === side);
  const parts = HOME_PARTS.flatMap((part) => {
    const facts = DOSSIER_FACT_KEYS.filter(
      (fact) => factRow(fact).part === part && ((home.facts[fact] ?? null) !== null || isOpen(fact)),
    );
    return facts.length > 0 ? [{ part, facts }] : [];
  });
  return (
    <>
      {wishes === null ? (
        <p className="muted">{t('dossierCompare.profileClosed')}</p>
      ) : (
        <MatchCard home={home} wishes={wishes} areas={areas} currency={currency} headingLevel={2} />
      )}
      {parts.length === 0 ? <p className="muted">{t('dossierCompare.nothingKnownHelp')}</p> : null}
      {parts.map(({ part, facts }) => (
        <section key={part} aria-labelledby={`solo-${part}`}>
          <h2 id={`solo-${part}`}>{t(`dossierGuide.part.${part}`)}</h2>
          <dl className="compare-winners">
            {facts.map((fact) => {
              const wish = wishes?.find((one) => one.fact === fact);
              const value = home.facts[fact] ?? null;
              return (
                <div key={fact}>
                  <dt>{factName(fact)}</dt>
                  <dd>
                    {sayFact(fact, value, home.currency)}{' '}
                    {wish && value !== null ? <Verdict verdict={judgeWish(wish, value)} /> : null}
                    {value === null ? <AskButton compared={compared} fact={fact} side={side} /> : null}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </>
  );
}
