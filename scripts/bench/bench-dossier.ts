import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import postgres from 'postgres';
import { startStandInModel } from '../model/stand-in-model.ts';
import type { Log } from '../stack/log.ts';
import { findBrowser } from '../test/find-browser.ts';
import { comeBack, sendPhotos } from './dossier-cuts.ts';
import { DOSSIER_SIZES, signIn, type DossierBench, type DossierPart } from './dossier-bench.ts';
import { fillDossier, signUp } from './fill-dossier.ts';
import { quantile, tableLines } from './figures.ts';
import { slowDown } from './phone.ts';
import { startSite } from './site.ts';

/**
 * A dossier in browsers of its own: the first screen of a full one on an emulated phone, two hundred photos while tab and
 * network are cut again and again, what was written without a network, and the first sentence of an answer through the
 * stand-in for a model.
 * @param only the one part that is measured; all of them, where none is named
 * @returns true where nothing was lost and nothing came twice
 */
export async function benchDossier(
  size: keyof typeof DOSSIER_SIZES,
  log: Log,
  only?: DossierPart,
): Promise<boolean> {
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const model = await startStandInModel(({ body }) =>
      body.messages.some(({ role }) => role === 'tool')
        ? { says: ['The window sticks [[r1: "the window sticks"]]. '] }
        : { calls: ['notes'] },
    );
    stops.unshift(model.stop);
    Object.assign(process.env, {
      ...{ MODEL_URL: model.url, MODEL_NAME: 'stand-in', MODEL_PROVIDER: 'the stand-in' },
      ...{ MODEL_PROTOCOL: '', MODEL_KEY: '' },
      // Nobody looks at the pictures of sample games here.
      ...{ SEED_PICTURES_PER_HOME: '1', SEED_PICTURE_WIDTH: '480', SEED_PLAIN_PICTURES: '1' },
      SEED_EDITION_HOMES: 'off',
    });
    const stack = await startSite(stops, log);
    const { executablePath, args, env } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args, env });
    stops.unshift(() => browser.close());
    const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
    stops.unshift(() => sql.end({ timeout: 5 }));
    const bench = { stack, browser, sql, owner: await signUp(stack), size: DOSSIER_SIZES[size] };
    const isMeasured = (part: DossierPart) => only === undefined || only === part;
    // What was measured is said at once, so that a later part that fails takes nothing with it.
    const say = (rows: readonly string[][]) => {
      log('');
      tableLines(['what', 'measured', 'goal'], rows).forEach((line) => log(line));
    };
    let isSound = true;
    if (isMeasured('screens')) say(await firstScreens(bench));
    if (isMeasured('answers')) say([await firstSentences(bench)]);
    if (isMeasured('photos')) {
      const [rows, isWhole] = await sendPhotos(bench, join(stack.folder, 'photos'));
      say(rows);
      isSound &&= isWhole;
    }
    if (isMeasured('notes')) {
      const [rows, areThere] = await comeBack(bench);
      say(rows);
      isSound &&= areThere;
    }
    return isSound;
  } finally {
    for (const stop of stops) await stop();
  }
}

/** The first screen of a full dossier on the phone: with an empty browser, and once more as on every later day. */
async function firstScreens(bench: DossierBench): Promise<string[][]> {
  const { homes, notes, visits } = bench.size;
  const dossier = await fillDossier(bench.stack, bench.owner, { homes, notes });
  const [fresh, again]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await signIn(bench, true);
    await context.addInitScript({ path: fileURLToPath(new URL('observe-page.mjs', import.meta.url)) });
    for (const times of [fresh, again]) {
      const page = await context.newPage();
      await slowDown(page);
      await page.goto(`/dossiers/${dossier}/home`, { waitUntil: 'commit' });
      const there = await page.waitForFunction(
        () => document.querySelector('.dossier-home-parts li') !== null && performance.now(),
        undefined,
        { timeout: 60_000 },
      );
      times.push(Number(await there.jsonValue()));
      // What the page keeps for the next time is kept a moment later.
      await page.waitForTimeout(visit === 0 ? 8_000 : 4_000);
      await page.close();
    }
    await context.close();
  }
  const name = `first screen, ${homes} homes, ${notes} notes, phone`;
  return [
    [`${name}, empty browser`, `${quantile(fresh, 0.5).toFixed(0)} ms`, ''],
    [`${name}, opened before`, `${quantile(again, 0.5).toFixed(0)} ms`, '1500 ms'],
  ];
}

/** From the question to the first sentence on screen, which has been checked before it was sent. */
async function firstSentences(bench: DossierBench): Promise<string[]> {
  const dossier = await fillDossier(bench.stack, bench.owner, { homes: 1, notes: 20 });
  const context = await signIn(bench);
  const page = await context.newPage();
  await page.goto(`/dossiers/${dossier}/ai-chat`);
  await page.getByRole('button', { name: 'Agree to the stand-in' }).click();
  const times: number[] = [];
  for (let asked = 0; asked < bench.size.asked; asked += 1) {
    await page.getByLabel('Your question').fill(`What is wrong with window ${asked}?`);
    const askedAt = performance.now();
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page
      .getByText(/The window sticks/)
      .nth(asked)
      .waitFor();
    times.push(performance.now() - askedAt);
    await page.getByRole('button', { name: 'Ask', exact: true }).waitFor();
  }
  await context.close();
  const [first = NaN, ...later] = times;
  return [
    'first sentence through the stand-in: the first, and later ones (median)',
    `${first.toFixed(0)} ms, ${quantile(later, 0.5).toFixed(0)} ms`,
    '1500 ms',
  ];
}
