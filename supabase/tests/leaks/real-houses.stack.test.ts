import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOptions } from '../../../scripts/import/read-options.ts';
import { runImport } from '../../../scripts/import/run-import.ts';
import { root } from '../../../scripts/test/command.ts';
import { areRealHousesHere, IMPORT_OF_REAL_HOUSES, importWords } from '../../../scripts/test/real-houses.ts';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';
import { beginHunt, type Hunt } from './hunt.ts';
import { aboutPages } from './questions/about-pages.ts';
import { ask } from './questions/ask.ts';
import { lookAtImages } from './questions/look-at-images.ts';
import { sightingOf } from './questions/question.ts';
import { setStageAround } from './stage/set-stage.ts';
import { newSpy } from './stage/spy.ts';

// The same hunt around real houses, where they are present: real prices are rounder, and real photos carry more.
describe.skipIf(!areRealHousesHere)('unguessed prices of imported real houses', () => {
  let hunt: Hunt;

  beforeAll(async () => {
    const address = readStackAddress();
    await runImport(readOptions(importWords(IMPORT_OF_REAL_HOUSES)), {
      root,
      env: { SUPABASE_URL: address.api, SUPABASE_SECRET_KEY: address.secretKey },
      out: { write: () => undefined },
    });
    hunt = await beginHunt(await setStageAround(address, IMPORT_OF_REAL_HOUSES.game));
  }, 300_000);

  afterAll(() => hunt.stage.sql.end({ timeout: 5 }));

  // Who is signed in asks nothing else of a home: what accounts reach is looked at around the stage's own homes.
  it.each(['visitor', 'guest in the run'])(
    'are nowhere to be seen for the %s',
    async (name) => {
      const spy = hunt.stage.spies.find((one) => one.name === name);
      if (!spy) throw new Error(`There is no ${name}.`);
      const seen = await hunt.lookEverywhere(spy);
      expect(seen.length).toBeGreaterThan(100);
      expect(hunt.findings(seen, spy)).toEqual([]);
    },
    120_000,
  );

  it('are in no picture and in no source of a page', async () => {
    const pictures = await lookAtImages(hunt.stage, 120, IMPORT_OF_REAL_HOUSES.game);
    expect(pictures.length).toBe(120);
    const pages = await ask(hunt.stage, newSpy('visitor'), aboutPages(hunt.stage, ['localhost']));
    expect(hunt.findings([...pictures, ...pages.map(sightingOf)])).toEqual([]);
  }, 120_000);
});
