import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** For whom games can be made, and where each of them begins. */
const DOORS = [
  ['hosts', PATHS.oneOffs],
  ['agents', PATHS.klavo],
  ['class', `${PATHS.createGame}?mode=classroom-safe`],
] as const;

/** Ways in for people who want a game of their own. */
export function HomeDoors() {
  return (
    <section className="home-section">
      <h2>{t('doors.title')}</h2>
      <ul className="home-doors">
        {DOORS.map(([door, to]) => (
          <Card key={door} as="li" isLink data-door={door}>
            <h3>
              <TextLink as={Link} className="ui-card-link" to={to}>
                {t(`doors.${door}.title`)}
              </TextLink>
            </h3>
            <p className="muted">{t(`doors.${door}.text`)}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
