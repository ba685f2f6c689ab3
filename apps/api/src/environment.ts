import { type MailSettings, readMailSettings } from '@freightdesk/activity-server';
import { type FirstAdminSettings, readFirstAdmin } from '@freightdesk/auth-server';
import { type DemoSettings, readDemoSettings } from '@freightdesk/demo-server';
import { readStorePlace, type StorePlace } from '@freightdesk/operations-server';
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
  /** How letters go out; nowhere unless asked for. */
  mail: MailSettings | undefined;
  firstAdmin: FirstAdminSettings | undefined;
  /** Only where the sample company is served. */
  demo: DemoSettings | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** A variable that is there, or left empty. */
export const givenIn =
  (variables: Variables) =>
  (name: string): string | undefined =>
    variables[name]?.trim() || undefined;

/** Reads the environment, or refuses to start with one sentence that names the variable at fault. */
export function readEnvironment(variables: Variables): Environment {
  const given = givenIn(variables);
  const environment: Environment = {
    ...readStorePlace(given),
    port: portOf(given('PORT') ?? '4000'),
    host: given('HOST') ?? '127.0.0.1',
    jwtSecretFile: given('JWT_SECRET_FILE'),
    publicUrl: publicUrlOf(given('PUBLIC_URL')),
    logLevel: logLevelOf(given('LOG_LEVEL') ?? 'info'),
    trustProxy: proxiesOf(given('TRUST_PROXY')),
    callsPerMinute: callsPerMinuteOf(given('CALLS_PER_MINUTE') ?? '3000'),
    metrics: metricsPlaceOf(given),
    mail: readMailSettings(given),
    firstAdmin: readFirstAdmin(given),
    demo: readDemoSettings(given),
  };
  if (environment.databaseUrl && !environment.jwtSecretFile) {
    throw new StartRefusal(
      'DATABASE_URL needs JWT_SECRET_FILE beside it: all servers of one database sign with the key in that file.',
    );
  }
  return environment;
}
