import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { patience } from './src/support/patience';

/** Run by `npm run e2e`, which finds the browser. Each story starts a product of its own; see src/support/product.ts. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  // Emptied at each start: the results of other projects stand beside it.
  outputDir: '../../test-results/browser',
  // Each story has a product of its own, so two go on at once. The walks over all screens come after them, since they make no film: both
  // workers take of them, in the sample company of the run, so that no worker is left with a last long one.
  workers: 2,
  ...(process.env['FREIGHTDESK_WHOLE_RUN'] === '1' && { globalSetup: join(__dirname, 'demo.config.ts') }),
  forbidOnly: true,
  timeout: patience.story,
  expect: { timeout: patience.step },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    actionTimeout: patience.step,
    navigationTimeout: patience.step,
    // A film of each step takes a third of a story's time: it is made where nobody sits beside it, or on wish, by `--trace on`.
    trace: process.env['CI'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] },
  },
});
