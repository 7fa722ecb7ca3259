import type { DayCorrection } from '#wire/fairness.ts';
import { callRpc } from '#lib/api.ts';
import { formatDate } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { useList } from '#kit/call/use-list.ts';
import { CorrectionsLog } from '#kit/fairness/corrections-log.tsx';

interface DayCorrections {
  readonly rows: readonly DayCorrection[];
  readonly next: string | null;
}

async function readDayCorrections(after: string | null): Promise<DayCorrections> {
  const { corrections, next } = await callRpc('day_corrections', after === null ? {} : { after });
  return { rows: corrections, next };
}

/** What was put right in days that everybody has played. */
export function Part() {
  const list = useList<DayCorrection, DayCorrections>(['day-corrections'], readDayCorrections);
  return (
    <CorrectionsLog
      list={list}
      where={({ edition, on }) =>
        t('fairness.day', { edition: t(`fairness.edition.${edition}`), day: formatDate(on) })
      }
    />
  );
}
