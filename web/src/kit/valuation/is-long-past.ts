/** Prices move: after so many months a value is no longer what a home would go for now. */
const MONTHS = 3;

/** Whether a day lies so long ago that its prices are those of another time. */
export function isLongPast(on: string, now: number = Date.now()): boolean {
  const end = new Date(on);
  end.setUTCMonth(end.getUTCMonth() + MONTHS);
  return end.getTime() < now;
}
