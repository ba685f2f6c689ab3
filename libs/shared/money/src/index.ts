export { allocate } from './allocate';
export { amountInWords, numberInWords } from './amount-in-words';
export { lineMinor, percentOf, roundToRupee, toPaise } from './amounts';
export { currencies } from './currencies.data';
export { baseCurrency, type CurrencyCode, currencyCodes, isCurrency } from './currency';
export {
  add,
  compare,
  type Decimal,
  formatDecimal,
  multiply,
  parseDecimal,
  plainDecimal,
  roundHalfUp,
  shift,
  toSafeInteger,
  wholeNumber,
} from './decimal';
export { largestMinor } from './largest-amount';
export { formatMinor, formatPaise, groupedDecimal } from './format';
export { parseAmount, withoutGrouping } from './parse-amount';
export { shareOut } from './share-out';
export { sum } from './sum';
