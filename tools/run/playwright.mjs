/** Runs the browser tests of one project in the Chromium of this machine; leaves the result where Jest leaves its own. */
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { programOf, root, runProgram } from './nx.mjs';
import { withScratch } from './scratch.mjs';

const [folder, name, ...more] = process.argv.slice(2);
const env = {
  CHROMIUM_PATH: await findChromium(),
  // What all stories of a run share is started ahead, unless it is a run of some of them.
  ...(more.length === 0 && { FREIGHTDESK_WHOLE_RUN: '1' }),
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, 'test-results', `${name}.json`),
};
const config = join(folder, 'playwright.config.ts');
process.exitCode = withScratch(
  (_folder, scratch) =>
    runProgram(programOf('@playwright/test', 'playwright'), ['test', '--config', config, ...more], {
      env: { ...env, ...scratch },
    }).status,
);
