import { useState } from 'react';
import { readWishes } from '#domain/dossier/match/wishes-in-words.ts';
import { plural, t } from '#lib/i18n.ts';
import type { FormEdits } from '#kit/edits/use-edits.ts';
import { sayWish } from '#kit/dossiers/say-fact.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { tidyLines, wishFields, type ProfileFields } from './profile-form.ts';

/** Wishes in one's own words: what is understood of them becomes wishes, and what is not is kept as it was said. */
export function WishesInWords({ edits }: { readonly edits: FormEdits<ProfileFields> }) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const { fields, setAll } = edits;
  const { wishes, notRead } = readWishes(text);
  const take = () => {
    setAll({
      ...(Object.assign({}, ...wishes.map((wish) => wishFields(wish.fact, wish))) as Partial<ProfileFields>),
      ...(notRead.length > 0
        ? { mustHaves: tidyLines([...fields.mustHaves, ...notRead.map((one) => one.slice(0, 120))]) }
        : {}),
    });
    setSaid(plural('dossierProfile.words.taken', wishes.length));
    setText('');
  };
  return (
    <div className="profile-inwords">
      <TextArea
        label={t('dossierProfile.words.label')}
        hint={t('dossierProfile.words.hint')}
        rows={2}
        maxLength={2000}
        dir="auto"
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {wishes.length > 0 ? (
        <div>
          <p className="muted">{t('dossierProfile.words.understood')}</p>
          <ul className="profile-chips">
            {wishes.map((wish) => (
              <li key={wish.fact}>
                <Badge tone={wish.isMust ? 'accent' : 'neutral'}>
                  {sayWish(wish, fields.currency)}
                  {wish.isMust ? ` (${t('dossierProfile.must')})` : ''}
                </Badge>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {notRead.length > 0 ? (
        <p className="muted">
          {t('dossierProfile.words.notRead', { phrases: notRead.map((one) => `“${one}”`).join(', ') })}
        </p>
      ) : null}
      {wishes.length + notRead.length > 0 ? (
        <p>
          <Button onClick={take}>{t('dossierProfile.words.take')}</Button>
        </p>
      ) : null}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
