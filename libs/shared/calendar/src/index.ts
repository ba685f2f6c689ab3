export {
  addDays,
  type BusinessDate,
  businessDateAt,
  daysBetween,
  formatBusinessDate,
  isBusinessDate,
} from './business-date';
export { type Clock, settableClock, systemClock } from './clock';
export { type EventTimeFlaw, eventTimeFlaw } from './event-time';
export { type FiscalYear, fiscalYearOf } from './fiscal-year';
