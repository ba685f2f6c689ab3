import type { SheetTable } from '@freightdesk/shared-sheet';
import { ink, type Look, paperWidth, type Pen } from './pen';

/** The look of what a table says. */
export const cellLook: Look = { size: 7.5 };
export const headLook: Look = { size: 7.5, face: 'bold' };
export const noteLook: Look = { size: 6.5, colour: ink.grey };
export const cellPadding = 4;

const widestWord = (text: string, measure: (word: string) => number): number =>
  Math.max(0, ...text.split(' ').map(measure));

/** The first column, which is words, takes what the others leave; they are as wide as what stands in them. */
export function columnWidths(pen: Pen, { columns, rows, foot = [] }: SheetTable): number[] {
  const widest = columns.map(({ header }, index) => {
    let width = widestWord(header, (word) => pen.width(word, headLook));
    const longest = new Map<string, Look>();
    for (const { cells, carried } of rows) {
      const { text = '', note = '' } = cells[index] ?? {};
      longest
        .set(text, cellLook)
        .set(note, noteLook)
        .set(carried?.[index] ?? '', headLook);
    }
    longest.set(foot[index] ?? '', headLook);
    for (const [text, look] of longest) if (index > 0) width = Math.max(width, pen.width(text, look));
    return width + 2 * cellPadding + 1;
  });
  const others = widest.slice(1).reduce((sum, width) => sum + width, 0);
  const leastWords = 110;
  if (others <= paperWidth - leastWords) return [paperWidth - others, ...widest.slice(1)];
  // More than fits: all become narrower alike, and break where they must.
  const share = (paperWidth - leastWords) / others;
  return [leastWords, ...widest.slice(1).map((width) => width * share)];
}
