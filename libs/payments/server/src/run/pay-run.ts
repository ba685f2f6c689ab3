import { byVendor, type PayRunInput, railOf, type Run, runMoves } from '@freightdesk/payments-contract';
import { changeRecord, type WriteContext } from '@freightdesk/shared-server-kit';
import { addPayment } from '../payment/add-payment';
import type { PaymentsPorts } from '../payments-ports';
import { runs } from './find-run';
import { keepPayments } from './run-lines.repository';
import { payableBillsOrRefuse, refuseMove, runBankOrRefuse } from './run-refusals';
import { changeRun } from './run.repository';

/**
 * Records that the bank paid: one payment for each vendor, with its bills, as if a clerk had recorded each; all of them in this
 * transaction, or none. All bills are held at once and in one order first, so that two runs never wait for each other.
 */
export const payRun = (
  { id, version, date, references }: PayRunInput,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<Run> =>
  changeRecord(runs, { id, version, action: 'pay' }, context, async (before) => {
    refuseMove(before, 'pay');
    await runBankOrRefuse(context.tx, before.bank.id);
    await payableBillsOrRefuse(before.lines, { tx: context.tx, ports, runId: id });
    const utr = new Map(references.map(({ partyId, reference }) => [partyId, reference]));
    const payments = new Map<string, string>();
    for (const { party, amountPaise, lines } of byVendor(before.lines)) {
      const reference = utr.get(party.id);
      const { data } = await addPayment(
        {
          ...{ direction: 'PAYMENT', bankId: before.bank.id, partyId: party.id, date, mode: railOf(amountPaise) },
          ...{ currency: 'INR', amountMinor: amountPaise, ...(reference && { reference }) },
          allocations: lines.map((line) => ({ invoiceId: line.invoiceId, amountMinor: line.amountPaise })),
        },
        context,
        ports,
      );
      payments.set(party.id, data.id);
    }
    await keepPayments(context.tx, id, payments);
    await changeRun(context, id, { status: runMoves.pay.to, paidOn: date });
  });
