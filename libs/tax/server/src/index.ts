export { ratesOfDay } from './exchange-rate/exchange-rate.repository';
export { gtaOptionOn } from './gta-option/gta-option.repository';
export { registerTax } from './register-tax';
export { chargesOf, headsOfCharges, removeCharges } from './charge/charge.repository';
export { writeCharges } from './charge/write-charges';
export {
  type BillableCharge,
  billCharges,
  chargesNamed,
  earnedOfRecords,
  freeCharges,
  openCharges,
} from './charge/bill-charges.repository';
export { chargeHeadByCode } from './charge-head/charge-head.repository';
