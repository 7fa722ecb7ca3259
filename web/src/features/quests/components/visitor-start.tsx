import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { loginPath } from '#lib/paths.ts';
import { writeStored } from '#lib/stored.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { QUEST_PATHS } from '../paths.ts';
import { WISHES_KEY } from '../wishes-key.ts';
import { WishReading } from './wish-reading.tsx';

/** What a visitor sees of a hunt: their wishes, read as they type them, which go along to the sign-in page and back. */
export function VisitorStart() {
  const [wishes, setWishes] = useState('');
  return (
    <div className="quest-visitor">
      <TextArea
        label={t('quests.wishes')}
        hint={t('quests.wishesHint')}
        rows={3}
        maxLength={1000}
        value={wishes}
        onChange={({ currentTarget: { value } }) => {
          setWishes(value);
          writeStored('session', WISHES_KEY, value === '' ? null : value);
        }}
      />
      <WishReading text={wishes} currency="GBP" />
      <p>{t('quests.signInWhy')}</p>
      <div>
        <TextLink as={Link} look="primary" to={loginPath(QUEST_PATHS.start)}>
          {t('quests.signIn')}
        </TextLink>
      </div>
    </div>
  );
}
