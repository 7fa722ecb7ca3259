import { EDITION_KEYS } from '#domain/editions.ts';
import { calendarPath } from '#lib/edition-paths.ts';
import { locale, t } from '#lib/i18n.ts';
import { CopyField } from '#kit/sharing/copy-field.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OnOwnSite } from '../components/on-own-site.tsx';

/** The calendars of all editions: a link that calendar programs take, and the address for those that do not. */
export function Part() {
  return (
    <OnOwnSite>
      <p className="muted">{t('daily.subscribe.lead')}</p>
      {EDITION_KEYS.map((edition) => {
        const url = new URL(`${calendarPath(edition)}?lang=${locale()}`, window.location.origin).href;
        return (
          <Card as="section" key={edition} className="daily-card">
            <h2>{t(`daily.edition.${edition}`)}</h2>
            <p>
              <TextLink href={url.replace(/^https?:/, 'webcal:')}>{t('daily.subscribe.add')}</TextLink>
            </p>
            <CopyField label={t('daily.subscribe.address')} text={url} />
          </Card>
        );
      })}
    </OnOwnSite>
  );
}
