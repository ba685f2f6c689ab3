export { outstandingInvoice, paymentRow, receiptInput } from './payment/payment.builder';
