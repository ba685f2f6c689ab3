export { auditNames } from './audit-names';
export { taxPaths } from './paths';
export { taxTableAccess } from './tax-table.access';

// Goods and services tax
export { serviceNames } from './gst/service-names.data';
export { rateInForce, ratesInForce, ratesNotInForce, sacProblem } from './gst/gst-rate.rules';
export {
  type ComputedInvoice,
  type ComputedLine,
  computeInvoice,
  type InvoiceTerms,
  type PricedTaxLine,
  taxabilities,
  type Taxability,
  taxabilityLabel,
  isWithoutPayment,
  taxabilityOf,
} from './gst/gst.rules';
export { lastDayToCredit, timeLimitPassed } from './gst/credit-time.rules';
export { monthOfPeriod, returnPeriods } from './gst/return-period.rules';
export { byRate, headRate, headsPerLine, noTax, sumOfHeads, type TaxHeads, taxOf } from './gst/tax-heads.rules';

// Where a service is supplied
export {
  type PlaceOfSupply,
  isOursForWantOfAnother,
  placeOfSupply,
  placeOfSupplyName,
  type SupplyFacts,
  type SupplyKind,
  supplyKinds,
} from './place-of-supply/place-of-supply.rules';
export { isRoadCarriage, isTransport, serviceOf } from './place-of-supply/service.rules';

// Tax deducted at source
export { tdsNatureLabel, type TdsPayee, tdsPayeeLabel } from './tds/tds-natures';
export { type TdsSoFar } from './tds/tds-reason.rules';
export {
  type LowerDeduction,
  noPapers,
  type NonResidentTerms,
  type TdsPapers,
  type TransporterDeclaration,
  type UsedCertificate,
} from './tds/tds-papers.rules';
export {
  deductTds,
  type TdsFacts,
  type TdsHead,
  tdsHeadOf,
  type TdsOutcome,
  tdsPeriod,
  tdsRateOn,
} from './tds/tds.rules';

// Why: as documents keep it, and for a reader in another language
export { inState } from './reason/in-state';
export { purchasePlaceReasons } from './reason/reasons.data';
export { reasonOf } from './reason-of';

// Charge heads
export { chargeHeadAccess } from './charge-head/charge-head.access';
export {
  addChargeHead,
  listChargeHeads,
  listHeadAccounts,
  updateChargeHead,
} from './charge-head/charge-head.endpoints';
export { chargeHeadProblemKinds } from './charge-head/charge-head.errors';
export {
  type JobDirection,
  jobDirectionLabel,
  jobDirections,
  type JobMode,
  jobModeLabel,
  jobModes,
} from './charge/job.kinds';
export {
  chargeBases,
  type ChargeBasis,
  chargeBasisLabel,
  chargeCapacities,
  type ChargeCapacity,
  chargeCapacityLabel,
} from './charge-head/charge-head.kinds';
export { chargeHeadImport } from './charge-head/charge-head.import';
export { mixedHeadsNotice } from './charge-head/mixed-heads.rules';
export { chargeHeadList } from './charge-head/charge-head.list';
export {
  chargeHeadProblems,
  type HeadRate,
  headRateOn,
  headRatesNotInForce,
  inOrder,
  sacRateOn,
} from './charge-head/charge-head.rules';
export type {
  AddChargeHeadInput,
  ChargeHead,
  HeadAccounts,
  UpdateChargeHeadInput,
} from './charge-head/charge-head.schema';

// Service accounting codes
export { addSac, getSac, listSacs, updateSac } from './sac/sac.endpoints';
export { sacProblemKinds } from './sac/sac.errors';
export { sacList } from './sac/sac.list';
export { sacNotice, soldSacProblem, unknownSac } from './sac/sac.rules';
export type { AddSacInput, Sac, UpdateSacInput } from './sac/sac.schema';

// How the company pays the tax of its freight by road
export { addGtaOption, gtaOptionOfDay, listGtaOptions } from './gta-option/gta-option.endpoints';
export { type GtaOption, gtaOptionLabel, gtaOptions } from './gta-option/gta-option.kinds';
export { gtaOptionList } from './gta-option/gta-option.list';
export {
  atGtaRate,
  type FreightLine,
  gtaChargeProblem,
  gtaRate,
  gtaRateProblem,
  gtaRatesNotByOption,
} from './gta-option/gta-option.rules';
export type { AddGtaOptionInput, GtaOptionRow } from './gta-option/gta-option.schema';

// Exchange rates
export { exchangeRateAccess } from './exchange-rate/exchange-rate.access';
export { addExchangeRate, listExchangeRates } from './exchange-rate/exchange-rate.endpoints';
export { exchangeRateList } from './exchange-rate/exchange-rate.list';
export { rateOfDay } from './exchange-rate/exchange-rate.rules';
export type { AddExchangeRateInput, ExchangeRate } from './exchange-rate/exchange-rate.schema';

// The tables of rates, as they are looked at and change
export { taxTableProblems } from './tax-table.errors';
export { overlap, rowChange } from './dated-row.rules';
export { listGstRates, updateGstRate } from './gst/gst-rate.endpoints';
export { gstRateList } from './gst/gst-rate.list';
export type { GstRate, GstRateRow, SavedGstRate, UpdateGstRateInput } from './gst/gst-rate.schema';
export { listTdsRates, updateTdsRate } from './tds/tds-rate.endpoints';
export { tdsRateList } from './tds/tds-rate.list';
export type { SavedTdsRate, TdsRate, TdsRateRow, UpdateTdsRateInput } from './tds/tds-rate.schema';

// Charges: what a job, a docket or a quotation earns and costs, line by line
export { ratesOnDay } from './charge/charge.endpoints';
export { chargeProblemKinds } from './charge/charge.errors';
export {
  type ChargedRecord,
  type ChargeLeg,
  chargeLegLabel,
  chargeLegs,
  chargeStatuses,
  type ChargeStatus,
  chargeStatusLabel,
} from './charge/charge.kinds';
export {
  type Amount,
  chargeAmount,
  type ChargeSide,
  currencyOf,
  type DatedRates,
  datedRates,
  inPaise,
  type PricedCharge,
} from './charge/charge-amount.rules';
export {
  type ChargeFigures,
  chargeFigures,
  type ChargeTotals,
  chargeTotals,
  type Margin,
  marginOf,
} from './charge/charge-margin.rules';
export { chargeProblems } from './charge/charge.rules';
export { type ChargedGoods, percentBase, quantityOf } from './charge/charge-quantity.rules';
export { headProblem, type HeadOfCharge, type SettledCharge, settleCharges } from './charge/settle-charges.rules';
export type { ChargeLineInput, DayRate, RatesOnDay, StandingCharge } from './charge/charge.schema';
export type { ChargesInput, KeptCharge, KeptChargeInput } from './charge/kept-charge.schema';
export { asAgreed, asSaid } from './charge/as-said.rules';
export { billedWithinDays, isUnbilled, isUncertain, openChargeProblems, soldTo } from './charge/open-charges.rules';
