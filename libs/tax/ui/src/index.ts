export { ChargeInput, type ChargeHeads, useChargeHeads } from './charge-head/charge-input';
export { useRatesOfDay } from './charge-head/use-rates-of-day';
export { ExchangeRateInput } from './exchange-rate/exchange-rate-input';
export { useFreightNotices, useFreightWarning } from './gta-option/use-freight-notices';
export { useAskGtaOption, useGtaOption } from './gta-option/use-gta-option';
export { RateInput } from './gst/rate-input';
export { SacInput } from './sac/sac-input';
export { useGstRates, useRateOptions } from './gst/use-gst-rates';
export {
  blankCharge,
  chargeFields,
  type ChargeFields,
  type ChargeTerms,
  currenciesOf,
  type PickedParty,
  type TypedCharge,
} from './charge/charge-line';
export { ChargeLines } from './charge/charge-lines';
export { ChargeSums } from './charge/charge-sums';
export { useDatedRates } from './charge/use-dated-rates';
export { ChargesDialog, type PartyField } from './charge/charges-dialog';
export { ChargesTable } from './charge/charges-table';
