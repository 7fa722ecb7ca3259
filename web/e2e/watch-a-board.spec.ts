import { expect, test } from './fixtures.ts';
import { playOn, startRun } from './player.ts';

const OPEN_GAME = '/game/sample-public';

test('two browsers watch one leaderboard, and a third player moves it', async ({ page, anotherPage }) => {
  const name = `Wanda ${String(Date.now() % 10_000)}`;
  const other = await anotherPage();
  for (const watcher of [page, other]) {
    await watcher.goto(`${OPEN_GAME}/leaderboard`);
    await expect(watcher.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
    await expect(watcher.getByText('Live', { exact: true })).toBeVisible();
  }
  const player = await anotherPage();
  await startRun(player, name, OPEN_GAME);
  await playOn(player, ['300k', '300k', '300k', '300k', '300k']);
  for (const watcher of [page, other])
    await expect(watcher.getByRole('row', { name: new RegExp(name) })).toBeVisible();
});
