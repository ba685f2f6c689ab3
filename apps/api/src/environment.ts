import { join, resolve } from 'node:path';
import { type DemoSettings, readDemoSettings } from '@freightdesk/demo-server';
import { StartRefusal } from '@freightdesk/shared-database';
import {
  callsPerMinuteOf,
  logLevelOf,
  metricsPlaceOf,
  type Place,
  portOf,
  proxiesOf,
  publicUrlOf,
} from '@freightdesk/shared-server-kit';

/** What the server is told by its environment; nothing else reads `process.env`. */
export interface Environment extends StorePlace {
  port: number;
  host: string;
  jwtSecretFile: string | undefined;
  /** The address people open, without a slash at its end; without it the one the server is bound to. */
  publicUrl: string | undefined;
  logLevel: string;
  trustProxy: string[];
  /** Of one person, over all servers. */
  callsPerMinute: number;
  /** Where figures are served to whoever watches; nowhere unless asked for. */
  metrics: Place | undefined;
  firstAdmin: FirstAdminSettings | undefined;
  /** Only where the sample company is served. */
  demo: DemoSettings | undefined;
}

export interface StorePlace {
  dataDir: string;
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  backupDir: string;
  /** The secret that backups are sealed with; without it they are not. */
  backupKeyFile: string | undefined;
  /** Where the built-in store archives its log; without it there is no coming back to a point in time. */
  walArchiveDir: string | undefined;
}

export interface FirstAdminSettings {
  email: string;
  passwordFile: string;
  company: { name: string; stateCode: string; gstin: string | null } | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

const givenIn =
  (variables: Variables) =>
  (name: string): string | undefined =>
    variables[name]?.trim() || undefined;

/** Where the store is, and its backups: all that a program needs which only looks into it. */
export function readStorePlace(variables: Variables): StorePlace {
  const given = givenIn(variables);
  const [databaseUrl, databaseOwnerUrl] = [given('DATABASE_URL'), given('DATABASE_OWNER_URL')];
  if (databaseOwnerUrl && !databaseUrl) throw new StartRefusal('DATABASE_OWNER_URL needs DATABASE_URL beside it.');
  const dataDir = given('DATA_DIR') ?? '.data';
  return {
    dataDir,
    databaseUrl,
    databaseOwnerUrl,
    backupDir: resolve(given('BACKUP_DIR') ?? join(dataDir, 'backups')),
    backupKeyFile: given('BACKUP_KEY_FILE'),
    walArchiveDir: given('WAL_ARCHIVE_DIR'),
  };
}

/** Reads the environment, or refuses to start with one sentence that names the variable at fault. */
export function readEnvironment(variables: Variables): Environment {
  const given = givenIn(variables);
  const environment: Environment = {
    ...readStorePlace(variables),
    port: portOf(given('PORT') ?? '4000'),
    host: given('HOST') ?? '127.0.0.1',
    jwtSecretFile: given('JWT_SECRET_FILE'),
    publicUrl: publicUrlOf(given('PUBLIC_URL')),
    logLevel: logLevelOf(given('LOG_LEVEL') ?? 'info'),
    trustProxy: proxiesOf(given('TRUST_PROXY')),
    callsPerMinute: callsPerMinuteOf(given('CALLS_PER_MINUTE') ?? '3000'),
    metrics: metricsPlaceOf(given),
    firstAdmin: firstAdminOf(given),
    demo: readDemoSettings(given),
  };
  if (environment.databaseUrl && !environment.jwtSecretFile) {
    throw new StartRefusal(
      'DATABASE_URL needs JWT_SECRET_FILE beside it: all servers of one database sign with the key in that file.',
    );
  }
  return environment;
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
