export { ChargeInput, type ChargeHeads, useChargeHeads } from './charge-head/charge-input';
export { RateInput } from './charge-head/rate-input';
