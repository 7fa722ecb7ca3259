import { useState, type ReactNode } from 'react';
import { biasOf } from '#domain/bias.ts';
import { formatMoney } from '#domain/format-money.ts';
import type { Lead, LeadPeople } from '#wire/leads.ts';
import { formatPercent, formatShare, formatTime } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import type { Call } from '#kit/call/use-call.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Agency } from '../frame/agency-here.ts';
import { LeadChoiceForm } from './lead-choice.tsx';
import { eraseLead } from './lead-calls.ts';
import { WriteToLead } from './write-to-lead.tsx';

interface LeadDetailProps {
  readonly agency: Agency;
  readonly lead: Lead;
  readonly people: Call<LeadPeople>;
  readonly onChanged: (lead: Lead) => void;
  readonly onErased: () => void;
}

/** A question as it is read and answered: who asked and what they agreed to, what was said since, and what is to be done. */
export function LeadDetail({ agency, lead, people, onChanged, onErased }: LeadDetailProps) {
  const [isErasing, setIsErasing] = useState(false);
  if (lead.withdrawnAt !== null)
    return <p className="muted">{t('agencyLoop.lead.goneHelp', { time: formatTime(lead.withdrawnAt) })}</p>;
  return (
    <div className="loop-detail">
      <Facts lead={lead} />
      <ol className="loop-entries">
        {lead.entries.map(({ id, kind, body, by, madeAt, mail }) => (
          <li key={id} data-kind={kind}>
            <p className="muted">
              {t(`agencyLoop.entry.${kind}`, { name: by ?? lead.name ?? '' })} · {formatTime(madeAt)}
              {mail === null ? null : ` · ${t(`agencyLoop.mail.${mail}`)}`}
            </p>
            {body === '' ? null : <p className="loop-words">{body}</p>}
          </li>
        ))}
      </ol>
      <WriteToLead agency={agency} lead={lead} people={people} onWritten={onChanged} />
      <LeadChoiceForm agency={agency} lead={lead} people={people.answer?.people ?? []} onSaved={onChanged} />
      {agency.role === 'agent' ? null : (
        <p>
          <Button kind="quiet" size="small" onClick={() => setIsErasing(true)}>
            {t('agencyLoop.lead.erase')}
          </Button>
        </p>
      )}
      <AskDeed
        isOpen={isErasing}
        title={t('agencyLoop.lead.eraseTitle', { name: lead.name ?? '' })}
        labels={{
          close: t('agencyLoop.close'),
          cancel: t('agencyLoop.lead.keep'),
          send: t('agencyLoop.lead.eraseYes'),
        }}
        isDanger
        send={() => eraseLead(lead.id)}
        onDone={onErased}
        onClose={() => setIsErasing(false)}
      >
        {t('agencyLoop.lead.eraseLead')}
      </AskDeed>
    </div>
  );
}

function Facts({ lead }: { readonly lead: Lead }) {
  const { mailbox, phone, ownHome, game, home, guess, bias, consents, isMailed } = lead;
  const habit =
    bias && bias.mean !== null ? biasOf({ n: bias.n, mean: bias.mean, spread: bias.spread }) : null;
  return (
    <dl className="loop-facts">
      {mailbox === null ? null : (
        <Fact label={t('agencyLoop.fact.email')}>
          <TextLink href={`mailto:${mailbox}`}>{mailbox}</TextLink>
          {isMailed ? null : ` (${t('agencyLoop.fact.noMail')})`}
        </Fact>
      )}
      {phone === null ? null : (
        <Fact label={t('agencyLoop.fact.phone')}>
          <TextLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</TextLink>
        </Fact>
      )}
      {ownHome === null ? null : <Fact label={t('agencyLoop.fact.ownHome')}>{ownHome}</Fact>}
      {home ? <Fact label={t('agencyLoop.fact.home')}>{home.title}</Fact> : null}
      {game ? <Fact label={t('agencyLoop.fact.game')}>{game.title}</Fact> : null}
      {guess ? (
        <Fact label={t('agencyLoop.fact.guess')}>
          {formatMoney(guess.guessMinor, guess.currency, locale())}
          {guess.missPercent === null
            ? null
            : `, ${t(guess.missPercent < 0 ? 'agencyLoop.fact.under' : 'agencyLoop.fact.over', {
                percent: formatPercent(Math.abs(guess.missPercent)),
              })}`}
        </Fact>
      ) : null}
      {habit ? (
        <Fact label={t('agencyLoop.fact.bias')}>
          {t(habit.share < 0 ? 'agencyLoop.fact.biasUnder' : 'agencyLoop.fact.biasOver', {
            share: formatShare(Math.abs(habit.share)),
            count: habit.n,
          })}
        </Fact>
      ) : null}
      <Fact label={t('agencyLoop.fact.agreed')}>
        <ul>
          {consents.map(({ purpose, text, at }) => (
            <li key={purpose}>
              {text} <span className="muted">{formatTime(at)}</span>
            </li>
          ))}
        </ul>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
