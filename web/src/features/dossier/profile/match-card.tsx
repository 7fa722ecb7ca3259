import { judgeAreas, type HunterArea } from '#domain/dossier/match/hunter-areas.ts';
import type { DossierFacts } from '#domain/dossier/match/home-facts.ts';
import { matchScore, type Wish } from '#domain/dossier/match/match-score.ts';
import { formatShare } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { factName, sayFact, sayWish } from '#kit/dossiers/say-fact.ts';
import { Badge } from '#ui/badge.tsx';
import type { SceneHome } from '../notes/scene.ts';
import { sayWeight } from './say-weight.ts';
import './profile.css';

const TONES = { met: 'good', partly: 'warn', missed: 'bad', unknown: 'neutral' } as const;
const SIGNS = { met: '✓', partly: '◐', missed: '✕', unknown: '?' } as const;

interface MatchCardProps {
  readonly home: Pick<SceneHome, 'title' | 'postcode' | 'latitude' | 'longitude' | 'facts' | 'currency'>;
  readonly wishes: readonly Wish[];
  readonly areas: readonly HunterArea[];
  /** in which amounts of wishes are */
  readonly currency: string;
  readonly headingLevel?: 2 | 3;
}

/** How well a home fits, wish by wish; what is unknown counts as nothing, and the card says how much it rests on. */
export function MatchCard({ home, wishes, areas, currency, headingLevel = 3 }: MatchCardProps) {
  const Heading = `h${headingLevel}` as const;
  // Amounts of two currencies cannot be compared: they are unknown here.
  const match = matchScore(wishes, home.currency === currency ? home.facts : withoutAmounts(home));
  const unknown = match?.wishes.filter(({ verdict }) => verdict === 'unknown').length ?? 0;
  const area = judgeAreas(areas, home);
  return (
    <article className="match-card" aria-label={home.title}>
      <header>
        <Heading dir="auto">{home.title}</Heading>
        {match ? (
          <p className="match-score">
            <strong>{formatShare(match.score)}</strong> {t('dossierProfile.match.fits')}
          </p>
        ) : (
          <p className="muted">{t('dossierProfile.match.noWishes')}</p>
        )}
      </header>
      {match && unknown > 0 ? (
        <p className="muted">
          {plural('dossierProfile.match.restsOn', unknown, {
            ...{ share: formatShare(match.restsOn), best: formatShare(match.couldBe) },
          })}
        </p>
      ) : null}
      {match && match.dealBreakers.length > 0 ? (
        <p className="match-broken">
          <Badge tone="bad">{t('dossierProfile.match.ruledOut')}</Badge>{' '}
          {match.dealBreakers.map(factName).join(', ')}
        </p>
      ) : null}
      {areas.length > 0 ? (
        <p>
          <Verdict verdict={area} /> {t(`dossierProfile.match.area.${area}`)}
        </p>
      ) : null}
      {match ? (
        <ul className="match-wishes">
          {match.wishes.map(({ wish, verdict, value }) => (
            <li key={wish.fact}>
              <Verdict verdict={verdict} />
              <span>
                {sayWish(wish, currency)}
                {wish.isMust ? <strong> {t('dossierProfile.must')}</strong> : null}
                <span className="muted">
                  {' '}
                  {t('dossierProfile.match.line', {
                    value:
                      verdict === 'unknown'
                        ? t('dossierGuide.say.unknown')
                        : sayFact(wish.fact, value, home.currency),
                    weight: sayWeight(wish.weight),
                  })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}

/** Whether a wish is fulfilled, as a word with a sign. */
export function Verdict({ verdict }: { readonly verdict: keyof typeof TONES }) {
  return (
    <Badge tone={TONES[verdict]}>
      <span aria-hidden="true">{SIGNS[verdict]}</span> {t(`dossierProfile.verdict.${verdict}`)}
    </Badge>
  );
}

/** What is known of a home apart from its money. */
export function withoutAmounts({ facts }: Pick<SceneHome, 'facts'>): DossierFacts {
  return {
    ...facts,
    ...{
      priceMinor: null,
      serviceChargeYearMinor: null,
      groundRentYearMinor: null,
      energyCostYearMinor: null,
    },
  };
}
