import { isIP } from 'node:net';
import { StartRefusal } from '@freightdesk/shared-database';
import { logLevels } from './log-levels';

export interface Place {
  host: string;
  port: number;
}

// Values of a start, each read or refused with one sentence that names its variable.

export function portOf(text: string, name = 'PORT'): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65_535)
    throw new StartRefusal(`${name} is '${text}'; it must be a whole number from 0 to 65535.`);
  return port;
}

export function callsPerMinuteOf(text: string): number {
  const calls = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (calls < 1) throw new StartRefusal(`CALLS_PER_MINUTE is '${text}'; it must be a whole number from 1 to 9999999.`);
  return calls;
}

/** Where figures are served, if anywhere: never on the port of the product, which the world may reach. */
export function metricsPlaceOf(given: (name: string) => string | undefined): Place | undefined {
  const [text, host = '127.0.0.1'] = [given('METRICS_PORT'), given('METRICS_HOST')];
  if (text === undefined) return undefined;
  const port = portOf(text, 'METRICS_PORT');
  if (port !== 0 && port === portOf(given('PORT') ?? '4000')) {
    throw new StartRefusal(
      `METRICS_PORT is ${port}, which is the PORT of the product; the figures need one of their own.`,
    );
  }
  return { host, port };
}

export function logLevelOf(text: string): string {
  if (logLevels.includes(text)) return text;
  throw new StartRefusal(`LOG_LEVEL is '${text}'; it must be one of ${logLevels.join(', ')}.`);
}

export function publicUrlOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username) {
    return url.origin;
  }
  throw new StartRefusal(`PUBLIC_URL is '${text}'; it must look like https://freightdesk.example.com, without a path.`);
}

/** Addresses and ranges of proxies: `10.0.0.0/8, 127.0.0.1`. */
export function proxiesOf(text: string | undefined): string[] {
  const proxies = (text ?? '').split(',').map((proxy) => proxy.trim());
  const named = proxies.filter((proxy) => proxy !== '');
  for (const proxy of named) {
    const [address = '', bits, ...rest] = proxy.split('/');
    const widest = isIP(address) === 6 ? 128 : 32;
    const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
    if (isIP(address) === 0 || !fits || rest.length > 0) {
      throw new StartRefusal(`TRUST_PROXY names '${proxy}'; it must list addresses or ranges such as 10.0.0.0/8.`);
    }
  }
  return named;
}
