import { halvesOf, type Edit } from './conditions.ts';
import { endOf, spanOf, tokensOf, type Token } from './sql-text.ts';

const endsOfWhere = words(
  '; group order limit offset for returning union except intersect having window loop on then do',
);
const endsOfOn = words(
  '; , join inner left right full cross natural where group order limit union loop set for returning',
);
const endsOfValue = words('; , from as order filter then else when where loop using into');
const noValue = words('select with where partition order distinct insert update values , ; )');

/** What a condition of a query has to be about to be worth a mutant: who, whose, seen by whom, in what state. */
const isAboutAccess =
  /user|guest|owner|player|viewer|author|agenc|auth\.uid|manag|visib|state|status|hidden|withdrawn|\bis_|has_|_at\b|_by\b|uses|now\(\)|rights|exists|private\.|kind/i;

/**
 * Every change to the body of a PL/pgSQL or SQL function that its tests should notice: refusals and calls dropped,
 * guards forced, halves of conditions removed, masks taken off.
 * @param isQuestion it answers yes or no, so its answer is a condition too
 */
export function functionEdits(body: string, isQuestion: boolean): Edit[] {
  const tokens = tokensOf(body);
  const edits = [
    ...droppedCalls(body, tokens),
    ...guards(body, tokens),
    ...cases(body, tokens),
    ...masks(body, tokens),
  ];
  if (isQuestion) edits.push(...answers(body, tokens));
  const queries = clauses(body, tokens);
  edits.push(...queries.filter(({ start, end }) => isAboutAccess.test(body.slice(start, end))));
  // Conditions elsewhere: values of rows and of answers.
  const known = new Set([...edits, ...queries].map(keyOf));
  return distinct([...edits, ...values(body, tokens).filter((edit) => !known.has(keyOf(edit)))]);
}

/** `raise exception …;` and `perform private.…;` do nothing. Locks and settings are left alone: one caller alone sees none. */
function droppedCalls(body: string, tokens: readonly Token[]): Edit[] {
  return tokens.flatMap(({ text, start }, at) => {
    const isRaise = text === 'raise' && tokens[at + 1]?.text === 'exception';
    const isCall = text === 'perform' && tokens[at + 1]?.text === 'private';
    if (!isCall && !isRaise) return [];
    const { end } = spanOf(body, tokens, at, endOf(tokens, at, words(';')));
    const change = isRaise || tokens[at + 2]?.text === '.refuse' ? 'refusal off' : 'call dropped';
    return [{ start, end, change, replacement: 'null' }];
  });
}

/** Conditions of an `if` that refuses or answers at once: always, never, and by halves. */
function guards(body: string, tokens: readonly Token[]): Edit[] {
  return tokens.flatMap(({ text }, at) => {
    if (!(text === 'if' || text === 'elsif') || tokens[at - 1]?.text === 'end') return [];
    const then = endOf(tokens, at + 1, words('then'));
    const branch = spanOf(body, tokens, then + 1, endOf(tokens, then + 1, words('elsif else')));
    const inside = body.slice(branch.start, branch.end);
    if (!/private\.refuse|raise exception|\breturn\b|'refusal'/.test(inside)) return [];
    const condition = spanOf(body, tokens, at + 1, then);
    const isOneRefusal = /^perform private\.refuse\([^;]*;$/.test(inside);
    return [
      { ...condition, change: 'always', replacement: 'true' },
      ...(isOneRefusal ? [] : [{ ...condition, change: 'never', replacement: 'false' }]),
      ...halvesOf(body, tokens, at + 1, then),
    ];
  });
}

/** `case when … then`: what it guards is always answered; and by halves. */
function cases(body: string, tokens: readonly Token[]): Edit[] {
  const open: boolean[] = [];
  return tokens.flatMap(({ text }, at) => {
    if (text === 'case') open.push(tokens[at + 1]?.text === 'when');
    if (text === 'end') open.pop();
    if (text !== 'when' || open.at(-1) !== true) return [];
    const then = endOf(tokens, at + 1, words('then'));
    return [
      { ...spanOf(body, tokens, at + 1, then), change: 'case always', replacement: 'true' },
      ...halvesOf(body, tokens, at + 1, then),
    ];
  });
}

/** Chosen facts shown although hidden; exact points in place of moved ones. */
function masks(body: string, tokens: readonly Token[]): Edit[] {
  return tokens.flatMap(({ text, start, end }, at) => {
    if (text === '.hidden_facts') {
      const minus = /-\s*\w+$/.exec(body.slice(0, start));
      return minus ? [{ start: minus.index, end, change: 'hidden facts shown', replacement: '' }] : [];
    }
    if (text !== '.blurred_point' || tokens[at - 1]?.text !== 'private') return [];
    const close = endOf(tokens, at + 2, new Set());
    const [, latitude = '', longitude = ''] = argumentsOf(body, tokens, at + 2, close);
    return [
      {
        start: tokens[at - 1]?.start ?? start,
        end: tokens[close]?.end ?? end,
        change: 'exact point',
        replacement: `jsonb_build_object('lat', ${latitude}, 'lng', ${longitude})`,
      },
    ];
  });
}

function argumentsOf(body: string, tokens: readonly Token[], from: number, close: number): string[] {
  const found: string[] = [];
  for (let at = from; at < close;) {
    const end = endOf(tokens, at, words(','));
    const span = spanOf(body, tokens, at, end);
    found.push(body.slice(span.start, span.end));
    at = end + 1;
  }
  return found;
}

/** The answer of a question, by halves. */
function answers(body: string, tokens: readonly Token[]): Edit[] {
  return tokens.flatMap(({ text }, at) => {
    const isAnswer = text === 'return' || (text === 'select' && at === 0);
    return isAnswer ? halvesOf(body, tokens, at + 1, endOf(tokens, at + 1, words('; from'))) : [];
  });
}

/** Conditions of queries: each conjunct dropped, each alternative removed. */
function clauses(body: string, tokens: readonly Token[]): Edit[] {
  return tokens.flatMap(({ text }, at) => {
    const isJoin =
      text === 'on' &&
      !['conflict', 'constraint', 'commit'].includes(tokens[at + 1]?.text ?? '') &&
      tokens[at - 1]?.text !== 'distinct';
    if (text !== 'where' && !isJoin) return [];
    const end = endOf(tokens, at + 1, isJoin ? endsOfOn : endsOfWhere);
    const halves = halvesOf(body, tokens, at + 1, end);
    if (halves.length > 0) return halves;
    return [{ ...spanOf(body, tokens, at + 1, end), change: 'condition dropped', replacement: 'true' }];
  });
}

/** Conditions that are the value of a column, an argument or a variable, by halves. */
function values(body: string, tokens: readonly Token[]): Edit[] {
  return tokens.flatMap(({ text }, at) => {
    const isStart = text === '(' || text === ',' || text === ':=';
    if (!isStart || noValue.has(tokens[at + 1]?.text ?? ';')) return [];
    return halvesOf(body, tokens, at + 1, endOf(tokens, at + 1, endsOfValue));
  });
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

function keyOf({ start, end, replacement }: Edit): string {
  return `${start} ${end} ${replacement}`;
}

function distinct(edits: readonly Edit[]): Edit[] {
  return [...new Map(edits.toReversed().map((edit) => [keyOf(edit), edit])).values()].toReversed();
}
