import type { SheetTable } from '@freightdesk/shared-sheet';
import { ink, type Look, paperWidth, type Pen } from './pen';

/** The look of what a table says. */
export const cellLook: Look = { size: 7.5 };
export const headLook: Look = { size: 7.5, face: 'bold' };
export const noteLook: Look = { size: 6.5, colour: ink.grey };
export const cellPadding = 4;

const leastWords = 110;
const roomyWords = 230;

/** With the space that ends it: a word that has no room for that as well would be broken within. */
const widestWord = (text: string, measure: (word: string) => number): number =>
  Math.max(0, ...text.split(/(?<= )/).map(measure));

/** How wide each column would be by what stands in it; its head stands in one line, or in as many as it has words. */
function widestOf(pen: Pen, { columns, rows, foot = [] }: SheetTable): { whole: number[]; broken: number[] } {
  const padded = (width: number) => width + 2 * cellPadding + 1;
  const inCells = columns.map((_column, index) => {
    const looks = new Map<string, Look>();
    for (const { cells, carried } of rows) {
      const { text = '', note = '' } = cells[index] ?? {};
      looks
        .set(text, cellLook)
        .set(note, noteLook)
        .set(carried?.[index] ?? '', headLook);
    }
    looks.set(foot[index] ?? '', headLook);
    return index === 0 ? leastWords : Math.max(...[...looks].map(([text, look]) => pen.width(text, look)));
  });
  const measure = (text: string) => pen.width(text, headLook);
  return {
    whole: columns.map(({ header }, index) => padded(Math.max(inCells[index] ?? 0, measure(header)))),
    broken: columns.map(({ header }, index) => padded(Math.max(inCells[index] ?? 0, widestWord(header, measure)))),
  };
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/** What all have room for where the widest give way first: a column of figures is not broken for one of many words. */
function fitted(widths: readonly number[], room: number): number[] {
  let most = room;
  let left = room;
  for (const [index, width] of widths.toSorted((a, b) => a - b).entries()) {
    most = left / (widths.length - index);
    if (width > most) break;
    left -= width;
  }
  return widths.map((width) => Math.min(width, most));
}

/** The first column, which is words, takes what the others leave; they are as wide as what stands in them. */
export function columnWidths(pen: Pen, table: SheetTable): number[] {
  const { whole, broken } = widestOf(pen, table);
  // Heads stand in one line only where words have room beside them.
  const [, ...others] = sum(whole.slice(1)) <= paperWidth - roomyWords ? whole : broken;
  const taken = sum(others);
  if (taken <= paperWidth - leastWords) return [paperWidth - taken, ...others];
  return [leastWords, ...fitted(others, paperWidth - leastWords)];
}
