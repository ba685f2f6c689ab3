export { outstandingInvoice, paymentOf, paymentRow, receiptInput, vendorPaymentInput } from './payment/payment.builder';
export { type ReceiptCase, receiptCases } from './payment/receipt-cases.data';
export { type RefundCase, refundCases } from './payment/refund-cases.data';
export { settlement } from './settlement/settlement.builder';
