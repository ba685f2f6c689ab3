import type { PrintedSheet, SheetBlock, SheetFact, SheetSide, SheetTable } from './printed-sheet';

const ofFact = ({ label, value }: SheetFact) => [label, value];
const ofSide = ({ caption, name, lines }: SheetSide) => [caption, name, ...lines];
const ofBlock = ({ title, facts, code }: SheetBlock) => [title, ...facts.flatMap(ofFact), code?.caption ?? ''];
const ofTable = ({ title = '', columns, rows, foot = [] }: SheetTable) => [
  title,
  ...columns.map(({ header }) => header),
  ...rows.flatMap(({ cells }) => cells.flatMap(({ text, note = '' }) => [text, note])),
  ...foot,
];

/** Every word and figure of a document, each for itself: whoever draws it shows all of them. */
export function textsOf(sheet: PrintedSheet): string[] {
  const { heading = '', number = '', title, mark, notes, issuer, sides, terms, summary } = sheet;
  return [
    ...[heading, title, mark, number, notes, ...sheet.statements, ...sheet.reasons],
    ...[issuer, ...sides].flatMap(ofSide),
    ...[...sheet.facts, ...sheet.totals, ...sheet.inWords].flatMap(ofFact),
    ...[...sheet.blocks, ...sheet.payment].flatMap(ofBlock),
    ...[...sheet.tables, ...(summary ? [summary] : [])].flatMap(ofTable),
    ...(terms.items.length > 0 ? [terms.title] : []),
    ...terms.items.flatMap(({ title: called, text }) => [called, text]),
    ...sheet.signatures.flatMap(({ over, under }) => [over, under]),
  ].filter((text) => text !== '');
}
