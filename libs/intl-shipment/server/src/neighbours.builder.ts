import { formatNumber } from '@freightdesk/company-contract';
import { type Db, newId, type Tx } from '@freightdesk/shared-database';
import type { IntlShipmentPorts } from './intl-shipment-ports';

/** What stands in for the domains that this one asks, as those leave their rows; for specs. */
export interface Neighbours extends IntlShipmentPorts {
  /** Documents that accounts have posted, for every job. */
  postedDocuments: number;
}

export function neighbours(): Neighbours {
  let last = 0;
  const numbered = (prefix: string) => formatNumber({ prefix, fiscalYear: '26-27', sequence: ++last, width: 5 });
  const all: Neighbours = {
    postedDocuments: 0,
    takeLeadNumber: async () => numbered('LD'),
    takeJobNumber: async (_context, { prefix }) => numbered(prefix),
    createParty: async ({ name, email, phone }, { tx, actor }) => ({
      id: await addParty(tx, { name, email, phone, by: actor.userId }),
    }),
    countPostedDocuments: async () => all.postedDocuments,
    earnedOfJob: async () => ({ heads: [], exchangeDifferencePaise: 0, onBehalfPaise: 0 }),
    holdDocument: () => Promise.reject(new Error('Files are tried where their column stands.')),
  };
  return all;
}

interface NewParty {
  name: string;
  by: string;
  email?: string | null;
  phone?: string | null;
}

export async function addParty(db: Db | Tx, { name, email, phone, by }: NewParty): Promise<string> {
  const id = newId();
  const at = new Date('2026-11-01T06:00:00Z');
  const stamp = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by };
  const party = { id, name, nameKey: name.toLowerCase(), roles: ['CUSTOMER'], email, phone };
  await db
    .insertInto('party')
    .values({ ...party, ...stamp })
    .execute();
  return id;
}
