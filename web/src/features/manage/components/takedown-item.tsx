import type { HomeToAdd } from '#wire/managed-homes.ts';
import type { Takedown } from '#wire/takedowns.ts';
import { useState, type ReactNode } from 'react';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { HomePhoto } from '#kit/home-edits/home-photo.tsx';
import { TakedownDialog } from './takedown-dialog.tsx';
import { takedownHomeName } from '../takedown-home-name.ts';
import { TakedownHomes } from './takedown-homes.tsx';

interface TakedownItemProps {
  readonly request: Takedown;
  /** none: it is decided */
  readonly onDecided?: () => void;
}

/** One request: who asks, on what ground, what they wrote, about which home, since when; and the two ways to answer. */
export function TakedownItem({ request, onDecided }: TakedownItemProps) {
  const [decision, setDecision] = useState<'grant' | 'refuse' | null>(null);
  const [chosen, setChosen] = useState<readonly HomeToAdd[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const { home, status } = request;
  const name = takedownHomeName(request);
  const grant = () => {
    setIsMissing(home === null && chosen.length === 0);
    if (home !== null || chosen.length > 0) setDecision('grant');
  };
  return (
    <li className="takedown-item" data-row={request.id}>
      {home?.photo ? <HomePhoto photo={home.photo} /> : null}
      <div className="takedown-text">
        <h3>
          {name}
          {status === 'open' ? null : (
            <Badge tone={status === 'granted' ? 'warn' : 'neutral'}>{t(`takedowns.${status}`)}</Badge>
          )}
        </h3>
        <p>
          {t(`takedowns.capacity.${request.capacity}`, { name: request.reporterName })}{' '}
          {t(`takedowns.subject.${request.subject}`)}
        </p>
        <blockquote>{request.statement}</blockquote>
        <dl>
          <Fact name={t('takedowns.since')}>
            <time dateTime={request.createdAt}>{formatTime(request.createdAt)}</time>
          </Fact>
          <Fact name={t('takedowns.mail')}>
            <a href={`mailto:${encodeURIComponent(request.reporterEmail)}`}>{request.reporterEmail}</a>
          </Fact>
          {/* Words of a stranger: shown, never a link. */}
          <Fact name={t('takedowns.page')}>{request.pageUrl}</Fact>
          {request.sourceUrl ? <Fact name={t('takedowns.source')}>{request.sourceUrl}</Fact> : null}
          {home && home.games.length > 0 ? (
            <Fact name={t('takedowns.games')}>{home.games.join(', ')}</Fact>
          ) : null}
          {request.decidedAt ? (
            <Fact name={t('takedowns.decidedBy', { name: request.decidedBy ?? t('manage.log.somebody') })}>
              <time dateTime={request.decidedAt}>{formatTime(request.decidedAt)}</time>
              {request.decisionNote ? <q>{request.decisionNote}</q> : null}
            </Fact>
          ) : null}
        </dl>
        {onDecided && home === null ? (
          <TakedownHomes
            named={request.sourceUrl ?? request.pageUrl}
            chosen={chosen}
            onChoose={(homes) => {
              setChosen(homes);
              setIsMissing(false);
            }}
            error={isMissing ? t('takedowns.chooseFirst') : undefined}
          />
        ) : null}
        {onDecided ? (
          <div className="takedown-actions">
            <Button kind="danger" aria-label={t('takedowns.grantNamed', { home: name })} onClick={grant}>
              {t('takedowns.grant')}
            </Button>
            <Button
              aria-label={t('takedowns.refuseNamed', { home: name })}
              onClick={() => setDecision('refuse')}
            >
              {t('takedowns.refuse')}
            </Button>
            <TakedownDialog
              request={request}
              chosen={chosen}
              decision={decision}
              onClose={() => setDecision(null)}
              onDecided={() => {
                setDecision(null);
                onDecided();
              }}
            />
          </div>
        ) : null}
      </div>
    </li>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
