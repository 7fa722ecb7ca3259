import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The way to the challenge that everybody gets today. Words alone: which homes it has is asked where it is played. */
export function TodayDoor() {
  return (
    <Card isLink className="home-today">
      <h2>
        <TextLink as={Link} className="ui-card-link" to="/daily-challenge/today">
          {t('today.title')}
        </TextLink>
      </h2>
      <p className="muted">{t('today.text')}</p>
    </Card>
  );
}
