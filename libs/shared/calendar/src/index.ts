export {
  addDays,
  type BusinessDate,
  businessDateAt,
  daysBetween,
  formatBusinessDate,
  isBusinessDate,
} from './business-date';
export { type Clock, settableClock, systemClock } from './clock';
export { farDateMessage, futureDateMessage, isAhead, isFarAhead, isLongAgo } from './document-date';
export { clockTimeAt, formatInstant } from './format-instant';
export { type FiscalYear, fiscalYearOf } from './fiscal-year';
