/** One property of a calendar file. */
export interface IcsLine {
  /** of the line on which it begins, from 1 */
  readonly number: number;
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

/** The properties of a file: what was folded over several lines is one again; lines that are none are left out. */
export function unfoldLines(file: string): IcsLine[] {
  const whole: { number: number; text: string }[] = [];
  for (const [place, text] of file
    .replace(/^\u{FEFF}/u, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const last = whole.at(-1);
    if (last && /^[ \t]/.test(text)) last.text += text.slice(1);
    else if (text !== '') whole.push({ number: place + 1, text });
  }
  return whole.flatMap(({ number, text }) => {
    const line = readLine(text, number);
    return line ? [line] : [];
  });
}

/** NAME;PARAMETER=value;PARAMETER="a:b":value; colons within quotes end nothing. */
function readLine(text: string, number: number): IcsLine | null {
  const head = /^([A-Za-z0-9-]+)((?:;[^=;:"]+=(?:"[^"]*"|[^";:]*)(?:,(?:"[^"]*"|[^";:]*))*)*):/.exec(text);
  if (!head) return null;
  const parameters = new Map(
    [...(head[2] ?? '').matchAll(/;([^=;:"]+)=((?:"[^"]*"|[^";:])*)/g)].map(([, name = '', value = '']) => [
      name.toUpperCase(),
      value.replace(/^"|"$/g, ''),
    ]),
  );
  return { number, name: (head[1] ?? '').toUpperCase(), parameters, value: text.slice(head[0].length) };
}

/** A text as people wrote it. */
export function unescapeText(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
}

/** PT1H30M, P2D or P1W in milliseconds; null for what is no length of time. */
export function durationMs(value: string): number | null {
  const found =
    /^\+?P(?:(\d{1,4})W|(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?)$/.exec(
      value.trim(),
    );
  if (!found || /^\+?PT?$/.test(value.trim())) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part) => Number(part || 0));
  return ((weeks * 7 + days) * 86_400 + hours * 3600 + minutes * 60 + seconds) * 1000;
}
