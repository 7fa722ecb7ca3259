import type { Browser } from '@playwright/test';
import type { Log } from '../stack/log.ts';
import type { Stack } from '../stack/start-stack.ts';
import { enterRoom } from '../test/load/room-player.ts';

const PUPILS = 30;
const GOAL_S = 60;
/** What a class shares: 1 Mbit/s. */
const SHARED_BYTES_PER_S = 1_000_000 / 8;
/** What the packets of a line and the beginnings of its connections add. */
const OVERHEAD = 1.06;

/**
 * Measures all bytes of a pupil's first visit on a phone, from the code of a class to the first photo, and prints how long thirty of
 * them need on a line that they share.
 */
export async function measurePupil(
  browser: Browser,
  stack: Pick<Stack, 'site' | 'api' | 'publishableKey'>,
  game: string,
  log: Log,
): Promise<void> {
  const teacher = await openClass(stack, game);
  const context = await browser.newContext({ viewport: { width: 390, height: 664 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const bytes = new Map<string, number>();
    const kinds = new Map<string, string>();
    const add = (kind: string, more: number) => bytes.set(kind, (bytes.get(kind) ?? 0) + more);
    devtools.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      add(kinds.get(requestId) ?? 'Other', encodedDataLength),
    );
    devtools.on('Network.webSocketFrameReceived', ({ response }) =>
      add('WebSocket', response.payloadData.length),
    );
    await page.goto(`${stack.site}/for-classrooms/live?room=${teacher.entry.room.code}`, {
      waitUntil: 'networkidle',
    });
    await page.getByRole('button', { name: 'Join the class' }).click();
    await page.getByText('Look to the front: the game starts there.').waitFor();
    await teacher.order({ command: 'start' });
    await page.getByLabel('Your guess').waitFor();
    // The photo that is shown, and the one beside it.
    await page.waitForFunction(() => {
      const photos = [...document.querySelectorAll<HTMLImageElement>('.room-home img[loading="eager"]')];
      return photos.length > 0 && photos.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    });
    await page.waitForTimeout(500);
    const all = [...bytes.values()].reduce((sum, one) => sum + one, 0);
    const seconds = (all * OVERHEAD * PUPILS) / SHARED_BYTES_PER_S;
    const parts = [...bytes]
      .sort((a, b) => b[1] - a[1])
      .map(([kind, size]) => `${kind.toLowerCase()} ${(size / 1024).toFixed(1)}`)
      .join(', ');
    log(`\nA pupil's first visit by a code, up to the first home: ${(all / 1024).toFixed(1)} KB (${parts}).`);
    log(
      `  ${PUPILS} pupils on a shared line of 1 Mbit/s need ${seconds.toFixed(0)} s for it (goal ≤ ${GOAL_S} s).`,
    );
  } finally {
    await context.close();
  }
}

/** A class of a teacher with an account, who does not play. */
async function openClass(stack: Pick<Stack, 'api' | 'publishableKey'>, game: string) {
  const answer = await fetch(`${stack.api}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `teacher-${Date.now()}@example.com`, password: 'correct horse battery' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const how = { game, kind: 'class', mode: 'classroom-safe', watches: true } as const;
  return enterRoom(stack, how, '203.0.113.1', token);
}
