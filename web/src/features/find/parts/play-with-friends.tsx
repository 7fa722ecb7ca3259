import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import '../ways.css';

const DOORS = [
  ['duel', PATHS.duel],
  ['party', PATHS.party],
  ['private', PATHS.privateRoom],
  ['class', PATHS.classRoom],
  ['challenge', PATHS.myResults],
] as const;

/** Every way to play with people one knows, and where it begins. */
export function Part() {
  return (
    <ul className="ways-doors">
      {DOORS.map(([door, to]) => (
        <Card key={door} as="li" isLink>
          <h2>
            <TextLink as={Link} className="ui-card-link" to={to}>
              {t(`ways.door.${door}`)}
            </TextLink>
          </h2>
          <p className="muted">{t(`ways.door.${door}.text`)}</p>
        </Card>
      ))}
    </ul>
  );
}
