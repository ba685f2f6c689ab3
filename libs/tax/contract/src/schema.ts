export {
  addChargeHeadInput,
  chargeHeadSchema,
  headAccountsSchema,
  updateChargeHeadInput,
} from './charge-head/charge-head.schema';
export { addExchangeRateInput, exchangeRateSchema } from './exchange-rate/exchange-rate.schema';
export { gstRateSchema, savedGstRateSchema, updateGstRateInput } from './gst/gst-rate.schema';
export {
  addGtaOptionInput,
  gtaOptionOfDayInput,
  gtaOptionOfDaySchema,
  gtaOptionSchema,
} from './gta-option/gta-option.schema';
export { addSacInput, changedSac, sacSchema, updateSacInput } from './sac/sac.schema';
export { savedTdsRateSchema, tdsRateSchema, updateTdsRateInput } from './tds/tds-rate.schema';
export {
  chargeLineInput,
  chargeParticulars,
  chargeSchema,
  chargeTotalsSchema,
  ratesOnDayInput,
  ratesOnDaySchema,
  standingCharge,
} from './charge/charge.schema';
export { chargesInput, keptChargesInput, keptChargesSchema } from './charge/kept-charge.schema';
