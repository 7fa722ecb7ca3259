import { REPORT_NOTE_LENGTH, REPORT_REASONS } from '#domain/comment-rules.ts';
import { t } from '#lib/i18n.ts';

/** The texts of a dialog that reports a comment or a name. */
export function reportLabels() {
  return {
    labels: { close: t('report.close'), cancel: t('report.cancel'), send: t('report.send') },
    choices: {
      label: t('report.reason'),
      options: REPORT_REASONS.map((value) => ({ value, label: t(`report.reason.${value}`) })),
    },
    note: { label: t('report.note'), optional: t('form.optional'), maxLength: REPORT_NOTE_LENGTH },
  };
}

/** The texts of a dialog in which somebody who runs a game acts and says why. */
export function moderateLabels(send: string) {
  return {
    labels: { close: t('report.close'), cancel: t('report.cancel'), send },
    note: {
      label: t('moderate.why'),
      hint: t('moderate.whyHint'),
      missing: t('moderate.whyMissing'),
      maxLength: REPORT_NOTE_LENGTH,
    },
  };
}
