export { outstandingInvoice, paymentRow, receiptInput } from './payment/payment.builder';
export { type ReceiptCase, receiptCases } from './payment/receipt-cases.data';
