import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

interface Loaded {
  readonly files: number;
  readonly bytes: number;
}

type Kind = 'scripts' | 'texts' | 'styles';

/** Files and their gzipped bytes, by kind, of everything that a page loads until the network is idle. */
export async function measure(page: Page, url: string): Promise<Readonly<Record<Kind, Loaded>>> {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto(url, { waitUntil: 'networkidle' });
  const nothing: Loaded = { files: 0, bytes: 0 };
  const loaded = { scripts: nothing, texts: nothing, styles: nothing };
  for (const answer of answers) {
    const kind = kindOf(answer);
    if (kind === null || !answer.ok()) continue;
    const { files, bytes } = loaded[kind];
    loaded[kind] = { files: files + 1, bytes: bytes + gzipSync(await answer.body()).length };
  }
  return loaded;
}

function kindOf(answer: Response): Kind | null {
  if (answer.url().includes('/assets/texts-')) return 'texts';
  const type = answer.request().resourceType();
  return type === 'script' ? 'scripts' : type === 'stylesheet' ? 'styles' : null;
}
