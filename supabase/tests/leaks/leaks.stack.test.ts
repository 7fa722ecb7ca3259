import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../scripts/test/command.ts';
import { edgeParameters } from '../../../scripts/test/edge-parameters.ts';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';
import { rpcs } from '../../functions/_shared/wire/calls.ts';
import { functions as callTable } from '../../functions/_shared/wire/edge-calls.ts';
import { functions } from '../access/matrix.ts';
import { beginHunt, type Hunt } from './hunt.ts';
import { describePlantedLeaks, noiseMs } from './planted-leaks.ts';
import { aboutPages } from './questions/about-pages.ts';
import { aboutEdgeFunctions, aboutFunctions, functionArguments } from './questions/about-functions.ts';
import { argumentGaps, openArguments } from './questions/argument-gaps.ts';
import { readableTables } from './questions/about-tables.ts';
import { ask } from './questions/ask.ts';
import { edgeArguments } from './questions/edge-arguments.ts';
import { broadcastAgain, listenToBoards } from './questions/listen-to-boards.ts';
import { lookAtImages, refuseNotesInShareImage } from './questions/look-at-images.ts';
import { sightingOf } from './questions/question.ts';
import { compareWithTable } from './compare-with-table.ts';
import { setStage } from './stage/set-stage.ts';
import { newSpy } from './stage/spy.ts';
import { backstageOf, type Stage } from './stage/stage.ts';
import { describeWhatIsTold } from './what-is-told.ts';
import { compareTimes } from './worlds/compare-times.ts';
import { compareWorlds, type Asked } from './worlds/compare-worlds.ts';
import { buildTwoWorlds, type TwoWorlds } from './worlds/two-worlds.ts';

const spyNames = [
  'visitor',
  'guest in the run',
  'player',
  'admin of another agency',
  'host of a game of samples',
  'manager of a game with the homes of others',
  'player who claimed a run',
  'holder of a claimed token',
  'player of two games',
  'somebody who gave up',
  'guest who may stake',
  'guest in the fog',
  'guest who compares',
  'client with a report code',
  'commenter',
  'viewer of a spoiler',
  'host with a draft alone',
  'staff',
];

let hunt: Hunt;
let worlds: TwoWorlds;

beforeAll(async () => {
  const stage = await setStage(readStackAddress());
  hunt = await beginHunt(stage);
  worlds = await buildTwoWorlds(stage.sql, backstageOf(stage).secretListings, stage.draft);
}, 300_000);

afterAll(async () => {
  await worlds.turn('as it is');
  await hunt.stage.sql.end({ timeout: 5 });
});

const anybody = newSpy('visitor');

describe('unguessed prices', () => {
  it('are looked for by every spy on the stage', () => {
    expect(hunt.stage.spies.map(({ name }) => name)).toEqual(spyNames);
  });

  it.each(spyNames)(
    'are nowhere to be seen for the %s',
    async (name) => {
      const spy = hunt.stage.spies.find((one) => one.name === name);
      if (!spy) throw new Error(`There is no ${name}.`);
      const seen = await hunt.lookEverywhere(spy);
      expect(hunt.findings(seen, spy)).toEqual([]);
    },
    300_000,
  );

  it('are in no file name, byte or metadata of an image', async () => {
    const pictures = await lookAtImages(hunt.stage, 60);
    expect(pictures.length).toBeGreaterThan(0);
    expect(hunt.findings(pictures)).toEqual([]);
    await refuseNotesInShareImage(hunt.stage);
  }, 180_000);

  it('are in no source of a page', async () => {
    const pages = (await ask(hunt.stage, anybody, aboutPages(hunt.stage))).map(sightingOf);
    expect(pages.every(({ text }) => text.length > 20)).toBe(true);
    expect(hunt.findings(pages)).toEqual([]);
  }, 180_000);

  it('are in no frame of a board', async () => {
    const frames = await listenToBoards(hunt.stage, () => broadcastAgain(hunt.stage));
    expect(frames.text).toContain('changed');
    expect(hunt.findings([frames])).toEqual([]);
  }, 180_000);
});

/**
 * Whoever is answered by the first is gone, and with them all that they would ask. Reports about homes for sale are for
 * whoever manages the home, who knows its price, and for whoever has a link, which opens none that is being guessed.
 */
const UNANSWERED: readonly string[] = [
  'delete_account',
  'end_evaluation_links',
  'listing_evaluation',
  'share_evaluation',
];

