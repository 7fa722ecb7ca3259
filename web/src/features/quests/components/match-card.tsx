import { formatMoney } from '#domain/format-money.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { sayWish } from '#kit/dossiers/say-fact.ts';
import { formatArea, formatShare } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { isRuledOut, type JudgedMatch } from '../judge-match.ts';

interface MatchCardProps {
  readonly judged: JudgedMatch;
  readonly isBusy: boolean;
  readonly onHide: (isHidden: boolean) => void;
  readonly onShortlist: () => void;
}

/** A home that fits a search: what it is, what it costs, which wishes it meets, and what may be done with it. */
export function MatchCard({ judged, isBusy, onHide, onShortlist }: MatchCardProps) {
  const { match } = judged;
  const { id, title, priceMinor, currency, sourceUrl, isHidden } = match;
  return (
    <li data-row={id} tabIndex={-1} className="quest-match" data-hidden={isHidden || undefined}>
      <div className="quest-match-head">
        <h3>{title === '' ? placeOf(judged) : title}</h3>
        <p className="quest-match-price">{formatMoney(priceMinor, currency, locale())}</p>
      </div>
      <p className="muted">{[placeOf(judged), ...factsOf(judged)].filter((one) => one !== '').join(' · ')}</p>
      <div className="quest-match-marks">
        {match.isNew ? <Badge tone="accent">{t('quests.new')}</Badge> : null}
        {match.isOwn ? <Badge>{t('quests.own')}</Badge> : null}
        {isRuledOut(judged) ? <Badge tone="warn">{t('quests.ruledOut')}</Badge> : null}
      </div>
      <Score judged={judged} />
      <div className="quest-deeds">
        {isHidden ? null : (
          <Button size="small" disabled={isBusy} onClick={onShortlist}>
            {t('quests.shortlist')}
          </Button>
        )}
        <Button size="small" kind="quiet" disabled={isBusy} onClick={() => onHide(!isHidden)}>
          {t(isHidden ? 'quests.unhide' : 'quests.hide')}
        </Button>
        {sourceUrl !== null && /^https?:\/\//.test(sourceUrl) ? (
          <TextLink href={sourceUrl} target="_blank" rel="noreferrer">
            {t('quests.page')}
          </TextLink>
        ) : null}
      </div>
    </li>
  );
}

function Score({ judged: { match, score } }: { readonly judged: JudgedMatch }) {
  if (!score) return null;
  return (
    <details className="quest-score">
      <summary>
        {t('quests.score', { share: formatShare(score.score), known: formatShare(score.restsOn) })}
      </summary>
      <ul>
        {score.wishes.map(({ wish, verdict }) => (
          <li key={wish.fact}>{t(`quests.verdict.${verdict}`, { wish: sayWish(wish, match.currency) })}</li>
        ))}
      </ul>
    </details>
  );
}

function placeOf({ match: { town, district } }: JudgedMatch): string {
  return [town, district].filter((part) => part !== null && part !== '').join(', ');
}

function factsOf({ match: { type, bedrooms, areaM2 } }: JudgedMatch): string[] {
  return [
    homeWord('propertyType', type),
    ...(bedrooms === null ? [] : [plural('facts.bedrooms', bedrooms)]),
    ...(areaM2 === null ? [] : [formatArea(areaM2)]),
  ];
}
