import { ask } from '../questions/ask.ts';
import type { Answer, Question } from '../questions/question.ts';
import type { Spy } from '../stage/spy.ts';
import type { Stage } from '../stage/stage.ts';
import type { TwoWorlds } from './two-worlds.ts';

/** A spy and a question that spy asks. */
export interface Asked {
  spy: Spy;
  question: Question;
}

/** A call that answers differently in the two worlds, and how. */
export interface Difference {
  where: string;
  here: string;
  there: string;
}

/** What a comparison found. */
export interface Comparison {
  /** Calls whose answers depend on a price that the spy does not know. */
  leaks: Difference[];
  /** Calls that differ within one world: they prove nothing, so each needs a reason or a mask. */
  restless: Difference[];
}

/**
 * Asks the same in both worlds. Whatever differs is asked again here, there and here: a difference that comes and goes
 * with the world is a leak, one that stays away when the world is as before is chance.
 * @param before answers from the world as it is, where they are known already
 */
export async function compareWorlds(
  stage: Stage,
  worlds: TwoWorlds,
  asked: readonly Asked[],
  before?: readonly Answer[],
): Promise<Comparison> {
  const tell = (answer: Answer) => plain(answer, worlds.commitments);
  const inWorld = async (world: 'as it is' | 'other', some: readonly Asked[]) => {
    await worlds.turn(world);
    try {
      return (await askEach(stage, some)).map(tell);
    } finally {
      await worlds.turn('as it is');
    }
  };
  const here = before ? before.map(tell) : await inWorld('as it is', asked);
  const there = await inWorld('other', asked);
  const suspects = asked.filter((_, place) => here[place] !== there[place]);
  const again = [
    await inWorld('as it is', suspects),
    await inWorld('other', suspects),
    await inWorld('as it is', suspects),
  ];
  const found = suspects.map(({ spy, question }, place) => {
    const [first = '', second = '', third = ''] = again.map((answers) => answers[place] ?? '');
    return { first, second, third, where: `${spy.name}: ${question.where}` };
  });
  return {
    leaks: found
      .filter(({ first, second, third }) => first === third && first !== second)
      .map(({ where, first, second }) => ({ where, ...apart(first, second) })),
    restless: found
      .filter(({ first, third }) => first !== third)
      .map(({ where, first, third }) => ({ where, ...apart(first, third) })),
  };
}

async function askEach(stage: Stage, asked: readonly Asked[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const spy of new Set(asked.map((one) => one.spy))) {
    const places = asked.flatMap((one, place) => (one.spy === spy ? [place] : []));
    const told = await ask(
      stage,
      spy,
      places.flatMap((place) => asked[place]?.question ?? []),
    );
    for (const [index, answer] of told.entries()) answers[places[index] ?? 0] = answer;
  }
  return answers;
}

// What every request gets of its own, and the server's clock.
const ownOfRequests = /"(?:requestId|request_id|server_now|serverNow|made_at|madeAt)": ?"[^"]*"/g;
const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** An answer without what has to differ. */
function plain({ status, headers, body, question }: Answer, commitments: readonly string[]): string {
  const known = commitments.reduce((text, one) => text.replaceAll(one, 'a commitment'), body);
  const masked = question.chance ? known.replace(question.chance, 'chance') : known;
  return [status, headers.replace(id, 'an id'), masked.replace(ownOfRequests, 'of the request')].join('\n');
}

/** Where two texts part, with a little around it. */
function apart(one: string, other: string): { here: string; there: string } {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const part = (text: string) => text.slice(Math.max(0, at - 80), at + 80).replace(/\s+/g, ' ');
  return { here: part(one), there: part(other) };
}
