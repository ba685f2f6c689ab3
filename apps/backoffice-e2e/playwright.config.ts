import { defineConfig } from '@playwright/test';

/** Run by `npm run e2e`, which finds the browser. Each story starts a product of its own; see src/support/product.ts. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  // Emptied at each start: the results of other projects stand beside it.
  outputDir: '../../test-results/browser',
  // Each story has a product of its own, so two go on at once; the walks over all screens share the sample company of a file. Files
  // are taken by their names: the two that last longest, areas and every screen, come first, so that no worker is left with one.
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] },
  },
});
