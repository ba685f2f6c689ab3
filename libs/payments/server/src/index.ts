export { paymentNumbers } from './verify/payment-numbers';
export { paymentSeals } from './verify/payment-seals';
export { paymentStatements } from './verify/payment-statements';
export { type PaymentsNeeds, type Receivable, type ReceivablesAsked } from './payments-needs';
export { registerPayments } from './register-payments';
