import { t } from '#lib/i18n.ts';
import { AccuracySection } from '../components/accuracy-section.tsx';
import { BadgesSection } from '../components/badges-section.tsx';
import { FriendsSection } from '../components/friends-section.tsx';
import { OwnWays } from '../components/own-ways.tsx';
import { PlaySection } from '../components/play-section.tsx';
import { SeasonSection } from '../components/season-section.tsx';
import { StreaksSection } from '../components/streaks-section.tsx';
import '../record.css';

/** What a player made of it all: how much, on which days, how near, and to which side. */
export function Component() {
  return (
    <div className="page record">
      <h1>{t('record.title')}</h1>
      <p className="lead">{t('record.lead')}</p>
      <OwnWays here="record" />
      <PlaySection />
      <StreaksSection />
      <SeasonSection />
      <BadgesSection />
      <AccuracySection />
      <FriendsSection />
    </div>
  );
}
