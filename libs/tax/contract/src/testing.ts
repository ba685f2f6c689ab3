export { publishedComputations } from './gst/gst.spec-cases.data';
export { chargeHeadInput, chargeHeadRow } from './charge-head/charge-head.builder';
export { exchangeRateInput, exchangeRateRow } from './exchange-rate/exchange-rate.builder';
export { chargeLine, chargeRow, keptChargeRow } from './charge/charge.builder';
export { gtaOptionInput, gtaOptionRow } from './gta-option/gta-option.builder';
export { sacInput, sacRow } from './sac/sac.builder';
export { gstRateRows, gstRates } from './gst/gst-rate.builder';
export { tdsRateRows, tdsRates } from './tds/tds-rate.builder';
