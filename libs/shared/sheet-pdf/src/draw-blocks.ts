import type { SheetBlock } from '@freightdesk/shared-sheet';
import { body, paper, paperWidth, type Pen, type Place, small, strong } from './pen';

const columns = 4;

/** Facts under a heading: names over their values, as many beside each other as fit. */
export async function drawBlock(pen: Pen, { title, facts }: SheetBlock, within?: Place): Promise<void> {
  const { x, width } = within ?? { x: paper.left, width: paperWidth };
  const beside = within ? 2 : columns;
  const each = width / beside;
  await pen.room(40);
  pen.y += pen.write(title, { x, width }, pen.y, strong) + 2;
  for (let from = 0; from < facts.length; from += beside) {
    const row = facts.slice(from, from + beside);
    const heights = row.map(
      ({ label, value }) => pen.height(label, each - 8, small) + pen.height(value, each - 8, body),
    );
    await pen.room(Math.max(...heights));
    row.forEach(({ label, value }, index) => {
      const place = { x: x + index * each, width: each - 8 };
      const named = pen.write(label, place, pen.y, small);
      pen.write(value, place, pen.y + named, body);
    });
    pen.y += Math.max(...heights) + 3;
  }
  pen.y += 6;
}
