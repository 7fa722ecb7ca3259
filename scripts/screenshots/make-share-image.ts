import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import en from '../../web/src/locales/en.json' with { type: 'json' };
import { drawSample } from '../seed/drawing/draw-sample.ts';
import { sampleListings } from '../seed/samples/sample-listings.ts';
import { findBrowser } from '../test/find-browser.ts';

/** What networks that show links ask for, in pixels. */
const SIZE = { width: 1200, height: 630 };
/** A house that looks like what the game is about; any sample would do. */
const SHOWN_HOME = 'sample-gb-02';

/**
 * The picture that a link to the site shows where its page has none of its own: a drawn sample beside the game's
 * question, without a price. The browser sets the text, because the drawings know no typeface.
 * @returns a PNG
 */
export async function makeShareImage(): Promise<Buffer> {
  const home = sampleListings().find(({ externalRef }) => externalRef === SHOWN_HOME);
  const drawing = home && drawSample(home)[0];
  if (!drawing) throw new Error(`There is no sample ${SHOWN_HOME}.`);
  const font = readFileSync(
    createRequire(import.meta.url).resolve(
      '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    ),
  );
  const picture = await sharp(Buffer.from(drawing.svg)).resize({ height: SIZE.height }).png().toBuffer();
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage({ viewport: SIZE });
    await page.setContent(layOut(picture, font));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await sharp(await page.screenshot())
      .png({ palette: true, colours: 128, dither: 0.4, effort: 10 })
      .toBuffer();
  } finally {
    await browser.close();
  }
}

const dataUrl = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`;

function layOut(picture: Buffer, font: Buffer): string {
  const tag = en['home.tag'];
  return `<!doctype html><style>
    @font-face { font-family: F; font-weight: 100 900; src: url(${dataUrl('font/woff2', font)}) }
    * { margin: 0; box-sizing: border-box }
    body { width: ${String(SIZE.width)}px; height: ${String(SIZE.height)}px; position: relative; overflow: hidden;
      background: #fbf7ef; color: #231f18; font-family: F }
    .picture { position: absolute; inset: 0 0 0 auto; width: 640px; object-fit: cover; object-position: 100% 50%;
      height: 100% }
    .text { position: absolute; inset: 0 640px 0 0; padding: 64px 40px 64px 64px; display: flex;
      flex-direction: column; justify-content: space-between }
    .name { display: flex; align-items: center; gap: 16px; font-size: 30px; font-weight: 600; color: #0e5f4c }
    .name svg { width: 44px; height: 44px }
    h1 { font-size: 68px; line-height: 1.05; font-weight: 650; letter-spacing: -0.015em }
    .tag { align-self: start; padding: 10px 26px; border-radius: 12px; background: #0e5f4c; color: #fffdf9;
      font-size: 40px; font-weight: 600; white-space: nowrap }
  </style>
  <img class="picture" src="${dataUrl('image/png', picture)}" alt="">
  <div class="text">
    <p class="name">${readFileSync(new URL('../../web/public/favicon.svg', import.meta.url), 'utf8')} House Price Game</p>
    <h1>${en['home.title']}</h1>
    <p class="tag">${tag}</p>
  </div>`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = fileURLToPath(new URL('../../web/public/share-image.png', import.meta.url));
  const png = await makeShareImage();
  writeFileSync(file, png);
  console.log(`${file}: ${String(png.length)} bytes`);
}
