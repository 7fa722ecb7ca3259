import { BADGE_KEYS, BADGES } from '#domain/badges.ts';
import { t } from '#lib/i18n.ts';
import { BadgeList } from '../components/badge-list.tsx';
import '../record.css';

const badges = BADGE_KEYS.map((badge) => ({ badge, ...BADGES[badge], earnedOn: null, rarity: null }));

/** Every badge with its rule. */
export function Part() {
  return (
    <section className="record-section" aria-label={t('record.badges')}>
      <BadgeList badges={badges} />
    </section>
  );
}
