import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn, type DossierBench } from './dossier-bench.ts';
import { fillDossier } from './fill-dossier.ts';

/** Photos of twelve megapixels, each of its own: the same picture with another comment. */
async function makePhotos(folder: string, count: number): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const picture = await sharp({
    create: {
      ...{ width: 4032, height: 3024, channels: 3, background: '#806040' },
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
  return Array.from({ length: count }, (_, at) => {
    const path = join(folder, `photo-${String(at).padStart(3, '0')}-${crypto.randomUUID().slice(0, 8)}.jpg`);
    const words = Buffer.from(path);
    const comment = Buffer.from([0xff, 0xfe, 0, words.length + 2]);
    writeFileSync(path, Buffer.concat([picture.subarray(0, 2), comment, words, picture.subarray(2)]));
    return path;
  });
}

const waiting = (page: Page) => page.locator('.photo-queue [role=status]');

/** Sends photos while the tab is closed and the network is cut, turn by turn, as often as the size says. */
export async function sendPhotos(bench: DossierBench, folder: string): Promise<[string[][], boolean]> {
  const { photos, kills } = bench.size;
  const dossier = await fillDossier(bench.stack, bench.owner, { homes: 1, notes: 5 });
  const files = await makePhotos(folder, photos);
  const context = await signIn(bench);
  const address = `/dossiers/${dossier}/photos`;
  let page = await context.newPage();
  await page.goto(address);
  const chosenAt = performance.now();
  await page.getByLabel('Choose photos').setInputFiles(files);
  await page.locator('.photo-queue').getByText(`: ${photos}`).first().waitFor({ timeout: 120_000 });
  const keptMs = performance.now() - chosenAt;
  const ready: number[] = [];
  for (let cut = 0; cut < kills; cut += 1) {
    await page.waitForTimeout(800);
    await context.setOffline(true);
    await page.waitForTimeout(300);
    await context.setOffline(false);
    await page.waitForTimeout(500);
    await page.close({ runBeforeUnload: false });
    page = await context.newPage();
    await page.goto(address, { waitUntil: 'commit' });
    const list = await page.waitForFunction(
      () => {
        const isShown = document.querySelector('.photo-queue, .photo-grid') !== null;
        return isShown && performance.now();
      },
      undefined,
      { timeout: 60_000 },
    );
    ready.push(Number(await list.jsonValue()));
  }
  await page.waitForFunction(() => document.querySelector('.photo-queue') === null, undefined, {
    timeout: 1_200_000,
  });
  const sentMs = performance.now() - chosenAt;
  const [row] = await bench.sql<{ rows: number; whole: number; pictures: number }[]>`
    select count(*)::int as rows, count(*) filter (where cardinality(stored_widths) = 3)::int as whole,
      count(distinct content_hash)::int as pictures
    from public.dossier_photos where dossier_id = ${dossier}::uuid`;
  await context.close();
  const isWhole = row?.rows === photos && row.whole === photos && row.pictures === photos;
  return [
    [
      [`${photos} photos of 12 megapixels chosen: kept on the device`, `${(keptMs / 1000).toFixed(1)} s`, ''],
      [
        `all of them there, with ${kills} closed tabs and ${kills} cuts`,
        `${(sentMs / 1000).toFixed(0)} s, ${(sentMs / photos).toFixed(0)} ms each`,
        '',
      ],
      [
        'queue on screen after the tab was opened again (slowest)',
        `${Math.max(...ready).toFixed(0)} ms`,
        '1000 ms',
      ],
      [
        'photos there, with all three files, different',
        `${row?.rows}, ${row?.whole}, ${row?.pictures}`,
        `${photos} each`,
      ],
    ],
    isWhole,
  ];
}

/** Notes on one device, and notes with photos on two, written without a network: how long until all is there. */
export async function comeBack(bench: DossierBench): Promise<[string[][], boolean]> {
  const { offline, device } = bench.size;
  const rows: string[][] = [];
  let areThere = true;
  for (const [devices, notes, photos] of [
    [1, offline, 0],
    [2, device[0], device[1]],
  ] as const) {
    const dossier = await fillDossier(bench.stack, bench.owner, { homes: 1, notes: 1 });
    const contexts: BrowserContext[] = [];
    for (let one = 0; one < devices; one += 1) {
      const context = await signIn(bench);
      contexts.push(context);
      await writeOffline(context, dossier, { notes, photos, name: `device ${one}` }, bench);
    }
    const backAt = performance.now();
    await Promise.all(contexts.map((context) => context.setOffline(false)));
    const count = async () => {
      const [row] = await bench.sql<{ notes: number; photos: number }[]>`
        select (select count(*) - 1 from public.dossier_notes where dossier_id = ${dossier}::uuid)::int as notes,
          (select count(*) from public.dossier_photos
            where dossier_id = ${dossier}::uuid and cardinality(stored_widths) = 3)::int as photos`;
      return row ?? { notes: 0, photos: 0 };
    };
    let notesMs: number | null = null;
    for (;;) {
      const now = await count();
      if (notesMs === null && now.notes >= notes * devices) notesMs = performance.now() - backAt;
      if (now.notes >= notes * devices && now.photos >= photos * devices) break;
      if (performance.now() - backAt > 300_000) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const allMs = performance.now() - backAt;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const { notes: kept, photos: sent } = await count();
    areThere &&= kept === notes * devices && sent === photos * devices;
    const what =
      photos === 0 ? `${notes} notes` : `${notes} notes and ${photos} photos on each of ${devices} devices`;
    rows.push([
      `${what}, written without a network: all notes there`,
      notesMs === null ? `only ${kept}` : `${(notesMs / 1000).toFixed(1)} s`,
      '10 s',
    ]);
    if (photos > 0)
      rows.push(['and all photos', `${(allMs / 1000).toFixed(1)} s, ${sent} there`, `${photos * devices}`]);
    await Promise.all(contexts.map((context) => context.close()));
  }
  return [rows, areThere];
}

interface Written {
  readonly notes: number;
  readonly photos: number;
  readonly name: string;
}

/** Opens the dossier, cuts the network, and writes as somebody would: each note by the form, photos in one go. */
async function writeOffline(
  context: BrowserContext,
  dossier: string,
  { notes, photos, name }: Written,
  { stack }: DossierBench,
): Promise<void> {
  const page = await context.newPage();
  if (photos > 0) {
    const files = await makePhotos(join(stack.folder, name), photos);
    const other = await context.newPage();
    await other.goto(`/dossiers/${dossier}/photos`);
    await other.getByLabel('Choose photos').waitFor();
    await page.goto(`/dossiers/${dossier}/notes-and-queries`);
    await page.locator('.dossier-text').first().waitFor();
    await context.setOffline(true);
    await other.getByLabel('Choose photos').setInputFiles(files);
    await waiting(other).getByText(`: ${photos}`).waitFor({ timeout: 120_000 });
    await other.getByText('Waits to be made smaller').first().waitFor({ state: 'hidden', timeout: 600_000 });
  } else {
    await page.goto(`/dossiers/${dossier}/notes-and-queries`);
    await page.locator('.dossier-text').first().waitFor();
    await context.setOffline(true);
  }
  for (let at = 0; at < notes; at += 1) {
    await page.getByLabel('Note', { exact: true }).fill(`Of ${name}, number ${at}`);
    await page.getByRole('button', { name: 'Add the note' }).click();
    await page
      .locator('.dossier-text', { hasText: `Of ${name}, number ${at}` })
      .first()
      .waitFor();
  }
}
