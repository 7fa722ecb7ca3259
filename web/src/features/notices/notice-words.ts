import type { Notice } from '#wire/notices.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';

/** What a notice says: in a line what happened, then what it means, then why. */
export interface NoticeWords {
  readonly title: string;
  readonly texts: readonly string[];
  /** points before and after, where they differ */
  readonly total: string | null;
  /** why, in words of a list */
  readonly reason: string | null;
}

/** The words of a notice. What people wrote stands as they wrote it; a price stands nowhere. */
export function noticeWords(notice: Notice): NoticeWords {
  const home =
    notice.home ?? (notice.position === null ? null : t('notices.homeOf', { position: notice.position }));
  const { kind, correction, answer } = notice;
  if (correction) return correctionWords(notice, correction, home ?? notice.game.title);
  if (answer) {
    const isJudged = kind === 'judged';
    return {
      title:
        home === null
          ? t(isJudged ? 'notices.judgedRun' : 'notices.answeredRun')
          : t(isJudged ? 'notices.judged' : 'notices.answered', { home }),
      texts: [
        `${t(`fairness.state.${answer.state}`)}.`,
        answer.note === ''
          ? ''
          : t(isJudged ? 'fairness.judgement' : 'fairness.answer', { note: answer.note }),
      ],
      total: null,
      reason: t(`fairness.reason.${answer.reason}`),
    };
  }
  const plain = { total: null, reason: null };
  if (notice.hiddenBecause !== null)
    return {
      ...plain,
      title: t('notices.run_hidden'),
      texts: [t('notices.hiddenText', { reason: notice.hiddenBecause }), t('notices.hiddenAsk')],
    };
  return kind === 'run_restored'
    ? { ...plain, title: t('notices.run_restored'), texts: [t('notices.run_restoredText')] }
    : {
        ...plain,
        title: t('notices.poll_locked', { home: home ?? notice.game.title }),
        texts: [t('notices.poll_lockedText')],
      };
}

function correctionWords(
  { mayGoOn }: Notice,
  { action, reason, note, wasGuessed, totalBefore, totalAfter }: NonNullable<Notice['correction']>,
  home: string,
): NoticeWords {
  const hasMoved = totalBefore !== totalAfter;
  return {
    title: t(`notices.${action}`, { home }),
    texts: [
      t(wasGuessed ? `fairness.action.${action}` : 'notices.unguessed'),
      hasMoved ? '' : t('notices.stays', { total: formatNumber(totalAfter) }),
      note === '' ? '' : t('fairness.note', { note }),
      mayGoOn ? t('notices.goOn') : '',
    ],
    total: hasMoved
      ? t('fairness.total', { before: formatNumber(totalBefore), after: formatNumber(totalAfter) })
      : null,
    reason: t(`fairness.reason.${reason}`),
  };
}
