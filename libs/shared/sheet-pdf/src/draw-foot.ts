import type { PrintedSheet, SheetSignature } from '@freightdesk/shared-sheet';
import { blockHeight, drawBlock, sayBlock } from './draw-blocks';
import { drawFacts, leftHalf, rightHalf } from './draw-head';
import { body, ink, paper, paperWidth, type Pen, type Place, small, strong, whole } from './pen';

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

const signatureHeight = 62;

function drawSignature(pen: Pen, { over, under }: SheetSignature, place: Place, align: 'left' | 'right'): void {
  pen.write(over, place, pen.y, { ...body, align });
  pen.line(pen.y + 46, place, ink.grey);
  pen.write(under, place, pen.y + 48, { ...small, align });
}

/** Whoever signs alone does so at the right, beside where to pay. */
async function drawPaymentAndSignature(pen: Pen, payment: PrintedSheet['payment'], signature: SheetSignature) {
  const right: Place = { x: paper.right - 195, width: 195 };
  const left: Place = { x: paper.left, width: paperWidth - right.width - 14 };
  const height = payment.reduce((sum, block) => sum + blockHeight(pen, block, left) + 6, 0);
  await pen.room(Math.max(height, signatureHeight));
  let y = pen.y;
  for (const block of payment) y = drawBlock(pen, block, left, y) + 6;
  drawSignature(pen, signature, right, 'right');
  pen.y = Math.max(y, pen.y + signatureHeight);
}

async function drawSignatures(pen: Pen, signatures: readonly SheetSignature[]): Promise<void> {
  if (signatures.length === 0) return;
  await pen.room(signatureHeight);
  const width = paperWidth / signatures.length;
  for (const [index, signature] of signatures.entries()) {
    drawSignature(pen, signature, { x: paper.left + index * width, width: width - 12 }, 'left');
  }
  pen.y += signatureHeight;
}

/** What the law wants said, what was agreed, how it is paid, and who signs. */
export async function drawFoot(pen: Pen, sheet: PrintedSheet): Promise<void> {
  for (const statement of sheet.statements) await pen.say(statement, whole, { ...strong, size: 8.5 });
  for (const reason of sheet.reasons) await pen.say(reason, whole, small);
  pen.y += 6;
  if (sheet.notes) {
    await pen.say(sheet.notes, whole, body);
    pen.y += 6;
  }
  await drawTerms(pen, sheet);
  const { payment, signatures } = sheet;
  const [alone, ...others] = signatures;
  if (alone && others.length === 0) return drawPaymentAndSignature(pen, payment, alone);
  for (const block of payment) await sayBlock(pen, block);
  await drawSignatures(pen, signatures);
}
