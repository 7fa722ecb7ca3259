import type { AheadInput, AheadPage } from '#app/draw-ahead.tsx';
import { answerKey } from '#lib/answer-key.ts';
import type { AskedCall, Boot } from '#lib/env.ts';
import type { RpcName } from '#wire/calls.ts';
import type { DrawAhead } from './ahead-pages.ts';

/** What parts of content pages ask for as a visitor whom nobody knows: public, changed by no asking. */
const PUBLIC_CALLS = new Set<string>([
  'brand_games',
  'daily_challenge',
  'day_corrections',
  'edition_record',
  'game_collection',
  'game_overview',
  'leaderboard',
  'list_templates',
] satisfies RpcName[]);
/** A list may follow from the answer before it: a town's games, its country's, the day's. */
const MOST_TURNS = 6;

/** What a public call answers; null or undefined where there is nothing, or nobody knows. */
export type ReadPublic = (name: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>;

interface DrawnPage {
  readonly ahead: AheadPage | null;
  readonly boot: Boot;
}

/**
 * A content page with what works on it, drawn from answers that go along for the browser. What the part asks for is found out by
 * drawing it; where it asks for something else, or only a browser can draw it, its place is kept instead.
 */
export async function drawWithPart(
  drawAhead: DrawAhead,
  input: AheadInput,
  read: ReadPublic,
): Promise<DrawnPage> {
  let boot: Boot = { ...input.boot, drawsPart: true };
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const ahead = await drawAhead({ ...input, boot });
    if (ahead === null) break;
    if (!ahead.lacks) return { ahead, boot };
    const answers = await answersTo(ahead.lacks, read);
    if (answers === null) break;
    boot = { ...boot, answers: { ...boot.answers, ...answers } };
  }
  return { ahead: await drawAhead(input), boot: input.boot };
}

async function answersTo(lacks: readonly AskedCall[], read: ReadPublic): Promise<Boot['answers'] | null> {
  if (lacks.some(([name]) => !PUBLIC_CALLS.has(name))) return null;
  const answers = await Promise.all(
    lacks.map(async ([name, args]) => [answerKey(name, args), await read(name, args)] as const),
  );
  if (answers.some(([, answer]) => answer === null || answer === undefined)) return null;
  return Object.fromEntries(answers);
}
