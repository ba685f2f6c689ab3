import { chequeStock, usualChequeLayout } from '@freightdesk/banks-contract';
import { chequePrintProblems, isFetchable } from '@freightdesk/payments-contract';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { type FileAnswer, type ReadContext, refuse } from '@freightdesk/shared-server-kit';
import { fileName, stockPdf } from '@freightdesk/shared-sheet-pdf';
import { findPaymentOrRefuse } from '../payment/find-payment';
import { chequeLayoutOf, printsOf } from './cheque-print.repository';
import { refuseOtherThanCheque } from './print-cheque';

/** The leaf that was printed last, as long as whoever printed it may still be at the printer. */
export async function chequeLeaf(
  { id }: IdInput,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
): Promise<FileAnswer> {
  const payment = await findPaymentOrRefuse(db, id);
  refuseOtherThanCheque(payment);
  const [last] = await printsOf(db, id);
  if (!last || !isFetchable(last.createdAt, clock.now())) refuse(chequePrintProblems.leaf_gone);
  const { number, amountMinor: amountPaise, date, bank } = payment;
  const { payee, isCrossed, isLimited, createdAt } = last;
  const layout = (await chequeLayoutOf(db, bank.id)) ?? usualChequeLayout;
  const stock = chequeStock({ name: `Cheque ${number}`, payee, amountPaise, date, isCrossed, isLimited }, layout);
  return {
    name: `${fileName(stock.name)}.pdf`,
    mediaType: 'application/pdf',
    content: stockPdf(stock, { at: createdAt }),
  };
}
