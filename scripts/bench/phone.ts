import type { Page } from '@playwright/test';

/** A phone on a slow line: 150 ms round trip, 1.6 Mbit/s, a processor four times slower than this one. */
export const PHONE = { latencyMs: 150, bytesPerSecond: 1_600_000 / 8, slowdown: 4, width: 360, height: 740 };

/** Makes a page's line and processor those of the phone. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
}
