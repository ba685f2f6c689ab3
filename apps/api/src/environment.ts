import { isIP } from 'node:net';
import { StartRefusal } from '@freightdesk/shared-database';

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** What the server is told by its environment; nothing else reads `process.env`. */
export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  jwtSecretFile: string | undefined;
  /** The address people open, without a slash at its end; without it the one the server is bound to. */
  publicUrl: string | undefined;
  logLevel: string;
  trustProxy: string[];
  firstAdmin: FirstAdminSettings | undefined;
}

export interface FirstAdminSettings {
  email: string;
  passwordFile: string;
  company: { name: string; stateCode: string; gstin: string | null } | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the environment, or refuses to start with one sentence that names the variable at fault. */
export function readEnvironment(variables: Variables): Environment {
  const given = (name: string): string | undefined => variables[name]?.trim() || undefined;
  const environment: Environment = {
    port: portOf(given('PORT') ?? '4000'),
    host: given('HOST') ?? '127.0.0.1',
    dataDir: given('DATA_DIR') ?? '.data',
    databaseUrl: given('DATABASE_URL'),
    jwtSecretFile: given('JWT_SECRET_FILE'),
    publicUrl: publicUrlOf(given('PUBLIC_URL')),
    logLevel: logLevelOf(given('LOG_LEVEL') ?? 'info'),
    trustProxy: proxiesOf(given('TRUST_PROXY')),
    firstAdmin: firstAdminOf(given),
  };
  if (environment.databaseUrl && !environment.jwtSecretFile) {
    throw new StartRefusal(
      'DATABASE_URL needs JWT_SECRET_FILE beside it: all servers of one database sign with the key in that file.',
    );
  }
  return environment;
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65_535)
    throw new StartRefusal(`PORT is '${text}'; it must be a whole number from 0 to 65535.`);
  return port;
}

function logLevelOf(text: string): string {
  if (logLevels.includes(text)) return text;
  throw new StartRefusal(`LOG_LEVEL is '${text}'; it must be one of ${logLevels.join(', ')}.`);
}

function publicUrlOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username) {
    return url.origin;
  }
  throw new StartRefusal(`PUBLIC_URL is '${text}'; it must look like https://freightdesk.example.com, without a path.`);
}

/** Addresses and ranges of proxies: `10.0.0.0/8, 127.0.0.1`. */
function proxiesOf(text: string | undefined): string[] {
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

function firstAdminOf(given: (name: string) => string | undefined): FirstAdminSettings | undefined {
  const [email, passwordFile] = [given('ADMIN_EMAIL'), given('ADMIN_PASSWORD_FILE')];
  if (!email && !passwordFile) return undefined;
  if (!email || !passwordFile) throw new StartRefusal('ADMIN_EMAIL and ADMIN_PASSWORD_FILE need each other.');
  const [name, stateCode, gstin = null] = [given('COMPANY_NAME'), given('COMPANY_STATE_CODE'), given('COMPANY_GSTIN')];
  if (!name && !stateCode && !gstin) return { email, passwordFile, company: undefined };
  if (!name || !stateCode) throw new StartRefusal('COMPANY_NAME and COMPANY_STATE_CODE need each other.');
  return { email, passwordFile, company: { name, stateCode, gstin } };
}
