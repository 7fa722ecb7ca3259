import type { ApiKey } from '#wire/public-api.ts';
import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { callRpc } from '#lib/api.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { formatDate } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { loginPath } from '#lib/paths.ts';
import { useSession } from '#lib/use-session.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';

const NAME_LENGTH = 60;

/** Keys of the public API: made here, shown once, ended here. */
export function ApiKeys() {
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <section aria-labelledby="api-keys">
      <h2 id="api-keys">{t('api.keys')}</h2>
      <p>{t('api.keysLead')}</p>
      {session ? (
        <OwnKeys />
      ) : (
        <p>
          {t('api.signIn')}{' '}
          <TextLink as={Link} to={loginPath(pathname)}>
            {t('api.signInLink')}
          </TextLink>
        </p>
      )}
    </section>
  );
}

function OwnKeys() {
  const call = useCall(['api-keys'], () => callRpc('own_api_keys', {}));
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  return (
    <>
      <MakeKey onMade={() => void call.reload()} />
      <CallView
        call={call}
        waiting={
          <Waiting label={t('api.keysLoading')}>
            <Skeleton height="3rem" />
          </Waiting>
        }
        failed={t('api.keysFailed')}
        isEmpty={(keys) => keys.length === 0}
        empty={<Empty title={t('api.keysNone')}>{t('api.keysNoneHelp')}</Empty>}
      >
        {(keys) => (
          <ul className="public-api-keys">
            {keys.map((key) => (
              <li key={key.id} data-row={key.id}>
                <span>
                  <strong>{key.name}</strong> {key.revokedAt ? <Badge>{t('api.revoked')}</Badge> : null}
                  <br />
                  <span className="muted">
                    {t('api.createdOn', { date: formatDate(key.createdAt) })},{' '}
                    {key.usedOn ? t('api.usedOn', { date: formatDate(key.usedOn) }) : t('api.unused')}
                  </span>
                </span>
                {key.revokedAt ? null : (
                  <Button
                    size="small"
                    aria-label={t('api.revokeNamed', { name: key.name })}
                    onClick={() => setRevoking(key)}
                  >
                    {t('api.revoke')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </CallView>
      <AskDeed
        isOpen={revoking !== null}
        onClose={() => setRevoking(null)}
        title={t('api.revokeTitle', { name: revoking?.name ?? '' })}
        labels={{ close: t('api.close'), cancel: t('api.cancel'), send: t('api.revoke') }}
        isDanger
        send={async () => (revoking ? callRpc('revoke_api_key', { keyId: revoking.id }) : undefined)}
        onDone={() => {
          setRevoking(null);
          void call.reload();
        }}
      >
        <p>{t('api.revokeText')}</p>
      </AskDeed>
    </>
  );
}

function MakeKey({ onMade }: { readonly onMade: () => void }) {
  const [name, setName] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isMissing = name.trim() === '';
  const make = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isMissing) return;
    setIsBusy(true);
    setError(null);
    try {
      // Sent once: a second one would be another key.
      const { key } = await callRpc('make_api_key', { name: name.trim() }, { attempts: 1 });
      setMade(key);
      setName('');
      setIsAsked(false);
      onMade();
    } catch (thrown) {
      setError(errorSentence(toAppError(thrown)));
    }
    setIsBusy(false);
  };
  return (
    <form className="form" onSubmit={(event) => void make(event)} noValidate>
      <TextField
        label={t('api.name')}
        hint={t('api.nameHint')}
        value={name}
        maxLength={NAME_LENGTH}
        error={isAsked && isMissing ? t('api.nameMissing') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {error ? (
        <p className="form-error" role="alert">
          {error}
        </p>
      ) : null}
      <div className="form-actions">
        <Button type="submit" isBusy={isBusy}>
          {t('api.make')}
        </Button>
      </div>
      <div role="status">
        {made ? (
          <>
            <p>{t('api.made')}</p>
            <p>
              <code className="public-api-text">{made}</code>
            </p>
          </>
        ) : null}
      </div>
    </form>
  );
}
