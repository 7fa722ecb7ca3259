import type { RecordedDay } from '#wire/editions.ts';

/** What a day was to this visitor. */
export type DayKind = 'done' | 'late' | 'begun' | 'missed' | 'forgiven' | 'open';

/** A day that is over and was never played is missed, or forgiven where nobody could play it. */
export function dayKind({ run, isForgiven, on }: RecordedDay, today: string): DayKind {
  if (run?.status === 'finished') return run.isOfItsDay ? 'done' : 'late';
  if (run?.status === 'active') return 'begun';
  if (on === today) return 'open';
  return isForgiven ? 'forgiven' : 'missed';
}

/** The sign of a day; what it means is said beside it. */
export function DaySign({ kind }: { readonly kind: DayKind }) {
  return <span className="daily-sign" aria-hidden="true" data-mark={kind === 'begun' ? 'open' : kind} />;
}
