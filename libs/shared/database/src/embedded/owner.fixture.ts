import { whatWentWrong } from '../error/error-facts';
import { startEmbedded } from './supervisor';

/** A Freightdesk of its own for the specs that kill one: opens the folder it is given, says so, and stays. */
async function main(dataDir: string): Promise<void> {
  await startEmbedded({ dataDir, log: { info: () => undefined, warn: () => undefined } });
  process.stdout.write('open\n');
  setInterval(() => undefined, 60_000);
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  process.stdout.write(`${whatWentWrong(error)}\n`);
  process.exitCode = 1;
});
