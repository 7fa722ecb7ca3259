import { useState, type SubmitEvent } from 'react';
import { env } from '#lib/env.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ApiKeys } from '../components/api-keys.tsx';
import '#kit/form/form.css';
import './public-api.css';

const RESOURCES = ['games', 'game', 'board', 'crowd', 'corrections'] as const;
type Resource = (typeof RESOURCES)[number];

const ROOT = `${env.supabaseUrl}/functions/v1/public-api`;

/** Where a resource is; all but the list are of one game. */
function addressOf(resource: Resource, slug: string): string {
  if (resource === 'games') return `${ROOT}/games`;
  const game = `${ROOT}/games/${encodeURIComponent(slug)}`;
  return resource === 'game' ? game : `${game}/${resource}`;
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

/** A request to the public API, sent from here without a key, and the keys of whoever is signed in. */
export function Part() {
  return (
    <div className="public-api">
      <Trial />
      <ApiKeys />
    </div>
  );
}

function Trial() {
  const [resource, setResource] = useState<Resource>('games');
  const [slug, setSlug] = useState('house-prices-game');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [reply, setReply] = useState<Reply | 'failed' | null>(null);
  const needsGame = resource !== 'games';
  const isMissing = needsGame && slug.trim() === '';
  const address = addressOf(resource, slug.trim());
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isMissing) return;
    setIsBusy(true);
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) });
      setReply({ status: answer.status, text: JSON.stringify(await answer.json(), null, 2) });
    } catch {
      setReply('failed');
    }
    setIsBusy(false);
  };
  return (
    <section aria-labelledby="try-api">
      <h2 id="try-api">{t('api.try')}</h2>
      <form className="form" onSubmit={(event) => void send(event)} noValidate>
        <Select
          label={t('api.resource')}
          value={resource}
          options={RESOURCES.map((value) => ({ value, label: t(`api.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setResource(RESOURCES.find((one) => one === value) ?? 'games')
          }
        />
        {needsGame ? (
          <TextField
            label={t('api.slug')}
            hint={t('api.slugHint')}
            value={slug}
            maxLength={60}
            autoCapitalize="none"
            error={isAsked && isMissing ? t('api.slugMissing') : undefined}
            onChange={(event) => setSlug(event.currentTarget.value)}
          />
        ) : null}
        <p>
          {t('api.address')} <code className="public-api-text">GET {address}</code>
        </p>
        <div className="form-actions">
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {t('api.send')}
          </Button>
        </div>
      </form>
      <div role="status">
        {reply === 'failed' ? <p className="form-error">{t('api.failed')}</p> : null}
        {reply !== null && reply !== 'failed' ? <p>{t('api.answered', { status: reply.status })}</p> : null}
      </div>
      {reply !== null && reply !== 'failed' ? (
        // A long answer scrolls, so it takes the focus of a keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className="public-api-answer" tabIndex={0} aria-label={t('api.answer')}>
          {reply.text}
        </pre>
      ) : null}
      <TextLink href={`${ROOT}/openapi.json`}>{t('api.document')}</TextLink>
    </section>
  );
}
