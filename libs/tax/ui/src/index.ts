export { ChargeInput, type ChargeHeads, useChargeHeads } from './charge-head/charge-input';
export { ExchangeRateInput } from './exchange-rate/exchange-rate-input';
export { RateInput } from './charge-head/rate-input';
