import type { PrintedSheet } from '@freightdesk/shared-sheet';
import { drawBlock } from './draw-blocks';
import { drawFacts, leftHalf, rightHalf } from './draw-head';
import { body, ink, paper, paperWidth, type Pen, type Place, small, strong } from './pen';

const whole: Place = { x: paper.left, width: paperWidth };

/** What it comes to, in words and in figures; they stay together on one page. */
export async function drawTotals(pen: Pen, { totals, inWords }: PrintedSheet): Promise<void> {
  if (totals.length === 0) return;
  await pen.room(totals.length * 14 + 10);
  const right = drawFacts(pen, totals, rightHalf, pen.y);
  let left = pen.y;
  for (const { label, value } of inWords) {
    left += pen.write(label, leftHalf, left, small);
    left += pen.write(value, leftHalf, left, { ...body, face: 'bold' }) + 4;
  }
  pen.y = Math.max(left, right) + 8;
}

async function drawTerms(pen: Pen, { terms: { title: heading, items } }: PrintedSheet): Promise<void> {
  if (items.length === 0) return;
  await pen.room(30);
  await pen.say(heading, whole, { ...body, face: 'bold' });
  for (const [index, { title, text }] of items.entries()) {
    await pen.say(`${index + 1}. ${title}. ${text}`, whole, small);
  }
  pen.y += 6;
}

async function drawSignatures(pen: Pen, { signatures }: PrintedSheet): Promise<void> {
  if (signatures.length === 0) return;
  await pen.room(62);
  const isAlone = signatures.length === 1;
  const width = isAlone ? 200 : paperWidth / signatures.length;
  const top = pen.y;
  signatures.forEach(({ over, under }, index) => {
    const place = { x: isAlone ? paper.right - width : paper.left + index * width, width: width - (isAlone ? 0 : 12) };
    const align = isAlone ? ('right' as const) : ('left' as const);
    pen.write(over, place, top, { ...body, align });
    pen.line(top + 46, place, ink.grey);
    pen.write(under, place, top + 48, { ...small, align });
  });
  pen.y = top + 62;
}

/** What the law wants said, how it is paid, what was agreed, and who signs. */
export async function drawFoot(pen: Pen, sheet: PrintedSheet): Promise<void> {
  for (const statement of sheet.statements) await pen.say(statement, whole, { ...strong, size: 8.5 });
  for (const reason of sheet.reasons) await pen.say(reason, whole, small);
  pen.y += 6;
  for (const block of sheet.payment) await drawBlock(pen, block);
  if (sheet.notes) {
    await pen.say(sheet.notes, whole, body);
    pen.y += 6;
  }
  await drawTerms(pen, sheet);
  await drawSignatures(pen, sheet);
}
