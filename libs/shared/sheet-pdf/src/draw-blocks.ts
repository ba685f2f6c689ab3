import { qrSquares, type SheetBlock } from '@freightdesk/shared-sheet';
import { body, type Pen, type Place, small, strong, whole } from './pen';

/** So narrow that two names stand beside each other where a code and a signature stand at their right. */
const factWidth = 108;
const codeSize = 68;
/** What is written under a code may be wider than the code. */
const codeWidth = 90;

type Code = NonNullable<SheetBlock['code']>;

/** Black squares on white paper, with what they are for under them. */
function drawCode(pen: Pen, { content, caption }: Code, place: Place, y: number): number {
  const squares = qrSquares(content);
  const side = codeSize / squares.length;
  const x = place.x + (place.width - codeSize) / 2;
  const black = squares.flatMap((cells, row) =>
    cells.flatMap((isBlack, column) => (isBlack ? [[x + column * side, y + row * side] as const] : [])),
  );
  // A hair larger, so that no white line stands between two of them.
  pen.squares(black, side + 0.1);
  return codeSize + 3 + pen.write(caption, place, y + codeSize + 3, { ...small, align: 'center' });
}

interface BesideEachOther {
  rows: SheetBlock['facts'][];
  each: number;
  heights: number[];
}

/** Facts in rows, as many beside each other as there is room for. */
function inRows(pen: Pen, facts: SheetBlock['facts'], width: number): BesideEachOther {
  const beside = Math.max(1, Math.min(facts.length, Math.floor(width / factWidth)));
  const each = width / beside;
  const rows = Array.from({ length: Math.ceil(facts.length / beside) }, (_, row) =>
    facts.slice(row * beside, (row + 1) * beside),
  );
  const high = ({ label, value }: SheetBlock['facts'][number]) =>
    pen.height(label, each - 8, small) + pen.height(value, each - 8, body) + 3;
  return { rows, each, heights: rows.map((row) => Math.max(...row.map(high))) };
}

const widthOfFacts = ({ code }: SheetBlock, { width }: Place): number => width - (code ? codeWidth + 8 : 0);

/** How high a block comes to stand. */
export function blockHeight(pen: Pen, block: SheetBlock, place: Place = whole): number {
  const { heights } = inRows(pen, block.facts, widthOfFacts(block, place));
  const facts = heights.reduce((sum, height) => sum + height, pen.height(block.title, place.width, strong) + 2);
  return Math.max(facts, block.code ? codeSize + 16 : 0);
}

/** Facts under a heading: names over their values; a code to scan stands at the end. Answers where the block ends. */
export function drawBlock(pen: Pen, block: SheetBlock, place: Place, from: number): number {
  const { title, facts, code } = block;
  const { x, width } = place;
  if (code) drawCode(pen, code, { x: x + width - codeWidth, width: codeWidth }, from);
  let y = from + pen.write(title, place, from, strong) + 2;
  const { rows, each, heights } = inRows(pen, facts, widthOfFacts(block, place));
  for (const [row, of] of rows.entries()) {
    for (const [column, { label, value }] of of.entries()) {
      const at = { x: x + column * each, width: each - 8 };
      pen.write(value, at, y + pen.write(label, at, y, small), body);
    }
    y += heights[row] ?? 0;
  }
  return from + blockHeight(pen, block, place);
}

/** A block over the whole width, on one page. */
export async function sayBlock(pen: Pen, block: SheetBlock): Promise<void> {
  await pen.room(blockHeight(pen, block));
  pen.y = drawBlock(pen, block, whole, pen.y) + 6;
}
