/** One thing to ask, and what it asks about. */
export interface Question {
  /** `function game_overview`, `edge start-run`, `table games`, `page`, `image`, `storage`: what reach is counted by. */
  subject: string;
  /** For people: the call with its arguments. */
  where: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** A page of the site, asked for on this host. */
  host?: string;
  /** Leaves something new behind each time, so it is asked in the hunt alone. */
  isOnce?: boolean;
  /** Is asked when all before it are answered. */
  waits?: boolean;
  /** What differs from one call to the next by chance, such as a new code. */
  chance?: RegExp;
}

/** What came back. */
export interface Answer {
  question: Question;
  spy: string;
  status: number;
  /** Without the time and what every request gets of its own. */
  headers: string;
  body: string;
}

/** Where something was seen, and the text of it. */
export function sightingOf({ spy, question, headers, body, status }: Answer): {
  where: string;
  text: string;
} {
  const said = status >= 400 ? withoutOwnNumbers(body, question.path) : body;
  return { where: `${spy}: ${question.where}`, text: `${headers}\n${said}` };
}

/** A refusal may repeat the number that was asked with ("value 68211720 is out of range"): who asked had it already. */
function withoutOwnNumbers(body: string, path: string): string {
  const own = decodeURIComponent(path).match(/\d{5,}/g) ?? [];
  return own.reduce((text, number) => text.replaceAll(number, ''), body);
}
