import { launchDemo } from './src/support/product';

/**
 * Starts the sample company of a whole run, whose past is played while the first stories are told, and answers how it is stopped. Both
 * workers look at it: to play one for each took as long as half of the walks.
 */
export default async function startDemoOfRun(): Promise<() => Promise<void>> {
  const { url, said, stop } = await launchDemo();
  said.catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    // Each walk would wait for it in vain. What was told so far is reported.
    process.kill(process.pid, 'SIGINT');
  });
  process.env['FREIGHTDESK_DEMO_OF_RUN'] = url;
  return stop;
}
