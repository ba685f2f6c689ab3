import { partySideOf } from '@freightdesk/parties-contract';
import { receiptVoucherSheet } from '@freightdesk/payments-contract';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import type { FileAnswer, ReadContext } from '@freightdesk/shared-server-kit';
import { pdfFile } from '@freightdesk/shared-sheet-pdf';
import { findPaymentOrRefuse } from '../payment/find-payment';
import type { PaymentsPorts } from '../payments-ports';

/** The receipt voucher of an advance that bears tax, or the refund voucher where it went back; a payment without tax has none. */
export async function receiptVoucherPdf(
  { id }: IdInput,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  ports: PaymentsPorts,
): Promise<FileAnswer | undefined> {
  const payment = await findPaymentOrRefuse(db, id);
  const { party, advanceTax } = payment;
  const known = party && (await ports.findParty(db, party.id));
  const customer = known && partySideOf(known);
  if (!advanceTax || !known || !customer) return undefined;
  const supplier = await ports.taxSide(db);
  const sheet = receiptVoucherSheet(payment, advanceTax, { supplier, customer: { ...customer, name: known.name } });
  return pdfFile([sheet], { logo: await ports.readLogo(db, {}), at: clock.now() });
}
