import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { runPool } from '../../../../scripts/test/pool.ts';
import { headersOf } from '../stage/call-api.ts';
import type { Spy } from '../stage/spy.ts';
import type { Stage } from '../stage/stage.ts';
import type { Answer, Question } from './question.ts';

const atOnce = 4;
/** So many questions never use up a limit per minute that was empty before. */
const perLimit = 40;

/** What asking takes of a stage. */
type Reachable = Pick<Stage, 'address' | 'sql'>;

/** Asks a spy's questions; the answers come in their order. Limits per minute are lifted: they are not what is tested. */
export async function ask(stage: Reachable, spy: Spy, questions: readonly Question[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const one = async (question: Question, place: number) => {
    if (place % perLimit === 0) await liftLimits(stage);
    const answer = question.host === undefined ? call(stage, spy, question) : readPage(stage, spy, question);
    answers[place] = await answer;
  };
  const tasks = questions.map((question, place) => () => one(question, place));
  const stretches = [0, ...questions.flatMap(({ waits }, place) => (waits ? [place] : [])), tasks.length];
  for (const [place, start] of stretches.entries())
    await runPool(tasks.slice(start, stretches[place + 1]), atOnce);
  return answers;
}

/** Whoever counts a call meanwhile has several rows in hand: all of them end before any is taken away. */
async function liftLimits({ sql }: Reachable): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`lock table private.rate_limits in share row exclusive mode`;
    await transaction`delete from private.rate_limits`;
  });
}

async function call({ address }: Reachable, spy: Spy, question: Question): Promise<Answer> {
  const { body, path, headers } = question;
  const answer = await fetch(`${address.api}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...headersOf(address, spy),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body ? JSON.stringify(body) : null,
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return {
    question,
    spy: spy.name,
    status: answer.status,
    headers: tell([...answer.headers]),
    body: /^image\//.test(answer.headers.get('content-type') ?? '')
      ? textOfPicture(bytes)
      : bytes.toString('utf8'),
  };
}

/** Node cannot resolve star.localhost, and fetch cannot set a host: so a plain request. */
function readPage({ address }: Reachable, spy: Spy, question: Question): Promise<Answer> {
  const url = new URL(question.path, address.site);
  const headers = { ...question.headers, host: `${question.host ?? ''}:${url.port}` };
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      // The policy's digests are of inline texts.
      const { 'content-security-policy': _, ...rest } = answer.headers;
      const told = tell(Object.entries(rest).map(([name, value]) => [name, String(value)]));
      answer.on('end', () =>
        resolve({ question, spy: spy.name, status: answer.statusCode ?? 0, headers: told, body }),
      );
    }).on('error', reject);
  });
}

/** The headers of an answer, but for the time, the length and the digest of its body: the body itself says both. */
function tell(headers: readonly (readonly [string, string])[]): string {
  return headers
    .filter(([name, value]) => !['content-length', 'date'].includes(name) && !/^"[0-9a-f]{32}"$/.test(value))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/**
 * A digest of every byte, so that two pictures can be compared, and the texts between the pixels. Hex and short forms
 * would turn up in compressed pixels by chance.
 */
export function textOfPicture(bytes: Buffer): string {
  const texts = bytes.toString('latin1').match(/[\x20-\x7e]{8,}/g) ?? [];
  return [createHash('sha256').update(bytes).digest('hex'), ...texts].join('\n');
}
