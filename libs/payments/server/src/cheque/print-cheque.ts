import {
  chequePrintProblems,
  type ChequePrints,
  type Payment,
  type PrintChequeInput,
  printsCheque,
} from '@freightdesk/payments-contract';
import { type Db, newId } from '@freightdesk/shared-database';
import { changeRecord, refuse, type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import { findPaymentOrRefuse } from '../payment/find-payment';
import { changePayment } from '../payment/payment.repository';
import { payments } from '../payment/payment-refusals';
import { insertPrint, payeeNameOf, printsOf } from './cheque-print.repository';

export function refuseOtherThanCheque(payment: Payment): void {
  if (!printsCheque(payment)) refuse(chequePrintProblems.not_by_cheque);
}

/** To whom a cheque is made out, and its leaves so far. */
export async function chequePrints(db: Db, paymentId: string): Promise<ChequePrints> {
  const { id, version, party } = await findPaymentOrRefuse(db, paymentId);
  const known = party && (await payeeNameOf(db, party.id));
  const prints = await printsOf(db, id);
  return {
    ...{ id, version, payee: known ?? party?.name ?? null },
    prints: prints.map(({ id: of, createdAt, payee, reason }) => ({
      id: of,
      at: createdAt.toISOString(),
      payee,
      reason,
    })),
  };
}

/** Records a leaf before it is printed: the payment tells of each, and of another one why. */
export async function printCheque(input: PrintChequeInput, context: WriteContext): Promise<ChequePrints> {
  const { id, version, reason: said, ...leaf } = input;
  const { tx, clock, actor } = context;
  const reason = said ?? null;
  const again = await printsOf(tx, id);
  const isAgain = again.length > 0;
  const action = isAgain ? 'print cheque again' : 'print cheque';
  const told = isAgain && reason !== null ? { reason } : {};
  await changeRecord(payments, { id, version, action, ...told }, context, async (before) => {
    refuseOtherThanCheque(before);
    if (isAgain && reason === null) {
      const { code, message } = chequePrintProblems.reprint_unexplained;
      refuse(chequePrintProblems.reprint_unexplained, { errors: [{ field: 'reason', code, message }] });
    }
    const by = writtenBy({ clock, actor });
    await insertPrint(tx, { id: newId(), paymentId: id, ...leaf, reason: isAgain ? reason : null, ...by });
    await changePayment(context, id, {});
  });
  return chequePrints(tx, id);
}
