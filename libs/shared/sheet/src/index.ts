export { inTwoLanguages, type LabelWords } from './in-two-languages';
export type {
  PrintedSheet,
  SheetBlock,
  SheetCell,
  SheetColumn,
  SheetFact,
  SheetRow,
  SheetSide,
  SheetSignature,
  SheetTable,
  SheetTerm,
} from './printed-sheet';
export type { PlacedText, PrintedStock } from './printed-stock';
export { qrSquares } from './qr-squares';
export { runningTotals } from './running-totals';
export { textsOf } from './texts-of';
