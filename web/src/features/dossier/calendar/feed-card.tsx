import { useState } from 'react';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { endFeed, makeFeed, readFeed } from './calendar-calls.ts';

/** The secret address at which one's own calendar program reads this calendar. It is shown once. */
export function FeedCard({ dossierId }: { readonly dossierId: string }) {
  const call = useCall(['dossier feed', dossierId], () => readFeed(dossierId));
  const [token, setToken] = useState<string | null>(null);
  const [isCopied, setIsCopied] = useState(false);
  const making = useDeed();
  const ending = useDeed();
  const address = token === null ? null : `${location.origin}/dossier-calendar/${token}.ics`;
  const make = () =>
    making.run(async () => {
      setToken((await makeFeed(dossierId)).token);
      setIsCopied(false);
      await call.reload();
    });
  const end = () =>
    ending.run(async () => {
      await endFeed(dossierId);
      setToken(null);
      await call.reload();
    });
  return (
    <Card as="section" aria-labelledby="calendar-feed">
      <h2 id="calendar-feed">{t('dossierNotes.feed.title')}</h2>
      <p>{t('dossierNotes.feed.lead')}</p>
      <CallView call={call} waiting={<Skeleton height="5rem" />} failed={t('dossierNotes.feed.failed')}>
        {({ isMade, createdAt, readAt }) => (
          <>
            {address === null ? null : (
              <div className="dossier-form">
                <TextField
                  label={t('dossierNotes.feed.address')}
                  hint={t('dossierNotes.feed.once')}
                  readOnly
                  value={address}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
                <p className="dossier-actions">
                  <Button
                    onClick={() =>
                      void navigator.clipboard.writeText(address).then(
                        () => setIsCopied(true),
                        // No clipboard without https: the address stands there.
                        () => undefined,
                      )
                    }
                  >
                    {t('dossierNotes.feed.copy')}
                  </Button>
                  <TextLink href={address.replace(/^https?:/, 'webcal:')} look="secondary">
                    {t('dossierNotes.feed.open')}
                  </TextLink>
                  <span role="status">{isCopied ? t('dossierNotes.copied') : ''}</span>
                </p>
              </div>
            )}
            {isMade && createdAt !== null ? (
              <p className="muted">
                {t('dossierNotes.feed.made', { time: formatTime(createdAt) })}{' '}
                {readAt === null
                  ? t('dossierNotes.feed.unread')
                  : t('dossierNotes.feed.read', { time: formatTime(readAt) })}
              </p>
            ) : null}
            <DeedError error={making.error ?? ending.error} />
            <p className="dossier-actions">
              <Button isBusy={making.isBusy} onClick={() => void make()}>
                {t(isMade ? 'dossierNotes.feed.renew' : 'dossierNotes.feed.make')}
              </Button>
              {isMade ? (
                <Button kind="quiet" isBusy={ending.isBusy} onClick={() => void end()}>
                  {t('dossierNotes.feed.end')}
                </Button>
              ) : null}
            </p>
          </>
        )}
      </CallView>
    </Card>
  );
}
