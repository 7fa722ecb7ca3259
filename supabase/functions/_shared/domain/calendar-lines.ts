/** A line of a calendar holds so many bytes before it goes on in the next one (RFC 5545). */
const LINE_BYTES = 75;

/** Lines as a calendar file (RFC 5545): each folded, and ended as the standard wants it. */
export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A day as calendars write it. */
export function calendarDay(on: string): string {
  return on.replace(/\D/g, '');
}

/** A value that is no text and has nothing to escape: it stays within its line. */
export function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '');
}

/** A text as a calendar's value: what would end it or divide it is escaped, other control characters go. */
export function calendarText(value: string): string {
  return value
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n?|[\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A long line in pieces of so many bytes, none of which ends within a character. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const more = bytesOf(character);
    if (bytes + more > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += more;
  }
  return folded;
}

/** How many bytes a character takes in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
