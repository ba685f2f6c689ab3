export { inTwoLanguages, type LabelWords } from './in-two-languages';
export {
  blankSheet,
  fact,
  type PrintedSheet,
  type SheetBlock,
  type SheetCell,
  type SheetColumn,
  type SheetFact,
  type SheetRow,
  type SheetSide,
  type SheetSignature,
  type SheetTable,
  type SheetTerm,
} from './printed-sheet';
export type { PlacedText, PrintedStock } from './printed-stock';
export { qrSquares } from './qr-squares';
export { runningTotals } from './running-totals';
export { textsOf } from './texts-of';
