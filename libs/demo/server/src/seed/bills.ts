import {
  type AddPurchaseInvoiceInput,
  addPurchaseInvoice,
  cancelPurchaseInvoice,
  debitPurchaseInvoice,
  getPurchaseInvoice,
  postPurchaseInvoice,
  type PurchaseInvoice,
  rateOf,
} from '@freightdesk/invoices-contract';
import type { AddPartyInput, Party } from '@freightdesk/parties-contract';
import { addDays, businessDateAt } from '@freightdesk/shared-calendar';
import { taxNumbersOf } from '../company/tax-numbers';
import { type RegularVendor, regularVendors } from '../company/vendors.data';
import { costsOf } from './costs';
import { headFinder, type Planned } from './heads';
import type { Billable } from './invoices';
import { Made } from './made';
import { enter, type Trader } from './parties';
import type { PostedBill } from './payments';
import { atWork, later } from './work-time';
import { historyDays, type World } from './world';

interface Sellers {
  /** By sea, by air and by road, as the company's data names them. */
  carriers: readonly Made<Party>[];
  agents: readonly Trader[];
  jobs: readonly Billable[];
}

type Line = AddPurchaseInvoiceInput['lines'][number];
type Said = Omit<AddPurchaseInvoiceInput, 'partyId' | 'date' | 'supplierDate' | 'supplierNumber' | 'lines'>;
type Terms = Said & { lines: readonly Planned<Line>[] };

interface Bill {
  vendor: Made<Party>;
  number: string;
  at: Date;
  jobId?: Made<string>;
  terms: Terms;
}

/** Every seventh bill waits as a draft for the vendor's word, and one in twelve was booked to the wrong vendor. */
const staysDraft = (index: number) => index % 7 === 5;
const isMistake = (index: number) => index % 12 === 3;
/** Of one in ten a part is taken back. */
const isReturned = (index: number) => index % 10 === 6;

/** Accounts book what carriers, agents and the house's own vendors bill, each some days after it was done. Answers what stands. */
export function tellOfBills(world: World, sellers: Sellers): PostedBill[] {
  const underHeads = headFinder();
  const bills = [
    ...regularVendors.flatMap((vendor, index) => regularBills(world, vendor, index)),
    ...jobBills(world, sellers),
  ];
  return bills
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .flatMap((bill, index) => tellOfBill(world, bill, { index, underHeads }));
}

function regularBills(world: World, vendor: RegularVendor, index: number): Bill[] {
  const party = enter(world, vendorOf(vendor, index));
  const { everyDays, firstAfterDays, reverseCharge = false, itcEligible = true, line } = vendor;
  const terms: Terms = { currency: 'INR', reverseCharge, itcEligible, lines: [line] };
  const count = Math.ceil((historyDays - firstAfterDays) / everyDays);
  return Array.from({ length: count }, (_, ordinal) => ({
    vendor: party,
    number: `${vendor.name.charAt(0)}/${120 + index * 40 + ordinal}`,
    at: atWork(addDays(world.firstDay, firstAfterDays + ordinal * everyDays), world.random),
    terms,
  }));
}

function vendorOf(
  { name, roles, holder, stateCode, isRegistered, tdsNature }: RegularVendor,
  index: number,
): AddPartyInput {
  const { pan, gstin } = taxNumbersOf({ serial: 8100 + index, name, holder, stateCode });
  const address = {
    line1: `${12 + index * 9}, Market Road`,
    city: stateCode === '27' ? 'Mumbai' : 'Bengaluru',
    pincode: stateCode === '27' ? '400010' : '560001',
  };
  return { name, roles, pan, stateCode, address, tdsNature, creditDays: 15, ...(isRegistered && { gstin }) };
}

/** What a job cost: its carrier's bill, and every fourth time that of an agent abroad. */
function jobBills({ random }: World, { carriers, agents, jobs }: Sellers): Bill[] {
  return jobs.flatMap(({ from, jobId, mode }, index): Bill[] => {
    const carrier = carriers[mode === 'AIR' ? 1 : mode === 'ROAD' ? 2 : 0];
    const agent = agents[index % agents.length];
    const ofJob = { at: later(from, random.whole(0, 2), random), ...(jobId && { jobId }) };
    const bills: Bill[] = [];
    if (carrier) {
      const terms: Terms = { currency: 'INR', lines: costsOf(mode, random) };
      bills.push({ ...ofJob, vendor: carrier, number: `26-27/${3100 + index * 7}`, terms });
    }
    if (agent && index % 4 === 1) {
      const line = { description: 'Agency and handling abroad', sac: '996713', quantity: '1', gstRate: '18' };
      const lines = [{ ...line, rate: `${random.whole(120, 480)}.00` }];
      const terms: Terms = { currency: 'USD', exchangeRate: `88.${random.whole(10, 90)}`, lines };
      bills.push({ ...ofJob, vendor: agent.party, number: `A${index + 50}-26`, terms });
    }
    return bills;
  });
}

interface Booked {
  index: number;
  underHeads: ReturnType<typeof headFinder>;
}

function tellOfBill(
  { diary, random }: World,
  { vendor, number, at, jobId, terms }: Bill,
  { index, underHeads }: Booked,
): PostedBill[] {
  const bill = new Made<PurchaseInvoice>(`Bill ${number}`);
  const date = businessDateAt(at);
  const supplierDate = addDays(date, -random.whole(0, 4));
  diary.note('ACCOUNT', at, async (call) => {
    const lines = (await underHeads(call, terms.lines)).map((line) => ({
      ...line,
      ...(jobId && { jobId: jobId.record }),
    }));
    const said = { partyId: vendor.record.id, supplierNumber: number, supplierDate, date };
    bill.record = await call(addPurchaseInvoice, { ...terms, ...said, lines });
  });
  if (staysDraft(index)) return [];
  const postedAt = later(at, 0, random);
  diary.note('ACCOUNT', postedAt, async (call) => {
    const { id, version } = bill.record;
    bill.record = await call(postPurchaseInvoice, { id, version });
  });
  if (isReturned(index)) tellOfReturn(diary, bill, later(postedAt, 3, random));
  if (!isMistake(index)) return [{ bill, isForeign: terms.currency !== 'INR', postedAt }];
  diary.note('ACCOUNT', later(postedAt, 0, random), async (call) => {
    const { id, version } = bill.record;
    await call(cancelPurchaseInvoice, { id, version, reason: 'Booked to the wrong vendor' });
  });
  return [];
}

/** The vendor takes back a tenth of what he billed first. */
function tellOfReturn(diary: World['diary'], bill: Made<PurchaseInvoice>, at: Date): void {
  diary.note('ACCOUNT', at, async (call) => {
    const { id, status, lines, currency } = await call(getPurchaseInvoice, { id: bill.record.id });
    const [line] = lines;
    if (!line || status === 'CANCELLED') return;
    const { description, sac, gstRate, taxableMinor } = line;
    const rate = rateOf(Math.round(taxableMinor / 10), currency);
    await call(debitPurchaseInvoice, {
      ...{ id, date: businessDateAt(at), reason: 'Charged for more than was done' },
      lines: [{ description, sac, gstRate, quantity: '1', rate, againstLine: 1 }],
    });
  });
}
