import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../scripts/test/find-browser.ts';
import { readStackAddress } from '../../scripts/test/stack-address.ts';

const { executablePath, args, env } = await findBrowser();
// Each page lives for seconds: to optimise its script, and to have a process for drawing, cost a fifth of all the work.
const briefly = ['--js-flags=--no-opt', '--in-process-gpu'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // Two leave a third of two processors idle while they wait for pages to come to rest.
  workers: 3,
  forbidOnly: true,
  // What passes only the second time has found something: the run's last lines name it (`count-playwright.ts`).
  retries: 1,
  // Other steps run beside them: slow is no failure.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: readStackAddress().site,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Motion is drawn frame by frame, by the processors that the tests need: journeys about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What a test holds up on its way would else be asked for by the worker; a journey about the worker allows it.
    serviceWorkers: 'block',
    // A trace costs as much as the journey itself, also where it is thrown away: E2E_TRACE=1 records it.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: [...args, ...briefly], env },
  },
  projects: [
    // Journeys whose title says so are made on a phone, and its screens by others on a desk.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
});
