import { type AddPaymentInput, addPayment } from '@freightdesk/payments-contract';
import { addDays, businessDateAt } from '@freightdesk/shared-calendar';
import type { Banks } from './banks';
import { atWork } from './work-time';
import { historyDays, type World } from './world';

type Habit = Pick<AddPaymentInput, 'accountCode' | 'amountMinor' | 'gst' | 'mode'> & {
  from: keyof Banks;
  everyDays: number;
};

const withinState = { gstRate: '18', supply: 'INTRA', itcEligible: true } as const;

/** What the house spends without a bill of a vendor that it keeps. */
const habits: readonly Habit[] = [
  { from: 'cash', mode: 'CASH', accountCode: '6020', amountMinor: 1_450_00, everyDays: 9 },
  { from: 'current', mode: 'NEFT', accountCode: '6020', amountMinor: 5_900_00, gst: withinState, everyDays: 30 },
  { from: 'current', mode: 'NEFT', accountCode: '6090', amountMinor: 590_00, gst: withinState, everyDays: 30 },
];

/** Tea and stationery out of the cash box, the line and the charges of the bank each month; and what the bank pays on deposits. */
export function tellOfExpenses({ diary, random, firstDay }: World, banks: Banks): void {
  const note = (day: string, input: (date: string) => AddPaymentInput, at = atWork(day, random)) => {
    diary.note('ACCOUNT', at, async (call) => {
      await call(addPayment, input(businessDateAt(at)));
    });
  };
  for (const { from, everyDays, ...spent } of habits) {
    for (let days = everyDays; days < historyDays; days += everyDays) {
      const reference = spent.mode === 'CASH' ? {} : { reference: `UTR ${random.whole(100_000, 999_999)}` };
      note(addDays(firstDay, days), (date) => ({
        ...{ direction: 'EXPENSE', bankId: banks[from].record.id, date, currency: 'INR', allocations: [] },
        ...{ ...spent, ...reference },
      }));
    }
  }
  note(addDays(firstDay, 60), (date) => ({
    ...{ direction: 'RECEIPT', bankId: banks.second.record.id, date, mode: 'NEFT', reference: 'INT 300926' },
    ...{ currency: 'INR', amountMinor: 3_212_00, accountCode: '4900', allocations: [] },
  }));
  // An advocate charges no GST: it is ours to pay.
  const consulted = addDays(firstDay, 75);
  const gst = { ...withinState, reverseCharge: true };
  note(
    consulted,
    (date) => ({
      ...{ direction: 'EXPENSE', bankId: banks.current.record.id, date, mode: 'NEFT', reference: 'UTR 418822' },
      ...{ currency: 'INR', amountMinor: 7_500_00, accountCode: '6020', gst, allocations: [] },
    }),
    new Date(`${consulted}T12:00:00+05:30`),
  );
}
