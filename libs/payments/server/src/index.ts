export { paymentStatements } from './verify/payment-statements';
export { type PaymentsNeeds, type Receivable, type ReceivablesAsked } from './payments-needs';
export { registerPayments } from './register-payments';
