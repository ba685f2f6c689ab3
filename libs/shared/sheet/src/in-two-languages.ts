import type { PrintedSheet, SheetBlock, SheetFact, SheetSide, SheetTable } from './printed-sheet';

/** What labels are called in a second language, by their English. */
export type LabelWords = Readonly<Record<string, string>>;

/** What is told in another currency is called like what is told in rupees. */
const inCurrency = /^(.+) in ([A-Z]{3})$/;

function wordFor(label: string, words: LabelWords): string | null {
  const [, amount = '', currency = ''] = inCurrency.exec(label) ?? [];
  return words[label] ?? (words[amount] ? `${words[amount]} (${currency})` : null);
}

/**
 * The same document with each label in a second language before the first; what is said under the labels stays as it is. One
 * that has no second word stands alone.
 */
export function inTwoLanguages(sheet: PrintedSheet, words: LabelWords): PrintedSheet {
  const say = (text: string): string => {
    const word = wordFor(text, words);
    return word === null ? text : `${word} / ${text}`;
  };
  const fact = (one: SheetFact): SheetFact => ({ ...one, label: say(one.label) });
  const side = (one: SheetSide): SheetSide => ({ ...one, caption: say(one.caption) });
  const block = (one: SheetBlock): SheetBlock => ({
    ...one,
    title: say(one.title),
    facts: one.facts.map(fact),
    ...(one.code && { code: { ...one.code, caption: say(one.code.caption) } }),
  });
  const table = (one: SheetTable): SheetTable => ({
    ...one,
    ...(one.title && { title: say(one.title) }),
    columns: one.columns.map((column) => ({ ...column, header: say(column.header) })),
    ...(one.foot && { foot: one.foot.map(say) }),
  });
  return {
    ...sheet,
    title: say(sheet.title),
    mark: say(sheet.mark),
    sides: sheet.sides.map(side),
    facts: sheet.facts.map(fact),
    blocks: sheet.blocks.map(block),
    tables: sheet.tables.map(table),
    totals: sheet.totals.map(fact),
    inWords: sheet.inWords.map(fact),
    ...(sheet.summary && { summary: table(sheet.summary) }),
    terms: { ...sheet.terms, title: say(sheet.terms.title) },
    payment: sheet.payment.map(block),
    signatures: sheet.signatures.map(({ over, under }) => ({ over, under: say(under) })),
    carriedForward: say(sheet.carriedForward),
    broughtForward: say(sheet.broughtForward),
  };
}
