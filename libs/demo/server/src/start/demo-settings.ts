import { StartRefusal } from '@freightdesk/shared-database';

export interface DemoSettings {
  /** How many times two thousand invoices of a past year are in its books; with none it has what its people did. */
  scale: number;
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

const largestScale = 100;

/**
 * What demo mode is told by the environment; undefined for a company of one's own. Anyone who reaches the demo may enter as
 * its administrator, so it starts only where nobody else can reach it and where nothing real is at hand.
 */
export function readDemoSettings(given: (name: string) => string | undefined): DemoSettings | undefined {
  const mode = given('FREIGHTDESK_DEMO') ?? '0';
  if (!/^[01]$/.test(mode)) throw new StartRefusal(`FREIGHTDESK_DEMO is '${mode}'; it must be 1, or be left out.`);
  if (mode === '0') return undefined;
  const host = given('HOST') ?? '127.0.0.1';
  if (given('NODE_ENV') === 'production') {
    throw new StartRefusal(
      'The demo company is not for production: start without FREIGHTDESK_DEMO, or without NODE_ENV.',
    );
  }
  if (!isLoopback(host)) {
    throw new StartRefusal(
      `The demo company lets anyone in, so it listens to this machine only: HOST may not be '${host}'.`,
    );
  }
  if (given('DATABASE_URL') !== undefined) {
    throw new StartRefusal('The demo company lives in a data folder of its own: start it without DATABASE_URL.');
  }
  const scale = given('DEMO_SCALE');
  return { scale: scale === undefined ? 0 : scaleOf(scale) };
}

function scaleOf(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= largestScale) return Number(text);
  throw new StartRefusal(`DEMO_SCALE is '${text}'; it must be a whole number from 0 to ${largestScale}.`);
}
