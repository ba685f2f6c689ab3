import { expect, test as base } from '@playwright/test';
import { patience } from './patience';
import { launchDemo, type Running, untilReady } from './product';

/** Where a whole run has its sample company; see demo.config.ts. */
const { FREIGHTDESK_DEMO_OF_RUN: ofRun } = process.env;

const stayOn = () => Promise.resolve();

/** The one of the run, once its past is played; a run of a part starts one when it is asked for. */
async function findDemo(): Promise<Running> {
  if (ofRun !== undefined) {
    await untilReady(ofRun);
    return { url: ofRun, stop: stayOn };
  }
  const { said, ...running } = await launchDemo();
  await said;
  return running;
}

/** Playwright's test on the sample company; one for all that is done with it, which is only to look at it. */
export const test = base.extend<object, { demo: Running }>({
  demo: [
    async ({ browserName: _browserName }, provide) => {
      const demo = await findDemo();
      await provide(demo);
      await demo.stop();
    },
    { scope: 'worker', timeout: patience.demo },
  ],

  baseURL: async ({ demo }, provide) => provide(demo.url),
});

export { expect };
