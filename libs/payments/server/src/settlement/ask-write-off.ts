import {
  settlementProblems,
  type Settlement,
  type WriteOffInput,
  writeOffProblems,
  writeOffVoucher,
} from '@freightdesk/payments-contract';
import { isUniqueViolation, newId } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { PaymentsPorts } from '../payments-ports';
import { findSettlementOrRefuse } from './find-settlement';
import { insertSettlement } from './settlement.repository';
import { refuseProblems } from './settlement-refusals';

/** Asks to give up what is left of a document. Nothing is posted and nothing is held: until it is decided, the document may be paid. */
export async function askWriteOff(
  { direction, invoiceId, amountMinor, reason }: WriteOffInput,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<Settlement> {
  const { tx, clock } = context;
  const [document] = await ports.documents[direction](tx, { ids: [invoiceId] });
  refuseProblems(writeOffProblems({ invoiceId, amountMinor }, document));
  // The rules have refused one that is not there.
  if (!document) throw new Error('A write-off is of a document.');

  const { partyId, currency } = document;
  const { amountPaise } = writeOffVoucher({ partyId, direction }, { invoice: document, amountMinor });
  const date = clock.today();
  const number = await ports.takeNumber(context, { kind: 'WRITE_OFF', date });
  const id = newId();
  await insertSettlement(context, {
    ...{
      id,
      number,
      kind: 'WRITE_OFF',
      status: 'PENDING_APPROVAL',
      date,
      partyId,
      currency,
      amountMinor,
      amountPaise,
      reason,
    },
    saleInvoiceId: direction === 'RECEIPT' ? invoiceId : null,
    purchaseInvoiceId: direction === 'PAYMENT' ? invoiceId : null,
  }).catch((error: unknown) => {
    const waits = ['settlement_waits_once_for_sale_invoice', 'settlement_waits_once_for_purchase_invoice'];
    if (!waits.some((name) => isUniqueViolation(error, name))) throw error;
    refuse(settlementProblems.write_off_waits);
  });
  const added = await findSettlementOrRefuse(tx, id);
  await context.audit({ record: 'settlement', recordId: id, action: 'add', after: added, reason });
  return added;
}
