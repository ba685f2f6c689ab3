import { bankInput } from '@freightdesk/banks-contract/testing';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import type { Clock } from '@freightdesk/shared-calendar';
import type { Role } from '@freightdesk/shared-access';
import type { Db } from '@freightdesk/shared-database';
import { type FreshDatabase, openServerPools } from '@freightdesk/shared-database/testing';
import { type Authenticate, createApi } from '@freightdesk/shared-server-kit';
import type { RawBuilder } from 'kysely';
import { foundCompany, registerAll } from '../whole-api.builder';

/** What was sent and how it was answered: `200`, or the code of a refusal. */
interface Answer {
  status: number;
  code: string;
  data: ReturnType<typeof JSON.parse>;
}

/** An office of few customers and few banks, so that whoever posts meets the others; for specs. */
export interface Office {
  readonly db: Db;
  readonly bankIds: readonly string[];
  readonly partyIds: readonly string[];
  readonly jobIds: readonly string[];
  readonly headId: string;
  /** What the servers could not answer. */
  readonly faults: unknown[];
  send(path: string, body: object, as?: Role): Promise<Answer>;
  /** One row that the statement finds, if it finds any. */
  one<Row>(statement: RawBuilder<Row>): Promise<Row | undefined>;
  close(): Promise<void>;
}

interface Staff {
  /** Whoever set the company up. */
  userId: string;
  clock: Clock;
  authenticate: Authenticate;
  tokenOf(this: void, role: Role): string;
}

/** Servers of one store, each with all connections of its own: as many transactions at once as there are posters. */
function openServers({ url, db }: FreshDatabase, { clock, authenticate, tokenOf }: Staff, count: number) {
  const faults: unknown[] = [];
  const servers = Array.from({ length: count }, () => {
    const pools = openServerPools(url);
    const watching = {
      onFault: (error: unknown) => faults.push(error),
      onWrongAnswer: (text: string) => faults.push(text),
    };
    const { app, api } = createApi({ db, pools, clock, authenticate, ...watching });
    registerAll(api);
    return { app, pools };
  });
  let turn = 0;
  const send: Office['send'] = async (path, body, as = 'ACCOUNT') => {
    turn += 1;
    const isForm = body instanceof FormData;
    const answer = await servers[turn % count]?.app.inject({
      ...{ method: 'POST', url: `/api${path}`, payload: isForm ? body : JSON.stringify(body) },
      headers: { authorization: `Bearer ${tokenOf(as)}`, ...(!isForm && { 'content-type': 'application/json' }) },
    });
    const { data, code = '' } = answer?.json() ?? {};
    return { status: answer?.statusCode ?? 0, code, data };
  };
  const close = async () => {
    for (const { app, pools } of servers) {
      await app.close();
      await pools.end();
    }
  };
  return { faults, send, close };
}

export async function openOffice(store: FreshDatabase, staff: Staff, servers: number): Promise<Office> {
  const { db } = store;
  await foundCompany(db, { now: staff.clock.now(), userId: staff.userId });
  const { send, ...rest } = openServers(store, staff, servers);
  const made = async (path: string, body: object, as?: Role): Promise<{ id: string; version: number }> => {
    const { status, code, data } = await send(path, body, as);
    if (status >= 300) throw new Error(`${path} was answered ${status} ${code}`);
    return data;
  };
  const bankIds: string[] = [];
  for (const accountNumber of ['50200012345678', '50200012345679']) {
    const bank = bankInput({ name: `HDFC ${accountNumber}`, accountNumber, openingBalancePaise: 0 });
    bankIds.push((await made('/bank/add', bank)).id);
  }
  const partyIds: string[] = [];
  for (const name of ['Aarti', 'Bharat', 'Chitra'])
    partyIds.push((await made('/party/add', { name, roles: ['CUSTOMER', 'VENDOR'], stateCode: '29' })).id);
  // The first of all receipts opens two series: those who meet there hold them in either order, once in the life of a store.
  const first = { direction: 'RECEIPT', bankId: bankIds[0], partyId: partyIds[0], mode: 'NEFT', date: '2026-11-20' };
  await made('/payment/add', { ...first, reference: 'First', currency: 'INR', amountMinor: 100, allocations: [] });
  const head = await db
    .selectFrom('chargeHead')
    .select('id')
    .where('pureAgent', '=', false)
    .where('sac', 'is not', null)
    .executeTakeFirstOrThrow();
  const jobIds: string[] = [];
  for (const customerId of partyIds) {
    const job = await made('/jobcard/add', jobcardInput({ customerId }), 'INTERNATIONAL');
    jobIds.push((await made('/jobcard/move', { id: job.id, version: job.version, to: 'OPEN' }, 'INTERNATIONAL')).id);
  }
  return {
    ...{ db, bankIds, partyIds, jobIds, headId: head.id, send, ...rest },
    one: async (statement) => (await statement.execute(db)).rows[0],
  };
}
