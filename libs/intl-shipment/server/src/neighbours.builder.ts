import { formatNumber } from '@freightdesk/company-contract';
import type { EarnedOfJob } from '@freightdesk/intl-shipment-contract';
import { type Db, newId, type Tx } from '@freightdesk/shared-database';
import type { IntlShipmentPorts, Quoting } from './intl-shipment-ports';

/** What stands in for the domains that this one asks, as those leave their rows; for specs. */
export interface Neighbours extends IntlShipmentPorts {
  /** Documents that accounts have posted, for every job. */
  postedDocuments: number;
  /** What accounts have posted of every job. */
  earned: EarnedOfJob['heads'];
  /** What was handed over as charges of a job or docket. */
  marginFloorPercent: string | null;
}

const quoting: Omit<Quoting, 'marginFloorPercent'> = {
  name: 'Bharat Gateway Logistics',
  gstin: '27AAGCB7383J1Z8',
  address: { line1: '4 Ballard Estate', line2: null, city: 'Mumbai', pincode: '400001' },
  phone: '+912222610000',
  email: 'sales@gateway.example',
  website: null,
};

export function neighbours(): Neighbours {
  let last = 0;
  const numbered = (prefix: string) => formatNumber({ prefix, fiscalYear: '26-27', sequence: ++last, width: 5 });
  const all: Neighbours = {
    postedDocuments: 0,
    earned: [],
    marginFloorPercent: null,
    takeQuotationNumber: async () => numbered('QT'),
    createDocket: async ({ date, billingPartyId, commodity }, { tx, actor }) => ({
      id: await addDocket(tx, { date, billingPartyId, description: commodity, by: actor.userId }),
    }),
    ratesOfDay: async (_tx, date) => [{ currency: 'USD', date, rate: '88.45' }],
    agreedTerms: async () => [],
    readCompany: async () => ({ ...quoting, marginFloorPercent: all.marginFloorPercent }),
    readLogo: async () => undefined,
    takeLeadNumber: async () => numbered('LD'),
    takeJobNumber: async (_context, { prefix }) => numbered(prefix),
    createParty: async ({ name, email, phone }, { tx, actor }) => ({
      id: await addParty(tx, { name, email, phone, by: actor.userId }),
    }),
    countPostedDocuments: async () => all.postedDocuments,
    withinCredit: async () => undefined,
    earnedOfJob: async () => ({ heads: all.earned, exchangeDifferencePaise: 0, onBehalfPaise: 0, movedPaise: 0 }),
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

interface NewDocket {
  date: string;
  billingPartyId: string;
  description: string | null;
  by: string;
}

async function addDocket(tx: Tx, { by, ...goods }: NewDocket): Promise<string> {
  const [id, branchId] = [newId(), newId()];
  const at = new Date('2026-11-01T06:00:00Z');
  const stamp = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by };
  const code = branchId.slice(-3).toUpperCase();
  await tx
    .insertInto('branch')
    .values({ id: branchId, code, name: code, isHeadOffice: false, ...stamp })
    .execute();
  const rest = { mode: 'SURFACE', delivery: 'DOOR', isHazardous: false, dimensions: '[]', volumetricDivisor: '5000' };
  await tx
    .insertInto('docket')
    .values({ ...goods, ...rest, ...stamp, id, branchId, status: 'DRAFT', statusAt: at })
    .execute();
  return id;
}
