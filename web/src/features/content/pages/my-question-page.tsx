import { useEffect, useState } from 'react';
import type { OwnLead } from '#wire/leads.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { confirmLead, readOwnLead, withdrawLead } from '#kit/leads/lead-calls.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import '#kit/leads/leads.css';

/** What somebody asked an agency, by the link of their mail: to say yes to, to read, and to take back. */
export function Component() {
  const token = useQuestionToken();
  return (
    <div className="page" data-width="narrow">
      <h1>{t('leads.own.title')}</h1>
      {token === null ? <p>{t('leads.own.noLink')}</p> : <OwnQuestion token={token} />}
    </div>
  );
}

function OwnQuestion({ token }: { readonly token: string }) {
  const call = useCall(['own question', token], () => readOwnLead(token));
  const [later, setLater] = useState<OwnLead | 'gone' | null>(null);
  if (later === 'gone' || call.error?.code === 'not_found')
    return (
      <p role="status" tabIndex={-1} ref={(said) => said?.focus()}>
        {t('leads.own.gone')}
      </p>
    );
  return (
    <CallView call={call} waiting={<Skeleton height="16rem" />} failed={t('leads.own.failed')}>
      {(first) => <Question token={token} lead={later ?? first} onChanged={setLater} />}
    </CallView>
  );
}

interface QuestionProps {
  readonly token: string;
  readonly lead: OwnLead;
  readonly onChanged: (lead: OwnLead | 'gone') => void;
}

function Question({ token, lead, onChanged }: QuestionProps) {
  const confirming = useDeed();
  const withdrawing = useDeed();
  const { agency, kind, home, isConfirmed } = lead;
  return (
    <div className="own-question">
      <p role="status">
        {t(isConfirmed ? 'leads.own.confirmed' : 'leads.own.waits', { agency })}{' '}
        {t(home === null ? `leads.own.about.${kind}` : 'leads.own.aboutHome', { home: home ?? '' })}
      </p>
      {lead.messages
        .filter((words) => words !== '')
        .map((words, place) => (
          <blockquote key={`${place}-${words.slice(0, 20)}`}>{words}</blockquote>
        ))}
      <p className="muted">
        {[lead.name, lead.mailbox, lead.phone, lead.ownHome].filter(Boolean).join(' · ')}
      </p>
      <div>
        <h2>{t('leads.own.agreed')}</h2>
        <ul>
          {lead.consents.map(({ purpose, text }) => (
            <li key={purpose}>{text}</li>
          ))}
        </ul>
      </div>
      <DeedError error={confirming.error ?? withdrawing.error} />
      <div className="own-question-ways">
        {isConfirmed ? null : (
          <Button
            kind="primary"
            isBusy={confirming.isBusy}
            onClick={() => void confirming.run(async () => onChanged(await confirmLead(token)))}
          >
            {t('leads.own.yes', { agency })}
          </Button>
        )}
        <Button
          isBusy={withdrawing.isBusy}
          onClick={() =>
            void withdrawing.run(async () => {
              await withdrawLead(token);
              onChanged('gone');
            })
          }
        >
          {t(isConfirmed ? 'leads.own.withdraw' : 'leads.own.no')}
        </Button>
      </div>
    </div>
  );
}

/** The token of the link, taken out of the address: it opens what somebody wrote, so it stays in no history. */
function useQuestionToken(): string | null {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('question'));
  useEffect(() => {
    if (token !== null) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return token;
}
