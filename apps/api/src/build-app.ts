import { createAuthenticator, type TokenKey } from '@freightdesk/auth-server';
import { modeMeta } from '@freightdesk/demo-contract';
import type { Clock } from '@freightdesk/shared-calendar';
import { type Db, onePool, type Pools } from '@freightdesk/shared-database';
import { type ApiOptions, type ApiServer, createApi, serveDocs, servePage } from '@freightdesk/shared-server-kit';
import { registerDomains, type Wiring } from './wiring';

export interface AppParts extends Wiring {
  db: Db;
  pools?: Pools;
  clock: Clock;
  /** Keys whose tokens still count. */
  formerKeys?: readonly TokenKey[];
  logLevel?: string;
  logTo?: ApiOptions['logTo'];
  trustProxy?: string[];
  callsPerMinute?: number;
  /** Whether people reach the page by https. */
  isHttps?: boolean;
  /** The folder of the built page; without it the API is served alone. */
  pageFolder?: string;
}

/** The whole server, ready to listen. Tests build the same one. */
export async function buildApp(parts: AppParts): Promise<ApiServer> {
  const { db, pools = onePool(db), key, baseUrl, isDemo = false, backups, isMailOn, pageFolder } = parts;
  const authenticate = createAuthenticator({ ...parts, db: pools.shareOf('front') });
  const server = createApi({ ...parts, authenticate });
  registerDomains(server.api, { key, baseUrl, isDemo, backups, isMailOn });
  serveDocs(server);
  if (pageFolder !== undefined)
    await servePage(server.app, { folder: pageFolder, ...(isDemo && { meta: { [modeMeta.name]: modeMeta.demo } }) });
  return server;
}