// A call that only ever bounces proves nothing: each has to be answered to some spy.
describe('reach', () => {
  const answered = (subject: string) =>
    [...hunt.answers.values()]
      .flat()
      .filter(({ question, status }) => question.subject === subject && status >= 200 && status < 300);
  const open = Object.entries(functions)
    .filter(([name, callers]) => name.startsWith('public.') && ['everybody', 'signed in'].includes(callers))
    .map(([name]) => name.slice('public.'.length));

  it('covers every function that the access matrix opens, and no other', () => {
    expect(Object.keys(functionArguments).sort()).toEqual([...open].sort());
  });

  it('gives every argument of every function a value, and none that it does not take', async () => {
    const calls = hunt.stage.spies.flatMap((spy) =>
      aboutFunctions(hunt.stage, spy).flatMap(({ subject, body }) => {
        const name = subject.slice('function '.length);
        return body && name in functionArguments ? [{ name, body }] : [];
      }),
    );
    const taken = await openArguments(hunt.stage.sql);
    expect(argumentGaps(taken, calls)).toEqual({ missing: [], unknown: [] });
  });

  it('gives every parameter of every edge function a value, and none that it does not take', async () => {
    const calls = hunt.stage.spies.flatMap((spy) =>
      aboutEdgeFunctions(hunt.stage, spy).map(({ subject, path, body }) => ({
        name: subject.slice('edge '.length),
        body: { ...Object.fromEntries(new URL(path, 'http://localhost').searchParams), ...body },
      })),
    );
    expect(argumentGaps(edgeParameters(), calls)).toEqual({ missing: [], unknown: [] });
  });

  it('covers every edge function', () => {
    const folders = readdirSync(join(root, 'supabase/functions')).filter((name) => name !== '_shared');
    expect(Object.keys(edgeArguments).sort()).toEqual(folders.sort());
  });

  it('gets an answer from every function', () => {
    const silent = [
      ...Object.keys(functionArguments).map((name) => `function ${name}`),
      ...Object.keys(edgeArguments).map((name) => `edge ${name}`),
    ].filter((subject) => answered(subject).length === 0);
    expect(silent.sort()).toEqual(UNANSWERED.map((name) => `function ${name}`));
  });

  it('gets rows from every table that somebody may read', () => {
    const empty = readableTables.filter(
      (name) => !answered(`table ${name}`).some(({ body }) => body.startsWith('[{')),
    );
    expect(empty).toEqual([]);
  });
});

// Here every call is answered to somebody, so here the database is held to what the browser is told of it.
describe('the table of calls', () => {
  it('has every function that the access matrix opens, with its callers', () => {
    const opened = Object.entries(functions).flatMap(([name, callers]) => {
      const [schema, call] = name.split('.');
      if (schema !== 'public' || (callers !== 'everybody' && callers !== 'signed in')) return [];
      return [[call, callers === 'everybody' ? 'everybody' : 'account']];
    });
    const named = Object.entries(rpcs).map(([name, { callers }]) => [name, callers]);
    expect(named.sort()).toEqual(opened.sort());
  });

  it('has every edge function that answers data', () => {
    const named = [...Object.keys(callTable), 'end-reminder', 'public-api', 'share-image'];
    expect(named.sort()).toEqual(Object.keys(edgeArguments).sort());
  });

  it('says what each call answers, no field less and none more', () => {
    const { faults, checked } = compareWithTable([...hunt.answers.values()].flat());
    expect(faults).toEqual([]);
    const asked = Object.keys(rpcs).filter((name) => !UNANSWERED.includes(name));
    expect(checked).toEqual([...asked, ...Object.keys(callTable)].sort());
  });
});

describe('two worlds that differ in prices nobody has guessed', () => {
  it('answer every call of every spy alike', async () => {
    const ignorant = hunt.stage.spies.filter((spy) => !worlds.changed.some((id) => spy.knows.includes(id)));
    expect(ignorant.length).toBe(spyNames.length - 2); // staff, and the draft's maker
    // Whole schemas that the API does not show are refused by name, before any row is looked at.
    const answers = ignorant.flatMap((spy) =>
      (hunt.answers.get(spy) ?? [])
        .filter(
          ({ question }) => question.headers?.['accept-profile'] === undefined && question.isOnce !== true,
        )
        .map((answer) => ({ spy, answer })),
    );
    expect(answers.length).toBeGreaterThan(1000);
    const { leaks, restless } = await compareWorlds(
      hunt.stage,
      worlds,
      answers.map(({ spy, answer }) => ({ spy, question: answer.question })),
      answers.map(({ answer }) => answer),
    );
    expect({ leaks, restless }).toEqual({ leaks: [], restless: [] });
  }, 1_200_000);

  it('have the same pages', async () => {
    const asked = aboutPages(hunt.stage, ['localhost']).map((question) => ({ spy: anybody, question }));
    expect(await compareWorlds(hunt.stage, worlds, asked)).toEqual({ leaks: [], restless: [] });
  }, 180_000);

  it('take the same time', async () => {
    const asked = timedCalls(hunt.stage);
    expect(asked.length).toBeGreaterThan(4);
    expect(await compareTimes(hunt.stage, worlds, asked, noiseMs)).toEqual([]);
  }, 300_000);
});

describeWhatIsTold(() => hunt);

describePlantedLeaks(
  () => hunt,
  () => worlds,
);

/** Calls of a guest that work with the secret home. */
function timedCalls(stage: Stage): Asked[] {
  const spy = stage.spies.find(({ name }) => name === 'guest in the run');
  const secret = stage.main.homes.at(-1)?.gameListingId ?? '';
  if (!spy) return [];
  const names = ['open_round', 'crowd_figures', 'read_comments', 'guesstimates', 'run_state', 'game_homes'];
  const questions = [...aboutFunctions(stage, spy), ...aboutEdgeFunctions(stage, spy)];
  return [...names.map((name) => `function ${name}`), 'edge submit-guess', 'edge reveal-hint'].flatMap(
    (subject) => {
      const all = questions.filter((question) => question.subject === subject);
      const question = all.find(({ where }) => where.includes(secret)) ?? all[0];
      return question ? [{ spy, question }] : [];
    },
  );
}
