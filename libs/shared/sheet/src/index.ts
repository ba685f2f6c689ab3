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
export { runningTotals } from './running-totals';
export { textsOf } from './texts-of';
