import { getDocket, setDocketHire, updateDocket } from '@freightdesk/domestic-contract';
import { getJobcard, updateJobcard } from '@freightdesk/intl-shipment-contract';
import { addPurchaseInvoice, addSaleInvoice, listBillableCharges } from '@freightdesk/invoices-contract';
import type { Party } from '@freightdesk/parties-contract';
import { addDays } from '@freightdesk/shared-calendar';
import type { KeptChargeInput } from '@freightdesk/tax-contract';
import type { Call } from './diary';
import { headFinder, type Planned } from './heads';
import type { Job } from './jobs';
import type { Made } from './made';
import { minutesLater } from './work-time';
import { historyDays, type World } from './world';

type Planning = Planned<Omit<KeptChargeInput, 'chargeHeadId'>>;

/** What a sea export buys and sells: freight in dollars, the rest in rupees; the last is given away. */
const ofJob: readonly Planning[] = [
  {
    ...{ head: 'OFT', leg: 'FREIGHT', basis: 'PER_SHIPMENT', quantity: '1' },
    ...{ buyRate: '1450', buyCurrency: 'USD', sellRate: '1690', sellCurrency: 'USD' },
  },
  {
    ...{ head: 'THC', leg: 'ORIGIN', basis: 'PER_SHIPMENT', quantity: '1' },
    ...{ buyRate: '9800', buyCurrency: 'INR', sellRate: '12400', sellCurrency: 'INR', isAccrued: true },
  },
  {
    ...{ head: 'CHA', leg: 'ORIGIN', basis: 'PER_SHIPMENT', quantity: '1' },
    ...{ buyRate: '3500', buyCurrency: 'INR', sellRate: '6500', sellCurrency: 'INR' },
  },
  {
    ...{ head: 'DOC', leg: 'ORIGIN', basis: 'PER_BL', quantity: '1', sellRate: '1800', sellCurrency: 'INR' },
    waivedReason: 'Given away with the first shipment',
  },
];

/** What a docket is carried for, at the rate of reverse charge, and what the lorry costs. */
const ofDocket: readonly Planning[] = [
  {
    ...{ head: 'GTA', basis: 'PER_KG_CHARGEABLE', quantity: '240' },
    ...{ buyRate: '14', buyCurrency: 'INR', sellRate: '18.50', sellCurrency: 'INR', minimum: '3500' },
  },
];

/** A line as it is sent: its head is there by then. */
const withHead = (lines: readonly (Omit<KeptChargeInput, 'chargeHeadId'> & { chargeHeadId?: string })[]) =>
  lines.flatMap(({ chargeHeadId, ...line }) => (chargeHeadId ? [{ ...line, chargeHeadId }] : []));

interface Work {
  jobs: readonly Job[];
  dockets: readonly { id: Made<string>; at: Date }[];
  /** Who carries by sea. */
  carrier: Made<Party> | undefined;
  /** Whose lorries are hired. */
  lorries: Made<Party> | undefined;
}

/** The desks write down what their work under way earns; accounts have billed the clearance of the job that left first. */
export function tellOfWorkCharges(world: World, { jobs, dockets, carrier, lorries }: Work): void {
  const { diary } = world;
  const underHeads = headFinder();
  jobs.forEach(({ id, openedAt }) =>
    diary.note('INTERNATIONAL', minutesLater(openedAt, -5), async (call) => {
      const { version } = await call(getJobcard, { id: id.record });
      const vendorId = carrier?.record.id;
      const lines = withHead(await underHeads(call, ofJob));
      const charges = lines.map((line) => ({ ...line, ...(line.buyRate && vendorId && { vendorId }) }));
      await call(updateJobcard, { id: id.record, version, charges });
    }),
  );
  dockets.forEach(({ id, at }) =>
    diary.note('DOMESTIC', minutesLater(at, 30), async (call) => {
      const { version } = await call(getDocket, { id: id.record });
      const charges = withHead(await underHeads(call, ofDocket));
      const { data } = await call(updateDocket, { id: id.record, version, charges });
      if (!lorries) return;
      const hire = { partyId: lorries.record.id, agreedPaise: 3_360_00, advancePaise: 1_500_00 };
      await call(setDocketHire, { id: id.record, version: data.version, hire });
    }),
  );
  const eldest = jobs.at(-1);
  const today = addDays(world.firstDay, historyDays);
  if (!eldest || !carrier) return;
  diary.note('ACCOUNT', new Date(`${today}T00:45:00+05:30`), (call) => bill(call, { job: eldest, carrier, today }));
}

/** The customer's invoice of one charge, and the vendor's bill of the same, a little above what was expected. */
async function bill(
  call: Call,
  { job, carrier, today }: { job: Job; carrier: Made<Party>; today: string },
): Promise<void> {
  const partyId = job.customerId.record;
  const { charges } = await call(listBillableCharges, { partyId });
  const clearance = charges.find(({ recordId, rate }) => recordId === job.id.record && rate === '6500');
  if (!clearance) return;
  const { id: chargeId, chargeHeadId, description } = clearance;
  const line = {
    description,
    sac: '996712',
    quantity: '1',
    gstRate: '18',
    jobId: job.id.record,
    chargeId,
    chargeHeadId,
  };
  const terms = { date: today, currency: 'INR' as const };
  await call(addSaleInvoice, {
    ...{ kind: 'TAX_INVOICE' as const, partyId, ...terms, issue: true },
    lines: [{ ...line, rate: '6500' }],
  });
  await call(addPurchaseInvoice, {
    ...{ partyId: carrier.record.id, supplierNumber: 'C/26-27/901', supplierDate: today, ...terms, post: true },
    lines: [{ ...line, rate: '3650' }],
  });
}
