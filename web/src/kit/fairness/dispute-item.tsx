import type { Dispute } from '#wire/fairness.ts';
import type { ReactNode } from 'react';
import type { DisputeState } from '#domain/corrections.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import './fairness.css';

const TONES = {
  open: 'accent',
  upheld: 'good',
  refused: 'neutral',
  appealed: 'accent',
  granted: 'good',
  dismissed: 'neutral',
} as const satisfies Readonly<Record<DisputeState, string>>;

interface DisputeItemProps {
  readonly dispute: Dispute;
  /** who asks about what */
  readonly title: string;
  /** one below the heading that it stands under */
  readonly heading?: 'h3' | 'h4';
  /** the reader answers, and did not ask */
  readonly isForHost?: boolean;
  /** what can be done about it */
  readonly children?: ReactNode;
}

/** A question, what was answered to it, and where it stands. */
export function DisputeItem({
  dispute,
  title,
  heading: Heading = 'h4',
  isForHost = false,
  children,
}: DisputeItemProps) {
  const state = t(isForHost ? `fairness.hostState.${dispute.state}` : `fairness.state.${dispute.state}`);
  return (
    <li data-row={dispute.id}>
      <Heading>
        {title} <Badge tone={TONES[dispute.state]}>{state}</Badge>
      </Heading>
      <p className="muted">
        <time dateTime={dispute.createdAt}>{formatTime(dispute.createdAt)}</time> ·{' '}
        {t(`fairness.reason.${dispute.reason}`)}
      </p>
      {dispute.note ? <blockquote>{dispute.note}</blockquote> : null}
      {dispute.decisionNote ? <p>{t('fairness.answer', { note: dispute.decisionNote })}</p> : null}
      {dispute.appealNote ? <p>{t('fairness.appealed', { note: dispute.appealNote })}</p> : null}
      {dispute.judgementNote ? <p>{t('fairness.judgement', { note: dispute.judgementNote })}</p> : null}
      {children}
    </li>
  );
}
