export { partyPayments } from './payment/party-payments';
export { paymentNumbers } from './verify/payment-numbers';
export { paymentSeals } from './verify/payment-seals';
export { paymentInvariants } from './verify/payment-invariants';
export type { PaymentsPorts } from './payments-ports';
export { paymentRecords } from './payment/payment-records.repository';
export { paymentSearch } from './payment/payment-search.repository';
export { registerPayments } from './register-payments';
export { rebuildSettled } from './verify/settled.repository';
