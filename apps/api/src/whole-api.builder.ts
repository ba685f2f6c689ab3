import { createCompany } from '@freightdesk/company-server';
import { type Db, withTransaction } from '@freightdesk/shared-database';
import { type Api, brokenIn, createApi } from '@freightdesk/shared-server-kit';
import { invariants } from './invariants';
import { registerDomains } from './wiring';

/** What specs sign tokens with. */
export const testKey = new TextEncoder().encode('a key for tests, of thirty-two bytes or more');

/** Every domain, and what one asks of another, as the server has it; for specs. */
export const registerAll = (api: Api): void =>
  registerDomains(api, { key: testKey, baseUrl: () => 'http://localhost' });

/** The whole server on a store, without a port, and what answers the status of a GET, or all of it, of whoever the token is of; for specs. */
export function wholeServer(options: Parameters<typeof createApi>[0], token: string) {
  const { app, api, endpoints } = createApi(options);
  registerAll(api);
  const headers = { authorization: `Bearer ${token}` };
  const get = (path: string) => app.inject({ url: `/api${path}`, headers });
  const ask = async (path: string) => (await get(path)).statusCode;
  const read = async (path: string): Promise<unknown> => (await get(path)).json<{ data: unknown }>().data;
  return { endpoints: endpoints.map(({ endpoint }) => endpoint), ask, read, close: () => app.close() };
}

/** A company registered in Karnataka; for specs. */
export async function foundCompany(db: Db, by: { now: Date; userId: string }): Promise<void> {
  const company = { name: 'Sagar Freight', stateCode: '29', gstin: '29AAGCB7383J1Z4', ...by };
  await withTransaction(db, (tx) => createCompany(tx, company));
}

/** Every record that is not as sound books have it. */
export const unsoundIn = (db: Db): Promise<string[]> => brokenIn(db, invariants);
