import { type byVendor, railOf, type Run, runMoves, unpaidLines } from '@freightdesk/payments-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { addPayment } from '../payment/add-payment';
import { latestDate } from '../payment/posting-date';
import type { PaymentsPorts } from '../payments-ports';
import { keepPayments } from './run-lines.repository';
import { payableBillsOrRefuse, runBankOrRefuse } from './run-refusals';
import { changeRun } from './run.repository';

interface Paid {
  date: string;
  vendors: ReturnType<typeof byVendor<Run['lines'][number]>>;
  referenceOf: (partyId: string) => string | undefined;
}

/**
 * One payment for each of these vendors of a run, with its bills, as if a clerk had recorded each; all of them in this transaction, or
 * none. All bills are held at once and in one order first, so that two runs never wait for each other. With the last vendor the
 * run is paid.
 */
export async function payVendors(
  { id, bank, lines }: Run,
  { date, vendors, referenceOf }: Paid,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<string[]> {
  const { tx } = context;
  const bills = vendors.flatMap((vendor) => vendor.lines);
  await runBankOrRefuse(tx, bank.id);
  await payableBillsOrRefuse(bills, { tx, ports, runId: id });
  const payments = new Map<string, string>();
  for (const { party, amountPaise, lines: ofVendor } of vendors) {
    const reference = referenceOf(party.id);
    const { data } = await addPayment(
      {
        ...{ direction: 'PAYMENT', bankId: bank.id, partyId: party.id, date, mode: railOf(amountPaise) },
        ...{ currency: 'INR', amountMinor: amountPaise, ...(reference && { reference }) },
        allocations: ofVendor.map((line) => ({ invoiceId: line.invoiceId, amountMinor: line.amountPaise })),
      },
      context,
      ports,
    );
    payments.set(party.id, data.id);
  }
  await keepPayments(tx, id, payments);
  const isLast = unpaidLines(lines).length === bills.length;
  const paidOn = latestDate([date, ...lines.flatMap(({ payment }) => payment?.date ?? [])]);
  await changeRun(context, id, isLast ? { status: runMoves.pay.to, paidOn } : {});
  return [...payments.values()];
}
