/** A moment as a `datetime-local` input takes it: the reader's own clock, to the minute. Empty for none. */
export function toLocalInput(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** What such an input holds, as a moment; null for nothing, or for what is no moment. */
export function fromLocalInput(text: string): string | null {
  const time = new Date(text).getTime();
  return text === '' || Number.isNaN(time) ? null : new Date(time).toISOString();
}
