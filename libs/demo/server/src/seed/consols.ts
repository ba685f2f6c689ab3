import {
  addJobcard,
  type AddJobcardInput,
  apportionCosts,
  getConsol,
  getJobcard,
  type Jobcard,
  linkHouses,
  moveJobcard,
} from '@freightdesk/intl-shipment-contract';
import type { Party } from '@freightdesk/parties-contract';
import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';
import type { KeptChargeInput } from '@freightdesk/tax-contract';
import type { Call } from './diary';
import { headFinder, type Planned } from './heads';
import { Made } from './made';
import type { Trader } from './parties';
import { minutesLater } from './work-time';
import { historyDays, type World } from './world';

type Charges = readonly Planned<Omit<KeptChargeInput, 'chargeHeadId'>>[];

/** How long ago the box was booked, and when it leaves. */
const [bookedDaysAgo, sailsInDays] = [6, 2];

/** A box of our own to Jebel Ali: what the line and the packing station ask for it. */
const ofBox: Charges = [
  { head: 'OFT', leg: 'FREIGHT', basis: 'PER_CONTAINER', quantity: '1', buyRate: '980', buyCurrency: 'USD' },
  { head: 'THC', leg: 'ORIGIN', basis: 'PER_CONTAINER', quantity: '1', buyRate: '9800', buyCurrency: 'INR' },
  { head: 'BLF', leg: 'ORIGIN', basis: 'PER_BL', quantity: '1', buyRate: '3500', buyCurrency: 'INR' },
];

/** Parts of the box as three customers booked them: goods, their measure, and what a cubic metre is sold for. */
const parts = [
  { commodity: 'Basmati rice', quantity: 24, grossKg: '4320', heightCm: '110', cubic: '31.68', perCubic: '58' },
  { commodity: 'Cotton towels', quantity: 10, grossKg: '1150', heightCm: '120', cubic: '14.4', perCubic: '64' },
  { commodity: 'Steel fasteners', quantity: 6, grossKg: '5400', heightCm: '80', cubic: '5.76', perCubic: '92' },
] as const;

const soldOf = ({ cubic, perCubic }: (typeof parts)[number]): Charges => [
  { head: 'OFT', leg: 'FREIGHT', basis: 'PER_CBM_RT', quantity: cubic, sellRate: perCubic, sellCurrency: 'USD' },
  { head: 'DOC', leg: 'ORIGIN', basis: 'PER_BL', quantity: '1', sellRate: '2500', sellCurrency: 'INR' },
];

interface Consol {
  agent: Trader;
  customers: readonly Trader[];
  carrier: Made<Party>;
}

const lane = { originLocode: 'INNSA', destinationLocode: 'AEJEA', direction: 'EXPORT', incoterm: 'CIF' } as const;

/** How and when the box and all in it travel. */
const sailing = (today: BusinessDate) => ({
  ...{ ...lane, date: addDays(today, -bookedDaysAgo), carrier: 'Varuna Container Lines', vessel: 'Varuna Pride' },
  ...{ voyage: '47W', etd: addDays(today, sailsInDays), eta: addDays(today, sailsInDays + 6) },
});

const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });

/** Written down with its charges and opened. */
async function opened(call: Call, input: AddJobcardInput): Promise<Jobcard> {
  const { data } = await call(addJobcard, input);
  return call(moveJobcard, { ...seen(data), to: 'OPEN' });
}

/** A box that the company loads itself, with parts of boxes of its customers in it; its costs are shared by volume. */
export function tellOfConsols(world: World, { agent, customers, carrier }: Consol): void {
  const { diary, firstDay } = world;
  const today = addDays(firstDay, historyDays);
  const bookedAt = new Date(`${addDays(today, -bookedDaysAgo)}T11:10:00+05:30`);
  const underHeads = headFinder();
  const withHeads = async (call: Call, charges: Charges) =>
    (await underHeads(call, charges)).flatMap(({ chargeHeadId, ...line }) =>
      chargeHeadId ? [{ ...line, chargeHeadId }] : [],
    );
  const [master, houses] = [new Made<Jobcard>('The box'), new Made<Jobcard[]>('What is in it')];
  diary.note('INTERNATIONAL', bookedAt, async (call) => {
    const charges = await withHeads(call, ofBox);
    const [vendorId, agentId] = [carrier.record.id, agent.party.record.id];
    master.record = await opened(call, {
      ...{
        ...sailing(today),
        mode: 'SEA_FCL',
        customerId: agentId,
        overseasAgentId: agentId,
        commodity: 'Consolidated cargo',
      },
      ...{
        mblNumber: 'VCLU4471902',
        containers: [{ containerNumber: 'CSQU3054383', sizeType: '45G1', sealNumber: 'VC-20917' }],
      },
      charges: charges.map((charge) => ({ ...charge, vendorId })),
    });
  });
  diary.note('INTERNATIONAL', minutesLater(bookedAt, 35), async (call) => {
    const made: Jobcard[] = [];
    for (const [index, part] of parts.entries()) {
      const { commodity, quantity, grossKg, heightCm } = part;
      const customerId = customers[index % customers.length]?.party.record.id ?? '';
      const marks = `JEA ${index + 1}/1-${quantity}`;
      const pallets = { type: 'Pallets', lengthCm: '120', widthCm: '100', description: commodity, marks };
      made.push(
        await opened(call, {
          ...{ ...sailing(today), mode: 'SEA_LCL', customerId, shipperId: customerId, commodity },
          ...{ hblNumber: `BGL-4471-${index + 1}`, packages: [{ ...pallets, quantity, grossKg, heightCm }] },
          charges: await withHeads(call, soldOf(part)),
        }),
      );
    }
    houses.record = made;
  });
  diary.note('INTERNATIONAL', minutesLater(bookedAt, 50), (call) => share(call, master.record, houses.record));
}

/** Puts the houses under their master and shares what it costs by their volume; the bill of lading is the same for each. */
async function share(call: Call, { id }: Jobcard, houses: readonly Jobcard[]): Promise<void> {
  const { version } = await call(getJobcard, { id });
  const linked = await call(linkHouses, { id, version, houses: houses.map(seen) });
  const { houses: measured, costs } = await call(getConsol, { id });
  const ofBill = costs.filter(({ name }) => name.startsWith('Bill of lading'));
  const heads = ofBill.map(({ chargeHeadId }) => ({ chargeHeadId, basis: 'EQUAL' as const }));
  await call(apportionCosts, { ...seen(linked), basis: 'CBM', heads, houses: measured.map(seen) });
}
