import { use } from 'react';
import { EDITION_KEYS } from '#domain/editions.ts';
import { calendarPath } from '#domain/edition-paths.ts';
import { locale, t } from '#lib/i18n.ts';
import { siteOrigin } from '#lib/site-origin.ts';
import { AheadContext } from '#kit/call/ahead.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { CopyField } from '#kit/sharing/copy-field.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MailReminder } from '../components/mail-reminder.tsx';
import { OnOwnSite } from '../components/on-own-site.tsx';
import { PushReminder } from '../components/push-reminder.tsx';
import { ReminderByLink } from '#kit/reminders/reminder-by-link.tsx';
import { readReminderWays } from '#kit/reminders/reminder-calls.ts';
import { useLinkToken } from '#kit/reminders/use-link-token.ts';

/** Every way to be told of new challenges: mails, notifications, calendars. A mail's link leads here, too. */
export function Part() {
  return (
    <OnOwnSite>
      {use(AheadContext) ? <Announced /> : <Reminders />}
      <h2>{t('reminders.calendar')}</h2>
      <p className="muted">{t('daily.subscribe.lead')}</p>
      {EDITION_KEYS.map((edition) => {
        const url = new URL(`${calendarPath(edition)}?lang=${locale()}`, siteOrigin()).href;
        return (
          <Card as="section" key={edition} className="daily-card">
            <h3>{t(`daily.edition.${edition}`)}</h3>
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

/** What mails and notifications are, until it is known which of them are offered and what this device can do. */
function Announced() {
  return (
    <div className="daily daily-announced">
      {(['mail', 'push'] as const).map((way) => (
        <Card as="section" key={way} className="daily-card">
          <h2>{t(`reminders.${way}`)}</h2>
          <p className="muted">{t(`reminders.${way}Lead`)}</p>
          {/* Any press brings the scripts, and with them the form. */}
          <p>
            <Button type="button">{t(`reminders.${way}Open`)}</Button>
          </p>
        </Card>
      ))}
    </div>
  );
}

function Reminders() {
  const token = useLinkToken();
  const ways = useCall(['reminder ways'], readReminderWays);
  return (
    <>
      {token === null ? null : <ReminderByLink token={token} />}
      <CallView call={ways} waiting={<Announced />} failed={t('reminders.failed')}>
        {({ mail, pushKey }) => (
          <>
            <MailReminder isOffered={mail} />
            <PushReminder publicKey={pushKey} />
          </>
        )}
      </CallView>
    </>
  );
}
