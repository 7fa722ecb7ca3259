import type { OwnBadges, ToldBadge } from '#wire/records.ts';
import { formatDate, formatNumber, formatPercent, formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Progress } from '#ui/progress.tsx';

interface BadgeListProps {
  readonly badges: readonly ToldBadge[];
  /** what the reader has of each fact; of somebody else nothing is known but what they earned */
  readonly facts?: OwnBadges['facts'];
}

/** Badges with their rule, when they were earned, and how rare they are. A mark and a word tell which are earned. */
export function BadgeList({ badges, facts }: BadgeListProps) {
  return (
    <ul className="record-badges">
      {badges.map((badge) => (
        <li key={badge.badge} data-earned={badge.earnedOn === null ? undefined : ''}>
          <span className="record-badge-mark" aria-hidden="true">
            {badge.earnedOn === null ? '○' : '★'}
          </span>
          <strong>{t(`record.badge.${badge.badge}`)}</strong>
          <span>{t(`record.fact.${badge.fact}`, { atLeast: formatNumber(badge.atLeast) })}</span>
          {badge.earnedOn === null ? (
            facts ? (
              <Missing have={facts.find(({ fact }) => fact === badge.fact)?.amount ?? 0} of={badge.atLeast} />
            ) : null
          ) : (
            <span className="muted">{t('record.badges.earned', { date: formatDate(badge.earnedOn) })}</span>
          )}
          {badge.rarity === null ? null : (
            <span className="muted">{t('record.badges.rarity', { share: rarityText(badge.rarity) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Missing({ have, of }: { readonly have: number; readonly of: number }) {
  const said = t('record.badges.progress', { have: formatNumber(Math.min(have, of)), of: formatNumber(of) });
  return (
    <span className="record-badge-progress">
      <Progress value={Math.min(have, of)} max={of} label={said} />
      <span className="muted" aria-hidden="true">
        {said}
      </span>
    </span>
  );
}

function rarityText(share: number): string {
  return share < 0.1 ? formatPercent(share * 100) : formatShare(share);
}
