import {
  addPurchaseInvoice,
  getPurchaseInvoice,
  type PurchaseInvoice,
  reverseUnpaidCredit,
} from '@freightdesk/invoices-contract';
import { getPayee, updatePayee } from '@freightdesk/parties-contract';
import { addDays, businessDateAt } from '@freightdesk/shared-calendar';
import { taxNumbersOf } from '../company/tax-numbers';
import { Made } from './made';
import { enter } from './parties';
import { atWork } from './work-time';
import type { World } from './world';

const name = 'Neelkanth Reefer Services';

/** How many days before the books began he billed. */
const billed = [
  { number: 'NRS/108', daysBefore: 90, rate: '48500.00' },
  { number: 'NRS/121', daysBefore: 64, rate: '31200.00' },
  { number: 'NRS/134', daysBefore: 46, rate: '27750.00' },
] as const;

/**
 * A vendor whose bills came late and are disputed, so that nobody pays them: credit of the first goes back once its 180 days are over, that
 * of the second should by now, and the third has few days left.
 */
export function tellOfUnpaidBills(world: World): void {
  const { diary, firstDay, random } = world;
  const { pan, gstin } = taxNumbersOf({ serial: 8180, name, holder: 'F', stateCode: '27' });
  const vendor = enter(world, {
    ...{ name, roles: ['VENDOR'], pan, gstin, stateCode: '27', tdsNature: 'CONTRACT', creditDays: 30 },
    address: { line1: 'Unit 7, Uran Road', city: 'Navi Mumbai', pincode: '400707' },
  });
  diary.note('ACCOUNT', new Date(`${addDays(firstDay, 6)}T11:20:00+05:30`), async (call) => {
    const { id, version } = await call(getPayee, { id: vendor.record.id });
    await call(updatePayee, {
      id,
      version,
      paymentHoldReason: 'Disputed: the temperature logs of his repairs are missing',
    });
  });
  for (const { number, daysBefore, rate } of billed) {
    const bill = new Made<PurchaseInvoice>(`Bill ${number}`);
    const supplierDate = addDays(firstDay, -daysBefore);
    const at = atWork(addDays(firstDay, 4), random);
    diary.note('ACCOUNT', at, async (call) => {
      bill.record = await call(addPurchaseInvoice, {
        ...{ partyId: vendor.record.id, supplierNumber: number, supplierDate, date: businessDateAt(at) },
        ...{ currency: 'INR', post: true },
        lines: [{ description: 'Repair of reefer units', sac: '998719', quantity: '1', gstRate: '18', rate }],
      });
    });
    if (daysBefore < 90) continue;
    const over = atWork(addDays(supplierDate, 186), random);
    diary.note('ACCOUNT', over, async (call) => {
      const { id, version } = await call(getPurchaseInvoice, { id: bill.record.id });
      await call(reverseUnpaidCredit, { id, version, date: businessDateAt(over) });
    });
  }
}
