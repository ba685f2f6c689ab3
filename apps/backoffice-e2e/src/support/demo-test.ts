import { expect, test as base } from '@playwright/test';
import { type Running, startDemo } from './product';

/** Playwright's test on the sample company; one for all that a worker does with it, which is only to look at it. */
export const test = base.extend<object, { demo: Running }>({
  demo: [
    async ({ browserName: _browserName }, provide) => {
      const demo = await startDemo();
      await provide(demo);
      await demo.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: async ({ demo }, provide) => provide(demo.url),
});

export { expect };
