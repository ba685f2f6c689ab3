import { purchaseSupplyLabel } from '@freightdesk/invoices-contract';
import {
  addPayment,
  allocatePayment,
  deallocatePayment,
  getAdvices,
  getChallanCover,
  getChequeLeaf,
  getChequePrints,
  getPayment,
  getReceiptVoucher,
  listPayments,
  outstandingInvoices,
  printCheque,
  refundPayment,
  reversePayment,
} from '@freightdesk/payments-contract';
import * as schema from '@freightdesk/payments-contract/schema';
import { idQuery } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { challanCover } from './challan/challan-cover';
import { chequeLeaf } from './cheque/cheque-leaf';
import { chequePrints, printCheque as print } from './cheque/print-cheque';
import { allocatePayment as allocate } from './payment/allocate-payment';
import { deallocatePayment as deallocate } from './payment/deallocate-payment';
import { addPayment as add } from './payment/add-payment';
import { findPaymentOrRefuse } from './payment/find-payment';
import { listPaymentRows } from './payment/payment.repository';
import { refundPayment as refund } from './payment/refund-payment';
import { reversePayment as reverse } from './payment/reverse-payment';
import type { PaymentsPorts } from './payments-ports';
import { registerSettlements } from './settlement/register-settlements';
import { registerRuns } from './run/register-runs';
import { receiptVoucherPdf } from './voucher/receipt-voucher-pdf';
import { remittanceAdvices } from './voucher/remittance-advices';

export function registerPayments(api: Api, ports: PaymentsPorts): void {
  const { addPaymentInput, allocatePaymentInput, reversePaymentInput, paymentSchema: output } = schema;
  const saved = { input: addPaymentInput, output: schema.savedPaymentSchema };
  const exported = { supply: { labels: purchaseSupplyLabel }, form15ca: { label: 'Form 15CA' } };
  api.list(listPayments, { row: schema.paymentRowSchema, exported }, (request, { db }) => listPaymentRows(db, request));
  api.read(getPayment, { input: idQuery, output }, ({ id }, { db }) => findPaymentOrRefuse(db, id));
  api.file(getReceiptVoucher, { input: idQuery }, (query, context) => receiptVoucherPdf(query, context, ports));
  api.read(
    outstandingInvoices,
    { input: schema.outstandingQuery, output: schema.outstandingInvoicesSchema },
    ({ partyId, direction }, { db }) => ports.outstanding[direction](db, { partyId }),
  );
  api.write(addPayment, saved, (input, context) => add(input, context, ports));
  api.write(allocatePayment, { input: allocatePaymentInput, output }, (input, context) =>
    allocate(input, context, ports),
  );
  api.write(deallocatePayment, { input: schema.deallocatePaymentInput, output }, (input, context) =>
    deallocate(input, context, ports),
  );
  api.write(refundPayment, { input: schema.refundPaymentInput, output: schema.savedPaymentSchema }, (input, context) =>
    refund(input, context, ports),
  );
  registerRuns(api, ports);
  api.file(getAdvices, { input: schema.advicesQuery }, (query, context) => remittanceAdvices(query, context, ports));
  api.write(reversePayment, { input: reversePaymentInput, output }, (input, context) => reverse(input, context, ports));
  api.read(getChallanCover, { input: idQuery, output: schema.challanCoverSchema }, challanCover);
  const prints = schema.chequePrintsSchema;
  api.read(getChequePrints, { input: idQuery, output: prints }, ({ id }, { db }) => chequePrints(db, id));
  api.write(printCheque, { input: schema.printChequeInput, output: prints }, print);
  api.file(getChequeLeaf, { input: idQuery }, chequeLeaf);
  registerSettlements(api, ports);
}
