import type { Side } from '#domain/dossier/match/compare-homes.ts';
import { matchScore } from '#domain/dossier/match/match-score.ts';
import { judgeAreas } from '#domain/dossier/match/hunter-areas.ts';
import { formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { factName, sayFact } from '#kit/dossiers/say-fact.ts';
import { TextLink } from '#ui/text-link.tsx';
import { Verdict, withoutAmounts } from '../profile/match-card.tsx';
import { AskAll } from './ask-button.tsx';
import { SIDES, type Compared } from './compared.ts';
import { NothingDiffers } from './nothing-differs.tsx';
import { Better, winnerWords } from './part-table.tsx';
import { Verdicts } from './verdicts.tsx';

const MOST_DIFFERENCES = 6;

/** Two homes at a glance: how each fits, what weighs most between them, what is open, and what those who buy say. */
export function SbsOverview({ compared }: { readonly compared: Compared }) {
  const { result, homes, wishes, scene } = compared;
  const weightiest = result.parts
    .flatMap(({ rows }) => rows)
    .filter(({ better }) => better !== null)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_DIFFERENCES);
  return (
    <>
      <div className="compare-pair">
        {SIDES.map((side) => (
          <Fit key={side} compared={compared} side={side} />
        ))}
      </div>
      {wishes === null ? <p className="muted">{t('dossierCompare.profileClosed')}</p> : null}
      {wishes !== null && wishes.length === 0 ? (
        <p>
          {t('dossierCompare.noWishes')}{' '}
          <TextLink as={Link} to={`/dossiers/${scene.dossierId}/profile`}>
            {t('dossierCompare.sayWishes')}
          </TextLink>
        </p>
      ) : null}
      <NothingDiffers compared={compared} />
      {weightiest.length > 0 ? (
        <section aria-labelledby="compare-differences">
          <h2 id="compare-differences">{t('dossierCompare.differences')}</h2>
          <ul className="compare-differences">
            {weightiest.map((row) => (
              <li key={row.fact}>
                <h3>{factName(row.fact)}</h3>
                <div className="compare-pair">
                  {SIDES.map((side) => (
                    <p key={side} className="compare-side" data-better={row.better === side || undefined}>
                      <span className="muted" dir="auto">
                        {homes[side].title}
                      </span>
                      <span>{sayFact(row.fact, row[side], homes[side].currency)}</span>
                      {row.better === side ? <Better /> : null}
                    </p>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {result.parts.length > 0 ? (
        <section aria-labelledby="compare-winners">
          <h2 id="compare-winners">{t('dossierCompare.winners')}</h2>
          <dl className="compare-winners">
            {result.parts.map(({ part, winner }) => (
              <div key={part}>
                <dt>{t(`dossierGuide.part.${part}`)}</dt>
                <dd dir="auto">{winnerWords(compared, winner)}</dd>
              </div>
            ))}
          </dl>
          <p className="muted">
            {t(wishes === null ? 'dossierCompare.judgedPlainly' : 'dossierCompare.judgedBy')}
          </p>
        </section>
      ) : null}
      <section aria-labelledby="compare-open">
        <h2 id="compare-open">{t('dossierCompare.openTitle')}</h2>
        <AskAll compared={compared} />
      </section>
      <Verdicts compared={compared} />
    </>
  );
}

/** How a home fits what is looked for. */
function Fit({ compared, side }: { readonly compared: Compared; readonly side: Side }) {
  const { homes, wishes, areas, currency } = compared;
  const home = homes[side];
  const match = wishes && matchScore(wishes, home.currency === currency ? home.facts : withoutAmounts(home));
  return (
    <article className="compare-home" aria-label={home.title}>
      <h2 dir="auto">{home.title}</h2>
      <p>{sayFact('priceMinor', home.facts.priceMinor ?? null, home.currency)}</p>
      {match ? (
        <p>
          <strong className="compare-share">{formatShare(match.score)}</strong>{' '}
          {t('dossierProfile.match.fits')}
          {match.restsOn < 1 ? (
            <span className="muted">
              {' '}
              {t('dossierCompare.restsOn', { share: formatShare(match.restsOn) })}
            </span>
          ) : null}
        </p>
      ) : null}
      {match && match.dealBreakers.length > 0 ? (
        <p>
          <strong>{t('dossierProfile.match.ruledOut')}</strong> {match.dealBreakers.map(factName).join(', ')}
        </p>
      ) : null}
      {areas.length > 0 ? (
        <p>
          <Verdict verdict={judgeAreas(areas, home)} />{' '}
          {t(`dossierProfile.match.area.${judgeAreas(areas, home)}`)}
        </p>
      ) : null}
    </article>
  );
}
