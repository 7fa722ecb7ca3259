import { readWishes } from '#domain/dossier/match/wishes-in-words.ts';
import { t } from '#lib/i18n.ts';
import { sayWish } from '#kit/dossiers/say-fact.ts';
import { Badge } from '#ui/badge.tsx';

interface WishReadingProps {
  readonly text: string;
  readonly currency: string;
}

/** What is understood of wishes in words, while they are typed, and what is not. */
export function WishReading({ text, currency }: WishReadingProps) {
  const { wishes, notRead } = readWishes(text);
  if (wishes.length === 0 && notRead.length === 0) return null;
  return (
    <div className="quest-wishes">
      {wishes.length > 0 ? (
        <>
          <p className="muted">{t('quests.understood')}</p>
          <ul>
            {wishes.map((wish) => (
              <li key={wish.fact}>
                <Badge tone={wish.isMust ? 'accent' : 'neutral'}>
                  {wish.isMust
                    ? t('quests.must', { wish: sayWish(wish, currency) })
                    : sayWish(wish, currency)}
                </Badge>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {notRead.length > 0 ? (
        <p className="muted">
          {t('quests.notRead', { phrases: notRead.map((one) => `“${one}”`).join(', ') })}
        </p>
      ) : null}
    </div>
  );
}
